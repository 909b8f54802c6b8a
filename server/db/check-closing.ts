/** Checks of accounting periods and registers. One row = one problem, in words. */
export const CLOSING_PROBLEMS = `
select 'ledger entry ' || id || ' of ' || at || ' is marked as late in ' || late_period || ', which is not after its month'
  from ledger_entry where late_period <= to_char(at at time zone 'Europe/Moscow', 'YYYY-MM')
union all
-- an entry that went into a closed month without the mark makes the month differ from its closing
select 'period ' || closed.period || ' was closed with ' || sums || ', and the ledger has ' || found
  from accounting_period as closed
    left join (
      select period, jsonb_build_object('entries', entries, 'accounts', accounts) as now
        from (select coalesce(late_period, to_char(at at time zone 'Europe/Moscow', 'YYYY-MM')) as period, count(*) as entries
            from ledger_entry group by 1) as counted
          join (select period, jsonb_object_agg(account, jsonb_build_array(debit, credit)) as accounts
            from (select coalesce(late_period, to_char(at at time zone 'Europe/Moscow', 'YYYY-MM')) as period, account,
                sum(greatest(amount, 0)) as debit, sum(greatest(-amount, 0)) as credit
              from ledger_entry join ledger_line on entry_id = ledger_entry.id
              where exists (select from accounting_period where state = 'closed')
              group by 1, 2) as turnover
            group by period) as summed using (period)) as posted on posted.period = closed.period
    cross join lateral (select coalesce(now, '{"entries": 0, "accounts": {}}') as found) as counted
  where state = 'closed' and sums <> found
union all
select 'register file ' || file_id || ' names fees of ' || named || ', and the ledger has ' || coalesce(posted, 0)
  from (select file_id, sum(fee) as named from register_row group by file_id having sum(fee) > 0) as register
    left join (select split_part(cause, ':', 2)::integer as file_id, sum(amount) as posted
      from ledger_entry join ledger_line on entry_id = ledger_entry.id and account = 'acquirer_fee'
      where kind = 'acquirer_fee' group by 1) as ledger using (file_id)
  where named is distinct from posted
union all
select 'register file ' || file_id || ' leaves ' || net || ' to be paid by ' || payer || ', and the ledger has ' || coalesce(posted, 0)
  from (select file_id, source.payer, sum(case when is_refund then -amount else amount end - fee) as net
      from register_row join register_source as source on source.id = source_id
      where source.payer is not null group by 1, 2) as register
    left join (select split_part(cause, ':', 2)::integer as file_id, sum(amount) as posted
      from ledger_entry join ledger_line on entry_id = ledger_entry.id and account = 'gateway' and owner = facts ->> 'payer'
      where kind = 'acquirer_settlement' and cause like 'acquirer-register:%' group by 1) as ledger using (file_id)
  where net <> coalesce(posted, 0)
union all
select 'row ' || arrived.id || ' of a statement says that ' || payer || ' paid ' || arrived.amount || ', and the ledger has '
    || coalesce(line.amount, 0)
  from register_row as arrived
    left join ledger_entry as entry on entry.cause = 'acquirer-payment:' || arrived.id
    left join ledger_line as line on entry_id = entry.id and account = 'bank'
  where arrived.payer in (select payer from register_source where payer is not null) and arrived.kind = 'bank' and is_refund
    and arrived.amount <> coalesce(line.amount, 0)
union all
select 'ledger entry ' || entry.id || ' is of row ' || (facts ->> 'rowId') || ' of a statement, which is not there'
  from ledger_entry as entry where kind = 'acquirer_settlement' and cause like 'acquirer-payment:%'
    and not exists (select from register_row where id = (facts ->> 'rowId')::bigint and kind = 'bank' and is_refund)
union all
select 'ledger entry ' || entry.id || ' (' || kind || ') moves money of the bank'
  from ledger_entry as entry join ledger_line on entry_id = entry.id and account = 'bank'
  where kind not in ('payout', 'payoutPaid', 'payoutReturn', 'acquirer_settlement', 'manual')`
