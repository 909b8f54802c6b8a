import type { Period } from '@okolitsa/domain/closing/period.ts'
import type { CorrectionCause, StatementKind } from '@okolitsa/domain/statements/statement.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Amounts of a line or of the lines of a kind, kopecks. */
interface Amounts {
  readonly amount: number
  readonly fee: number
  readonly feeTax: number
  readonly cash: number
  readonly delivery: number
  readonly marketDiscount: number
}
export interface LineRow extends Amounts {
  readonly id: number
  readonly kind: StatementKind
  readonly orderId: number | null
  readonly at: string
  /** The accounting period of an entry whose own month was closed; null = its month. */
  readonly latePeriod: Period | null
  readonly percent: number | null
  /** Of a correction. */
  readonly cause: CorrectionCause | null
  /** Reason and document of a manual entry. */
  readonly note: string | null
  /** Discount of the seller's own promo code, which the goods are already less by. */
  readonly ownDiscount: number
}
export interface TotalRow extends Amounts {
  readonly kind: StatementKind
  readonly count: number
}
export interface StatementRow {
  readonly opening: number
  readonly totals: readonly TotalRow[]
  readonly lines: readonly LineRow[]
}

export interface AskedStatement {
  readonly organizationId: number
  /** The first moment of the period and the first one after it. */
  readonly from: Date
  readonly to: Date
  /** The accounting period of these moments, with its late entries; null = entries by their own moment. */
  readonly period: Period | null
  /** Entry after which a page begins; null = the first page. */
  readonly after: number | null
  readonly order: 'newest' | 'oldest'
  readonly kinds: readonly StatementKind[] | null
  readonly most: number
}

/** Price of the own courier's delivery in the facts of a settlement. */
const deliveryOf = (facts: string) =>
  `case when ${facts} ->> 'carrier' = 'seller' then (${facts} ->> 'delivery')::bigint else 0 end`

/**
 * SQL of the lines of `own`, with the owner of each. Only a settlement has a fee and a delivery. Cash passes through its account in two lines, of
 * which the first is the change.
 */
export const LINES = `
  select own.owner, own.entry_id as id, own.order_id, own.at, own.amount, own.late_period,
    case own.kind when 'settlement' then case when own.cause <> 'order:' || own.order_id || ':1' then 'correction'
        when parts.cash <> 0 then 'cashSale' else 'sale' end
      when 'manual' then 'correction' when 'compensation' then 'compensation' when 'payout' then 'payout'
      when 'payoutReturn' then 'payoutReturn' else 'other' end as kind,
    parts.fee, parts.tax, parts.cash, parts.given, coalesce(carried.now, 0) - coalesce(carried.before, 0) as delivery,
    carried.percent, carried.note
    from own cross join lateral (
      select coalesce(-sum(amount) filter (where account in ('platform', 'tax')), 0)::bigint as fee,
        coalesce(-sum(amount) filter (where account = 'tax'), 0)::bigint as tax,
        coalesce((array_agg(amount order by position) filter (where account = 'cash'))[1], 0) as cash,
        coalesce(sum(amount) filter (where account = 'market_discount'), 0)::bigint as given
        from ledger_line where ledger_line.entry_id = own.entry_id and own.kind = 'settlement') as parts
    left join lateral (
      select ${deliveryOf('entry.facts')} as now, (entry.facts ->> 'commissionPercent')::float as percent,
        entry.facts ->> 'reason' || ' · ' || (entry.facts ->> 'document') as note,
        (select ${deliveryOf('earlier.facts')} from ledger_entry as earlier
          where earlier.order_id = entry.order_id and earlier.kind = 'settlement' and earlier.id < entry.id
          order by earlier.id desc limit 1) as before
        from ledger_entry as entry where entry.id = own.entry_id and entry.kind in ('settlement', 'manual')) as carried on true`

/** SQL of the cause of a correction, and of the seller's own discount, of the rows of `page`. */
export const CAUSE_AND_DISCOUNT = `case when kind = 'correction' then case when note is not null then 'manual' when exists (select from line_claim
      where line_claim.order_id = page.order_id and line_claim.state = 'accepted') then 'claim'
    when cash <> 0 then 'cash' else 'goods' end end as cause,
  case when kind in ('sale', 'cashSale') then coalesce((select sum(promo_sum) from sold_line
    where sold_line.order_id = page.order_id), 0) else 0 end as "ownDiscount"`

/**
 * SQL of the first entry since the moment $2, from the index of times. `id + 0` keeps the planner from walking the
 * primary key from the first entry on.
 */
export const FIRST_SINCE = '(select coalesce(min(id + 0), 0) from ledger_entry where at >= $2)'

/**
 * SQL of the entries of sellers since the moment $2 as `own_since`, and those of the asked time, before the moment $3, as
 * `own`. With a period, both are by the accounting period: an entry of a closed month counts in the period into which it
 * was posted. An entry since $2 is never of an earlier period, so only late entries with an earlier moment are added.
 * @param owner condition of the sellers @param period parameter of the period; its value may be null
 */
export const ownEntries = (owner: string, period: string) => `own_since as materialized (
       select owner, entry_id, kind, order_id, cause, at, amount, late_period from seller_entry
        where ${owner} and entry_id >= ${FIRST_SINCE} and at >= $2
       union all
       select owner, entry_id, kind, order_id, cause, at, amount, late_period from seller_entry
        where ${owner} and entry_id = any(array(select id from ledger_entry where late_period >= ${period}::text and at < $2))
     ), own as (
       select * from own_since where at < $3 and (late_period is null or ${period}::text is null) or late_period = ${period}::text
     )`

/**
 * The balance of a seller before a period, the totals of the period by kind, and a page of its lines, of one moment.
 * The opening balance is the present one less every entry since, so that old entries are not read; it and the lines are
 * sums over the same entries and always add up to the balance after the period.
 */
export async function readStatementRows(executor: Executor, asked: AskedStatement): Promise<StatementRow> {
  const isNewest = asked.order === 'newest'
  const [row] = await run<StatementRow>(
    executor,
    `with ${ownEntries('owner = $1', '$7')}, line as materialized (${LINES}),
     page as (
       select * from line where ($5::text[] is null or kind = any($5))
         and ($4::bigint is null or (at, id) ${isNewest ? '<' : '>'} (select at, id from ledger_entry where id = $4))
       order by at ${isNewest ? 'desc' : ''}, id ${isNewest ? 'desc' : ''} limit $6
     )
     select (coalesce((select -sum(amount) from ledger_line where account = 'seller' and owner = $1), 0)
         - coalesce((select sum(amount) from own_since), 0))::bigint as opening,
       coalesce((select jsonb_agg(total) from (
         select kind, count(*) as count, sum(amount) as amount, sum(fee) as fee, sum(tax) as "feeTax", sum(cash) as cash,
           sum(delivery) as delivery, sum(given) as "marketDiscount" from line group by kind) as total), '[]') as totals,
       coalesce((select jsonb_agg(one) from (
         select id, kind, order_id as "orderId", at, late_period as "latePeriod", amount, fee, tax as "feeTax", cash, delivery,
           given as "marketDiscount", percent, note,
           ${CAUSE_AND_DISCOUNT}
           from page order by at ${isNewest ? 'desc' : ''}, id ${isNewest ? 'desc' : ''}) as one), '[]') as lines`,
    [String(asked.organizationId), asked.from, asked.to, asked.after, asked.kinds, asked.most, asked.period],
  )
  if (!row) throw new Error('a statement without a row')
  return row
}
