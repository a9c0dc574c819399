-- Values of an attribute by what ranges compare, and by how they begin: staff narrow the list of products by both.
create index attribute_values_number on attribute_values (attribute_id, number) where number is not null;
create index attribute_values_start on attribute_values (attribute_id, value text_pattern_ops);
