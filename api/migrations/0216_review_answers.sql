-- What the shop answers to a review, plain text; null: nothing. One to each, shown below it.
alter table reviews
  add column answer text check (length(answer) between 1 and 2000),
  add column answered_at timestamptz,
  -- rises with each write of staff
  add column version integer not null default 1,
  add constraint reviews_answered check ((answer is null) = (answered_at is null));
-- Staff's list over all states: those that wait, the oldest first, then the others, the latest first.
create index reviews_queue on reviews
  ((state <> 'waiting'), (case when state = 'waiting' then created_at end), created_at desc, id desc);
create index reviews_of_product on reviews (product_id, created_at desc, id desc);
create index reviews_words on reviews using gin (to_tsvector('simple', author_name || ' ' || body));
