-- To whom gift cards go that are bought, when not to whoever buys them.
-- As they are chosen: [{variant_id, piece, email, name, message, send_on}]
alter table checkouts add column gifts jsonb not null default '[]';
-- As they were ordered, piece by piece, null for those that go to the buyer; kept until they are issued.
alter table order_items add column gifts jsonb;
-- null: its code was mailed. A day before which it is not.
alter table gift_cards add column send_on date;
