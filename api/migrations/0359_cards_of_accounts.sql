-- Cards that were mailed before 0338 to addresses that are confirmed.
update gift_cards set user_id = users.id from users
where gift_cards.user_id is null and gift_cards.email <> '' and gift_cards.email = lower(users.email)
  and users.email_verified;
