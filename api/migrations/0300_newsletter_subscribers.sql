-- Who receives the newsletter, as staff see it, and who may.
alter table newsletter_subscriptions
  -- in which it was asked for; null: before it was kept
  add column language text check (language in ('en', 'de'));
create index newsletter_subscriptions_list on newsletter_subscriptions (requested_at desc, id desc);
create index newsletter_subscriptions_state on newsletter_subscriptions (state, requested_at desc, id desc);
create index newsletter_subscriptions_email_start on newsletter_subscriptions (lower(email) text_pattern_ops);

insert into staff_role_rights (role_id, right_name)
select staff_roles.id, unnest(string_to_array('subscribers.read subscribers.write', ' '))
from staff_roles where key = 'manager';
