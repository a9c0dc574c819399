-- What a product's picture shows, said in the other languages: {"de": {"alt": "…"}}.
alter table product_images add column words jsonb not null default '{}';
