-- Where a product was made, ISO 3166-1 alpha-2; null: nobody has said. Which codes there are is the API's to know, whose list
-- may grow.
alter table products add column origin_country text check (origin_country ~ '^[A-Z]{2}$');
