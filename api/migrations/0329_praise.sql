-- What the home page shows of reviews: the latest with five stars that say something and are short enough to be read there.
create index reviews_praise on reviews (created_at desc, id desc)
  where published and rating = 5 and char_length(body) between 20 and 240;
