-- Orders whose money wants somebody are found by what a provider refused, which is little of all that it was asked.
create index payment_tasks_refused on payment_tasks (payment_id) where state = 'refused';
