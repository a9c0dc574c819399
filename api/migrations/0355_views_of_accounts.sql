-- What staff filter pay-later accounts by is kept as that of the other lists.
alter table saved_views
  drop constraint saved_views_list_check,
  add constraint saved_views_list_check check (
    list in ('orders', 'products', 'customers', 'returns', 'reviews', 'coupons', 'transactions', 'reports', 'pay-later'));
