import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

const OWNERS = { organization: 'shop_order.organization_id', customer: 'shop_order.customer_id' }

/** Stores the route of a day's orders, ignoring orders of another day or seller. */
export async function savePlan(
  tx: Executor,
  scope: StaffScope,
  plan: {
    readonly organizationId: number
    readonly day: IsoDate
    readonly stops: readonly {
      readonly orderId: number
      readonly linkId: string | null
      readonly position: number | null
    }[]
  },
): Promise<void> {
  await run(
    tx,
    `insert into courier_stop (order_id, day, courier_link_id, position)
     select shop_order.id, $2, given.link_id, given.position
       from unnest($3::int[], $4::uuid[], $5::int[]) as given (order_id, link_id, position)
       join order_head as shop_order on shop_order.id = given.order_id
      where organization_id = $1 and delivery_date = $2 and ${within(scope, OWNERS, 5)}
      order by shop_order.id
     on conflict (order_id) do update set day = excluded.day, courier_link_id = excluded.courier_link_id,
       position = excluded.position`,
    [
      plan.organizationId,
      plan.day,
      plan.stops.map(({ orderId }) => orderId),
      plan.stops.map(({ linkId }) => linkId),
      plan.stops.map(({ position }) => position),
      ...scopeValues(scope),
    ],
  )
}

const OF_LINK = { organization: 'courier_link.organization_id', customer: 'null' }
const TAKEN = `(select coalesce(sum(cash), 0)::int from courier_visit where courier_link_id = courier_link.id)`

/** Stores the cash that a link's courier handed in; null = no such link in the scope. */
export async function saveHandedCash(
  executor: Executor,
  scope: StaffScope,
  values: { readonly linkId: string; readonly staffId: number; readonly handed: Kopecks; readonly now: Date },
): Promise<{ organizationId: number; day: IsoDate } | null> {
  const [row] = await run<{ organizationId: number; day: IsoDate }>(
    executor,
    `insert into courier_cash (organization_id, day, courier_link_id, staff_id, taken, handed, at)
     select organization_id, day, id, $2::int, ${TAKEN}, $3::int, $4::timestamptz from courier_link
      where id = $1 and ${within(scope, OF_LINK, 4)}
     on conflict (courier_link_id) do update set staff_id = excluded.staff_id, taken = excluded.taken,
       handed = excluded.handed, at = excluded.at
     returning organization_id as "organizationId", day`,
    [values.linkId, values.staffId, values.handed, values.now, ...scopeValues(scope)],
  )
  return row ?? null
}

export interface CarRow {
  id: string
  courierName: string
  endsAt: Date
  isOpen: boolean
  taken: Kopecks
  handed: Kopecks | null
  handedAt: Date | null
}

/** Active links of a day, and links with cash. */
export function listCars(
  executor: Executor,
  scope: StaffScope,
  asked: { readonly organizationId: number; readonly day: IsoDate; readonly now: Date; readonly most: number },
): Promise<CarRow[]> {
  return run<CarRow>(
    executor,
    `select * from (
       select courier_link.id, courier_name as "courierName", ends_at as "endsAt",
         (ends_at > $3 and revoked_at is null) as "isOpen", ${TAKEN} as taken, handed, courier_cash.at as "handedAt"
         from courier_link left join courier_cash on courier_cash.courier_link_id = courier_link.id
        where courier_link.organization_id = $1 and courier_link.day = $2 and ${within(scope, OF_LINK, 4)}
        order by courier_link.created_at, courier_link.id) as car
      where "isOpen" or taken > 0 limit $4`,
    [asked.organizationId, asked.day, asked.now, asked.most, ...scopeValues(scope)],
  )
}
