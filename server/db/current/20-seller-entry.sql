-- The lines are summed before the join, so that a condition on owner and entry_id reaches the index of a seller's lines.
create or replace view seller_entry as
select own.owner, own.entry_id, entry.kind, entry.order_id, entry.cause, entry.at, own.amount, entry.late_period
  from (select owner, entry_id, (-sum(amount))::bigint as amount from ledger_line where account = 'seller' group by owner, entry_id) as own
  join ledger_entry entry on entry.id = own.entry_id;
comment on view seller_entry is 'Changes of the balance of a seller, one row per entry. owner: the id of the organization, as text. amount: kopecks, above 0 = the market owes the seller more. late_period: the accounting period of an entry whose own month was closed when it was posted; null = the month of at.';
