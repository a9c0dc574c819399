-- Which orders a code was used for, the latest first. By itself: nobody with a coupon waits while it is made.
create index orders_coupon_code on orders (coupon_code, placed_at desc, id desc) where coupon_code is not null;
