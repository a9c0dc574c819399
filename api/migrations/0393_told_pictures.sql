-- How many products that show a picture say what it shows, and how many do not (0394_told_pictures_counted.sql keeps them): the
-- library is asked for what nothing shows and for what nobody describes, and looks through no products then.
alter table images
  add column products_told integer not null default 0,
  add column products_untold integer not null default 0;
