create or replace view order_fee as
select ledger_entry.order_id, (-sum(ledger_line.amount))::bigint as fee
  from ledger_entry join ledger_line on ledger_line.entry_id = ledger_entry.id
 where ledger_entry.kind = 'settlement' and ledger_line.account in ('platform', 'tax')
 group by ledger_entry.order_id;
comment on view order_fee is 'What the market withheld of an order, kopecks, VAT inside: the settlement with all its corrections. An order that is not posted yet has no row. order_id: the order. fee: the commission of it.';
