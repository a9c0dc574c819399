-- Mistyped words are put right by the words of the language that they were typed in: those that only names of other
-- languages have are none of the first one.
alter table search_words add column is_first_language boolean not null default true;
