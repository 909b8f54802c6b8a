create or replace view seller_entry as
select line.owner, entry.id as entry_id, entry.kind, entry.order_id, entry.cause, entry.at, (-sum(line.amount))::bigint as amount
  from ledger_line line join ledger_entry entry on entry.id = line.entry_id
 where line.account = 'seller' group by line.owner, entry.id;
comment on view seller_entry is 'Changes of the balance of a seller, one row per entry. owner: the id of the organization, as text. amount: kopecks, above 0 = the market owes the seller more.';
