-- What a piece costs the shop itself, in minor units; null: nobody has said. Staff alone read it.
alter table variants add column cost integer check (cost >= 0);
