-- A short video that a product shows among its pictures (docs/decisions/0071-a-video-beside-the-pictures.md). Its file lies
-- where those of pictures do, called by its content: media/{hash}.{ext}.
create table videos (
  id uuid primary key,
  hash text not null unique,
  ext text not null check (ext in ('mp4', 'webm')),
  bytes integer not null,
  width integer not null,
  height integer not null,
  duration_ms integer not null,
  created_at timestamptz not null,
  -- since when no product has been seen to show it; after a while it goes
  unused_since timestamptz
);
create index videos_unused on videos (unused_since) where unused_since is not null;

create table product_videos (
  product_id uuid primary key references products on delete cascade,
  video_id uuid not null references videos,
  -- what stands for it until it is played; null: the product's first picture
  poster_id uuid references images on delete set null,
  -- so many of the product's pictures stand before it
  place smallint not null default 1 check (place between 1 and 50),
  -- what it shows; '': the product's name
  label text not null default '' check (char_length(label) <= 500),
  -- the same in the other languages: {"de": {"label": "…"}}
  words jsonb not null default '{}'
);
create index product_videos_video on product_videos (video_id);
create index product_videos_poster on product_videos (poster_id) where poster_id is not null;
