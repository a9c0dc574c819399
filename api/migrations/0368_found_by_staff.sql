-- Values of an attribute by what ranges compare, and by how they begin: staff narrow the list of products by both.
create index attribute_values_number on attribute_values (attribute_id, number) where number is not null;
create index attribute_values_start on attribute_values (attribute_id, value text_pattern_ops);

-- Products by the whole of what they are called, for the audit log.
create index products_called on products (lower(name));
create index products_called_de on products (lower(words -> 'de' ->> 'name')) where words -> 'de' ->> 'name' is not null;
