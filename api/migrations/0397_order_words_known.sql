-- How many orders have a word decides how a page of them is found (docs/decisions/0034-keys-of-the-order-list.md). By the usual
-- thousand words of 30,000 orders, what is expected varies by half from one ANALYZE to the next.
alter table orders alter column search set statistics 400;
