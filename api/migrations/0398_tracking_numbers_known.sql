-- PostgreSQL keeps what it knows of an expression with an index only where the index has all rows, and this one has none without
-- a number: it took every two hundredth parcel for found, and made room for as many (docs/decisions/0034-keys-of-the-order-list.md).
create statistics shipments_tracked on (upper(replace(tracking_number, ' ', ''))) from shipments;
