-- What matters of a picture: how far it is from the left and from the top in percent, {"x": 30, "y": 20}. What is cut out of
-- the picture keeps it in sight; null: the middle.
alter table images
  add column focus jsonb,
  add constraint images_focus_check check (
    focus is null or ((focus ->> 'x')::integer between 0 and 100 and (focus ->> 'y')::integer between 0 and 100)) not valid;
