-- Which figures the program knew that recorded a month: one that is summed since then is no change of that month. What
-- an older program records, while a shop is upgraded too, has those of before gift cards and store credit.
alter table month_closings add column known_figures text[] not null default '{payments,instalments,refunds,disputes,fees,orders,invoices,credit_notes,cancellations,ledger_purchases,ledger_releases,ledger_payments,ledger_refunds,ledger_payouts,ledger_fees,ledger_waivers,ledger_write_offs,ledger_reversals}';
update month_closings
set known_figures = known_figures || '{value_issues,value_refunds,value_spends,value_lapses,value_adjustments}'
where figures @? '$[*] ? (@.figure starts with "value_")';
