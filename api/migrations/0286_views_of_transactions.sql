alter table saved_views
  drop constraint saved_views_list_check,
  add check (list in ('orders', 'products', 'customers', 'returns', 'reviews', 'coupons', 'transactions'));
