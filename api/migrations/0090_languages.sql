-- Languages: whom mails speak to, and the shop's own texts.

-- The language that somebody last signed up, signed in or came back in.
alter table users add column language text not null default 'en' check (language in ('en', 'de'));

-- English is there for every page; another language's text stands beside it, edited and versioned on its own.
alter table content_pages add column language text not null default 'en' check (language in ('en', 'de'));
alter table content_pages drop constraint content_pages_pkey;
alter table content_pages add primary key (slug, language);
