-- Browsers also say where a page stood still, broke off, took nearly all memory, or had its first means changed
-- (docs/api.md, 'Remotes').
alter table remote_signals drop constraint remote_signals_kind_check;
alter table remote_signals add constraint remote_signals_kind_check check (
  kind in ('threw', 'not_loaded', 'mismatched', 'hung', 'ended', 'hoarded', 'patched',
    'lcp_good', 'lcp_medium', 'lcp_poor', 'inp_good', 'inp_medium', 'inp_poor', 'cls_good', 'cls_medium', 'cls_poor'));
