-- Where pictures that files of products name have come from: the same one is taken once.
create table product_picture_sources (
  -- the file beside which a name was sent; null: an address, which any file may name
  file_id uuid references product_files (id) on delete cascade,
  -- of the address or the name: the first 16 bytes of its SHA-256
  source_hash bytea not null check (octet_length(source_hash) = 16),
  image_id uuid not null references images (id) on delete cascade,
  taken_at timestamptz not null
);
create unique index product_picture_sources_key on product_picture_sources (source_hash, file_id) nulls not distinct;
create index product_picture_sources_file on product_picture_sources (file_id);
create index product_picture_sources_image on product_picture_sources (image_id);

-- The zip of pictures beside a file, as it was called, and how many pictures are in it; it lies beside the file's text.
alter table product_files
  add column zip_id uuid,
  add column zip_name text check (char_length(zip_name) between 1 and 200),
  add column zip_count integer;

-- By which words a file may name an entry of its zip: its path, or its name alone where no other entry is called so.
create table product_file_zip_entries (
  file_id uuid not null references product_files (id) on delete cascade,
  key text not null,
  -- where it begins in the zip, how many bytes it has there and unpacked, and how it is packed; null: it cannot be unpacked
  header_at integer,
  packed_bytes integer,
  bytes integer,
  method integer,
  primary key (file_id, key),
  check (num_nulls(header_at, packed_bytes, bytes, method) in (0, 4))
);

-- Pictures that a checked file names and that the shop would take.
create table product_check_pictures (
  check_id uuid not null references product_checks (job_id) on delete cascade,
  source_hash bytea not null,
  source text not null,
  -- the first one that names it
  row integer not null,
  primary key (check_id, source_hash)
);

-- Which of them a product of the file names.
alter table product_check_items add column pictures bytea[] not null default '{}';
