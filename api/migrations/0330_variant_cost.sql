-- What a piece costs the shop itself, in minor units; null: nobody has said. Staff alone read it. 0358 looks at what was
-- there before.
alter table variants
  add column cost integer,
  add constraint variants_cost_check check (cost >= 0) not valid;
