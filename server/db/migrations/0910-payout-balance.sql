-- The balance from which a payout was divided: a payout may exceed it while debts take only half of what is due.
alter table payout_item add column balance bigint;
comment on column payout_item.balance is 'Balance of the seller at the draft, below 0 = a debt; null = drafted by an earlier release.';
