import type { CustomerScope, SiteScope } from '@okolitsa/domain/identity/scope.ts'
import type { LeveledProgram } from '@okolitsa/domain/loyalty/levels.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, shownAt } from '../../../platform/db/within.ts'
import { LEVELS, PAID_FOR_GOODS, programOf } from './bonus.store.ts'

const SELLER = { organization: 's.id', hidden: 's.is_hidden' }
/** Maximum sellers of one customer, largest purchases first. */
const MAX_SELLERS = 50

interface ProgramRow {
  accrualPercent: number | null
  maxSharePercent: number | null
  levels: LeveledProgram['levels']
}

/** Purchases of a customer from a seller with levels at the site. */
export interface BoughtAt {
  readonly organizationId: number
  readonly title: string
  readonly program: LeveledProgram
  readonly bought: Kopecks
}

/** The programme of a seller on the site. */
export async function findShownProgram(
  executor: Executor,
  site: SiteScope,
  organizationId: number,
): Promise<LeveledProgram | null> {
  const [row] = await run<ProgramRow>(
    executor,
    `select s.accrual_percent as "accrualPercent", s.max_share_percent as "maxSharePercent", ${LEVELS} as levels
       from loyalty_seller s where s.id = $1 and s.is_enabled and ${shownAt(site, SELLER, 1)}`,
    [organizationId, ...scopeValues(site)],
  )
  return row ? programOf(row) : null
}

/**
 * Sellers with levels from which the customer bought since the day; a requested seller is included without purchases.
 */
export async function listBought(
  executor: Executor,
  scope: CustomerScope & { readonly site: SiteScope },
  { since, organizationId }: { readonly since: Date; readonly organizationId: number | null },
): Promise<BoughtAt[]> {
  const rows = await run<ProgramRow & { organizationId: number; title: string; bought: Kopecks }>(
    executor,
    `select s.id as "organizationId", seller.title, s.accrual_percent as "accrualPercent",
       s.max_share_percent as "maxSharePercent", ${LEVELS} as levels, coalesce(paid.bought, 0) as bought
     from loyalty_seller s join seller_card seller on seller.id = s.id
       left join (select o.organization_id, ${PAID_FOR_GOODS} as bought from sold_line o
         where o.customer_id = $1 and o.state = 'received' and o.finished_at > $2 group by o.organization_id) as paid
         on paid.organization_id = s.id
     where exists (select from loyalty_level where loyalty_level.organization_id = s.id)
       and (s.id = $3 or $3::int is null and paid.bought > 0)
       and s.is_enabled and ${shownAt(scope.site, SELLER, 4)}
     order by bought desc, s.id limit $4`,
    [scope.customerId, since, organizationId, MAX_SELLERS, ...scopeValues(scope.site)],
  )
  return rows.map(({ organizationId: id, title, bought, ...program }) => ({
    organizationId: id,
    title,
    bought,
    program: programOf(program),
  }))
}
