-- A link by which somebody of the staff sets the first password of their account.
alter table mail_tokens drop constraint mail_tokens_purpose_check;
alter table mail_tokens add constraint mail_tokens_purpose_check
  check (purpose in ('reset', 'verify', 'change', 'invite'));
