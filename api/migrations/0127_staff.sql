-- Who works in the shop, in which role, and what each role may do. users.role stays what tokens claim: ADMIN for staff.

create table staff_roles (
  id uuid primary key,
  -- of those that every shop has; the shop's own have none
  key text unique check (key in ('owner', 'manager', 'catalogue', 'orders', 'credit', 'support', 'read_only')),
  name text not null check (char_length(name) between 1 and 60),
  version integer not null default 1,
  created_at timestamptz not null,
  last_modified_at timestamptz not null
);
create unique index staff_roles_name on staff_roles (lower(name));

-- The owner has every right, those of later versions too, and no rows here.
create table staff_role_rights (
  role_id uuid not null references staff_roles (id) on delete cascade,
  right_name text not null check (char_length(right_name) between 1 and 60),
  primary key (role_id, right_name)
);

create table staff (
  user_id uuid primary key references users (id) on delete cascade,
  role_id uuid not null references staff_roles (id),
  version integer not null default 1,
  created_at timestamptz not null,
  last_modified_at timestamptz not null
);
create index staff_role_id on staff (role_id);

insert into staff_roles (id, key, name, created_at, last_modified_at)
select ('019ab000-0000-7000-8000-00000000000' || position)::uuid, key, name, now(), now()
from (values
  (1, 'owner', 'Owner'),
  (2, 'manager', 'Manager'),
  (3, 'catalogue', 'Catalogue'),
  (4, 'orders', 'Orders'),
  (5, 'credit', 'Credit'),
  (6, 'support', 'Support'),
  (7, 'read_only', 'Read only')
) as roles (position, key, name);

insert into staff_role_rights (role_id, right_name)
select staff_roles.id, unnest(string_to_array(rights, ' '))
from (values
  ('manager', 'dashboard.read orders.read orders.write orders.refund returns.write products.read products.write customers.read customers.write reviews.write search.write pay_later.read pay_later.write remotes.read settings.read settings.write staff.read audit.read'),
  ('catalogue', 'dashboard.read products.read products.write reviews.write search.write'),
  ('orders', 'dashboard.read orders.read orders.write orders.refund returns.write products.read customers.read'),
  ('credit', 'dashboard.read orders.read customers.read pay_later.read pay_later.write'),
  ('support', 'dashboard.read orders.read returns.write products.read customers.read customers.write reviews.write'),
  ('read_only', 'dashboard.read orders.read products.read customers.read pay_later.read remotes.read settings.read')
) as given (key, rights)
join staff_roles using (key);

insert into staff (user_id, role_id, created_at, last_modified_at)
select users.id, staff_roles.id, now(), now() from users, staff_roles
where users.role = 'ADMIN' and staff_roles.key = 'owner';
