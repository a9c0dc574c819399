-- Products are looked at together as orders are.
alter table staff_presence drop constraint staff_presence_record_type_check;
alter table staff_presence add constraint staff_presence_record_type_check check (record_type in ('order', 'product'));
