import { type Executor, run } from '../../../platform/db/client.ts'
import type { WriteOffAsked, WriteOffCut, WrittenOff } from '../ports.ts'

const KEYS: Readonly<Record<WriteOffCut, string>> = {
  reason: 'reason',
  seller: 'organization_id::text',
  week: "date_trunc('week', day::timestamp)::date::text",
  month: "date_trunc('month', day::timestamp)::date::text",
}

/** Goods written off in two periods at the present price, by reason, seller, week or month. */
export const sumWriteOffs = (
  executor: Executor,
  by: WriteOffCut,
  { starts, ends, startsBefore, endsBefore, organizationId }: WriteOffAsked,
): Promise<WrittenOff[]> =>
  run<WrittenOff>(
    executor,
    `select counted.*, ${by === 'seller' ? '(select title from seller_card where seller_card.id = counted.key::int)' : 'null'} as title
       from (
         select ${KEYS[by]} as key, coalesce(sum(sum) filter (where at >= $1::timestamptz), 0)::float8 as now,
           coalesce(sum(sum) filter (where at < $1::timestamptz), 0)::float8 as before
           from report_write_off
          where (at >= $1::timestamptz and at < $2::timestamptz or at >= $3::timestamptz and at < $4::timestamptz)
            and ($5::int is null or organization_id = $5)
          group by 1) as counted`,
    [starts, ends, startsBefore, endsBefore, organizationId],
  )
