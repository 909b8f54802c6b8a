import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'
import { scopeValues, within } from '../../../../platform/db/within.ts'

const OWNERS = { organization: 'entry.organization_id', customer: 'null' }

export interface ActionRow {
  readonly id: number
  readonly at: Date
  readonly who: string | null
  readonly action: string
  readonly entity: string
  readonly title: string | null
  /** Of an order's action. */
  readonly orderId: number | null
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}

/** Actions at one seller in the scope, the newest first; `before` = older than this one. */
export async function listActions(
  executor: Executor,
  scope: StaffScope,
  asked: {
    readonly organizationId: number
    readonly staffId: number | null
    readonly entities: readonly string[] | null
    readonly before: number | null
    readonly limit: number
  },
): Promise<ActionRow[]> {
  return run<ActionRow>(
    executor,
    `select entry.id, entry.at, account.name as who, entry.action, entry.entity,
       case
         when entry.entity in ('product', 'stock', 'dish', 'tour_date')
           then (select title from product_title as product where product.id = entry.entity_id::int)
         when entry.entity = 'staff' then (select person.name from staff_person person where person.id = entry.entity_id::int)
         else coalesce(entry.after ->> 'title', entry.before ->> 'title', entry.after ->> 'name', entry.before ->> 'name')
       end as title, case when entry.entity = 'order' then entry.entity_id::int end as "orderId",
       entry.before, entry.after
       from audit_entry entry left join staff_person account on account.id = entry.staff_id
      where entry.organization_id = $1 and ($2::int is null or entry.staff_id = $2)
        and ($3::text[] is null or entry.entity = any($3)) and ($4::int is null or entry.id < $4)
        and ${within(scope, OWNERS, 5)}
      order by entry.id desc limit $5`,
    [asked.organizationId, asked.staffId, asked.entities, asked.before, asked.limit, ...scopeValues(scope)],
  )
}

/** Present and former staff of a seller in the scope, by name. */
export async function listPeople(
  executor: Executor,
  scope: StaffScope,
  organizationId: number,
  most: number,
): Promise<{ staffId: number; name: string }[]> {
  return run<{ staffId: number; name: string }>(
    executor,
    `select account.id as "staffId", account.name
       from staff_place place join staff_person account on account.id = place.staff_id
      where place.organization_id = $1 and ${within(scope, { organization: 'place.organization_id', customer: 'null' }, 2)}
      order by account.name, account.id limit $2`,
    [organizationId, most, ...scopeValues(scope)],
  )
}
