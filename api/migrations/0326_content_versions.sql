-- Texts of the shop by staff: every save is kept, and a text may be written before it is shown.
alter table content_pages
  -- the one that is shown, as title, description and markdown have it; null: none is
  add column published_version integer default 1;
update content_pages set published_version = version;

-- The latest 50 of a text are kept (docs/product.md §4, 'Shop front').
create table content_page_versions (
  slug text not null,
  language text not null,
  version integer not null,
  title text not null,
  description text not null,
  markdown text not null check (length(markdown) <= 100000),
  -- it was shown when it was saved
  is_published boolean not null,
  saved_at timestamptz not null,
  saved_by uuid references users (id) on delete set null,
  primary key (slug, language, version),
  foreign key (slug, language) references content_pages (slug, language) on delete cascade
);
create index content_page_versions_saved_by on content_page_versions (saved_by);
insert into content_page_versions (slug, language, version, title, description, markdown, is_published, saved_at, saved_by)
select slug, language, version, title, description, markdown, true, updated_at, last_modified_by from content_pages;

insert into staff_role_rights (role_id, right_name)
select staff_roles.id, unnest(string_to_array(rights, ' '))
from (values ('manager', 'content.read content.write'), ('read_only', 'content.read')) as given (key, rights)
join staff_roles using (key);
