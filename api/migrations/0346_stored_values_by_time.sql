-- What moved in a month.
create index stored_value_entries_by_time on stored_value_entries (created_at);
