import type { TaxSystem } from '@okolitsa/domain/fiscal/vat.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Sums of a month, kopecks. */
export interface MonthRow {
  readonly month: string
  readonly sold: number
  readonly returned: number
  readonly taken: number
  readonly paidOut: number
}
export interface TaxedSeller {
  readonly title: string
  readonly taxSystem: TaxSystem
  readonly tin: string
}

export async function findTaxedSeller(executor: Executor, organizationId: number): Promise<TaxedSeller | null> {
  const [row] = await run<TaxedSeller>(
    executor,
    'select title, tax_system as "taxSystem", tin from seller_card where id = $1',
    [organizationId],
  )
  return row ?? null
}

/**
 * Income of a seller by month, from the same entries as the statement: goods and own delivery of a settlement are what the
 * balance moved by, with the fee and the money that the seller took. Cash passes through its account in two lines, of which
 * the first is the change. Only entries of the period are read.
 */
export const listMonths = (
  executor: Executor,
  { organizationId, from, to, timeZone }: { organizationId: number; from: Date; to: Date; timeZone: string },
): Promise<MonthRow[]> =>
  run<MonthRow>(
    executor,
    `select to_char(own.at at time zone $4, 'YYYY-MM') as month,
       coalesce(sum(parts.gross) filter (where parts.gross > 0), 0)::bigint as sold,
       coalesce(-sum(parts.gross) filter (where parts.gross < 0), 0)::bigint as returned,
       coalesce(sum(parts.cash), 0)::bigint as taken,
       coalesce(-sum(own.amount) filter (where own.kind like 'payout%'), 0)::bigint as "paidOut"
       from seller_entry as own
       left join lateral (
         select own.amount + coalesce(-sum(amount) filter (where account in ('platform', 'tax')), 0)
             + coalesce((array_agg(amount order by position) filter (where account = 'cash'))[1], 0) as gross,
           coalesce((array_agg(amount order by position) filter (where account = 'cash'))[1], 0) as cash
           from ledger_line where ledger_line.entry_id = own.entry_id and own.kind = 'settlement') as parts
         on own.kind = 'settlement'
      where own.owner = $1 and own.entry_id >= (select coalesce(min(id + 0), 0) from ledger_entry where at >= $2)
        and own.at >= $2 and own.at < $3 and (own.kind = 'settlement' or own.kind like 'payout%')
      group by month order by month`,
    [String(organizationId), from, to, timeZone],
  )
