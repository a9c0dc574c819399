-- PostgreSQL does not use what an index that leaves out rows knows of its expression, and this one leaves out parcels without a number:
-- it took every two hundredth parcel for found, and made room for as many (docs/decisions/0078-postgres-keeps-a-statements-memory.md).
create statistics shipments_tracked on (upper(replace(tracking_number, ' ', ''))) from shipments;
