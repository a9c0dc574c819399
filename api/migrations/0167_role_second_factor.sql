-- Whoever has the role may do nothing of it before their sign-in asks for a second factor.
alter table staff_roles add column requires_second_factor boolean not null default false;
