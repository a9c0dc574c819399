-- What runs out is shown with what it sold in 30 days: read by the variants that run out, and not all that was sold.
create index variant_sales_by_variant on variant_sales_by_day (variant_id, day) include (units);
