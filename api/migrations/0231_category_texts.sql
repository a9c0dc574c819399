-- What search engines are told of a category, and its texts in other languages.
alter table categories add column seo_title text;
alter table categories add column seo_description text;
-- language → name, description, seo_title, seo_description; what is left out is told in the first language
alter table categories add column words jsonb not null default '{}';
-- The order of its goods where nobody asks for another one; null is that of every listing.
alter table categories add column sort text check (sort in ('newest', 'price', '-price', 'best_selling', 'rating', 'name'));
