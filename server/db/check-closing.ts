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
  where named is distinct from posted`
