-- A category that holds what fits its rule, wherever else that is, is a collection
-- (api/src/modules/catalogue/collections/collection-rule.ts); null: it holds what is put into it.
alter table categories add column rule jsonb;
