create or replace view ledger_balance as
SELECT account,
    owner,
    sum(amount)::bigint AS balance
   FROM ledger_line
  GROUP BY account, owner;
