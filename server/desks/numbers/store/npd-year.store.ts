import type { NpdYear } from '@okolitsa/contracts/sellers/npd-year.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import { npdLevelOf, npdLimitOn } from '@okolitsa/domain/sellers/person-seller.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/**
 * Sales since the new year by the seller's clock: what the ledger settles, after claims and with the seller's own
 * delivery, which is the income of a self-employed person whose goods an agent sells. At most 366 stored days are
 * summed; only orders after the last stored day are read. A claim about an earlier day counts once its day is stored
 * anew, within ten minutes.
 */
export async function npdYearOf(executor: Executor, organizationId: number, now: Date): Promise<NpdYear> {
  const [row] = await run<{ since: IsoDate; sold: number }>(
    executor,
    `select starts_on as since, (kept.sum + fresh.sum)::float8 as sold from seller_card as organization
      cross join lateral (select date_trunc('year', $2::timestamptz at time zone time_zone)::date as starts_on) as year
      cross join lateral (
        select coalesce(sum(numbers_day.sum), 0) as sum, max(day) as last from numbers_day
         where numbers_day.organization_id = organization.id and day >= starts_on) as kept
      cross join lateral numbers_of_day(organization.id,
        coalesce(kept.last + 1, starts_on)::timestamp at time zone time_zone, 'infinity') as fresh
      where organization.id = $1 and tax_system = 'npd'`,
    [organizationId, now],
  )
  if (!row) return null
  const limit = npdLimitOn(row.since)
  return { sold: toRoubles(kopecks(row.sold)), limit: toRoubles(limit), level: npdLevelOf(row.sold, limit) }
}
