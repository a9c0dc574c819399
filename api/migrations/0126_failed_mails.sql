-- For the number of mails that were given up lately.
create index mails_failed on mails (settled_at) where state = 'failed';
