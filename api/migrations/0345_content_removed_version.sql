-- The highest version that a text of the shop had when it was deleted: new ones begin above it (docs/product.md §4, 'Shop front').
create table content_removed_version (
  only_row boolean primary key default true check (only_row),
  version integer not null
);
insert into content_removed_version (version) values (0);
