-- Which machine's token did it, beside who made that token. No foreign key: the entry outlives the token.
alter table audit_log add column token_id uuid;
