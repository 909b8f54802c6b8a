-- outside a transaction
-- Indexes of balances and statements of sellers: the lines of a seller in the order of entries, the entries since a
-- moment, the payouts of a seller. They are built while the market works.
drop index concurrently if exists ledger_line_of_seller;
create index concurrently ledger_line_of_seller on ledger_line (owner, entry_id) include (amount) where account = 'seller';
drop index concurrently if exists ledger_entry_by_time;
create index concurrently ledger_entry_by_time on ledger_entry (at) include (id);
drop index concurrently if exists ledger_entry_payout;
create index concurrently ledger_entry_payout on ledger_entry ((facts ->> 'organizationId'), at desc) where kind = 'payout';
