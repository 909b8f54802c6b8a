import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

const OWNERS = { customer: 'a.customer_id', organization: 'a.organization_id' }

/** Farms that a customer waits for, newest first. */
export async function listOpeningAlerts(executor: Executor, scope: CustomerScope): Promise<number[]> {
  const rows = await run<{ organizationId: number }>(
    executor,
    `select a.organization_id as "organizationId" from opening_alert a
      where ${within(scope, OWNERS, 0)} order by a.id desc`,
    scopeValues(scope),
  )
  return rows.map(({ organizationId }) => organizationId)
}

/** True when the farm takes no orders now. */
export async function isResting(executor: Executor, organizationId: number, now: Date): Promise<boolean> {
  const rows = await run(
    executor,
    `select from seller_card join seller_terms on seller_terms.id = seller_card.id where seller_card.id = $1 and type = 'farmer' and is_enabled
       and sales_paused_at is not null and (sales_paused_until is null or sales_paused_until > $2)`,
    [organizationId, now],
  )
  return rows.length > 0
}

export async function saveOpeningAlert(
  tx: Executor,
  { customerId }: CustomerScope,
  organizationId: number,
  now: Date,
): Promise<void> {
  await run(
    tx,
    `insert into opening_alert (customer_id, organization_id, created_at) values ($1, $2, $3)
     on conflict (customer_id, organization_id) do nothing`,
    [customerId, organizationId, now],
  )
}

export async function deleteOpeningAlert(
  executor: Executor,
  scope: CustomerScope,
  organizationId: number,
): Promise<void> {
  await run(executor, 'delete from opening_alert where customer_id = $1 and organization_id = $2', [
    scope.customerId,
    organizationId,
  ])
}

/** Deletes and returns alerts of farms that take orders now; concurrent nodes get different alerts. */
export const takeOpenedSellers = (
  tx: Executor,
  now: Date,
  most: number,
): Promise<{ id: number; customerId: number; organizationId: number; sellerTitle: string }[]> =>
  run(
    tx,
    `delete from opening_alert a using (
       select w.id, o.title from opening_alert w join seller_card o on o.id = w.organization_id and o.is_enabled and not o.is_hidden
         join seller_terms terms on terms.id = o.id and (terms.sales_paused_at is null or terms.sales_paused_until <= $1)
       order by w.id limit $2 for update of w skip locked
     ) as opened where opened.id = a.id
     returning a.id, a.customer_id as "customerId", a.organization_id as "organizationId", opened.title as "sellerTitle"`,
    [now, most],
  )
