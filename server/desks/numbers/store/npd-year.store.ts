import type { NpdYear } from '@okolitsa/contracts/sellers/npd-year.ts'
import { dayIn, type IsoDate, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import { NPD_NEAR_PERCENT, npdLevelOf, npdLimitOn } from '@okolitsa/domain/sellers/person-seller.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Parameters: $1 a seller, or null for all; $2 the time. */
const SOLD_OF_YEAR = `select organization.id, starts_on as since, (kept.sum + fresh.sum)::float8 as sold
      from seller_card as organization
      cross join lateral (select date_trunc('year', $2::timestamptz at time zone time_zone)::date as starts_on) as year
      cross join lateral (
        select coalesce(sum(numbers_day.sum), 0) as sum, max(day) as last from numbers_day
         where numbers_day.organization_id = organization.id and day >= starts_on) as kept
      cross join lateral numbers_of_day(organization.id,
        coalesce(kept.last + 1, starts_on)::timestamp at time zone time_zone, 'infinity') as fresh
      where ($1::int is null or organization.id = $1::int) and tax_system = 'npd'`

/**
 * Sales since the new year by the seller's clock: what the ledger settles, after claims and with the seller's own
 * delivery, which is the income of a self-employed person whose goods an agent sells. At most 366 stored days are
 * summed; only orders after the last stored day are read. A claim about an earlier day counts once its day is stored
 * anew, within ten minutes.
 */
export async function npdYearOf(executor: Executor, organizationId: number, now: Date): Promise<NpdYear> {
  const [row] = await run<{ since: IsoDate; sold: number }>(executor, SOLD_OF_YEAR, [organizationId, now])
  if (!row) return null
  const limit = npdLimitOn(row.since)
  return { sold: toRoubles(kopecks(row.sold)), limit: toRoubles(limit), level: npdLevelOf(row.sold, limit) }
}

export interface NpdWarning {
  readonly organizationId: number
  readonly year: number
  readonly level: 'near' | 'over'
}

/**
 * Claims the warnings that are due, each once a year; of two runs at once one gets a warning. A seller who sold more than the limit
 * at once is not notified of 80 %.
 */
export const takeNpdWarnings = (tx: Executor, now: Date): Promise<NpdWarning[]> => {
  const limit = npdLimitOn(dayIn(SHOP_TIME_ZONE, now))
  return run<NpdWarning>(
    tx,
    `insert into npd_warning (organization_id, year, level, notified_at)
     select id, year.number, reached.level, $2 from (${SOLD_OF_YEAR}) as sales
      cross join lateral (select extract(year from since)::smallint as number) as year
      cross join lateral (select case when sold >= $3::float8 then 'over' else 'near' end as level) as reached
      where sold * 100 >= $3::float8 * ${NPD_NEAR_PERCENT} and not exists (
        select from npd_warning as former where former.organization_id = sales.id and former.year = year.number
          and former.level in (reached.level, 'over'))
     on conflict do nothing returning organization_id as "organizationId", year, level`,
    [null, now, limit],
  )
}

/** Sellers who were warned in the present year. */
export async function listNpdWarned(executor: Executor, now: Date): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    'select distinct organization_id as id from npd_warning where year = $1',
    [Number(dayIn(SHOP_TIME_ZONE, now).slice(0, 4))],
  )
  return rows.map(({ id }) => id)
}
