import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import type { DeliveryPlace } from '../../../fulfilment/delivery/ports.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

export interface StockAlertRow {
  readonly id: number
  readonly customerId: number
  readonly productId: number
  readonly place: DeliveryPlace
  /** The awaited condition: stock, or a delivery method to the place. */
  readonly awaits: 'stock' | 'way'
  readonly createdAt: Date
}
export interface DueStockAlert extends StockAlertRow {
  readonly sellerTitle: string
}

/** Serializes alerts of one customer, so that the maximum is enforced. */
export async function lockStockAlerts(tx: Executor, { customerId }: CustomerScope): Promise<void> {
  await run(tx, "select pg_advisory_xact_lock(hashtext('stock_alert'), $1)", [customerId])
}

const OWNERS = { customer: 'a.customer_id', organization: 'p.organization_id' }

/** A customer's alerts, newest first. */
export const listStockAlerts = (executor: Executor, scope: CustomerScope): Promise<StockAlertRow[]> =>
  run<StockAlertRow>(
    executor,
    `select a.id, a.customer_id as "customerId", a.product_id as "productId", a.place, a.awaits, a.created_at as "createdAt"
       from stock_alert a join product_title p on p.id = a.product_id
      where ${within(scope, OWNERS, 0)} order by a.id desc`,
    scopeValues(scope),
  )

/** Adds an alert, or changes the place of an existing one. */
export async function saveStockAlert(
  tx: Executor,
  { customerId }: CustomerScope,
  { productId, place, awaits, now }: Pick<StockAlertRow, 'productId' | 'place' | 'awaits'> & { readonly now: Date },
): Promise<void> {
  await run(
    tx,
    `insert into stock_alert (customer_id, product_id, place, awaits, created_at) values ($1, $2, $3::jsonb, $4, $5)
     on conflict (customer_id, product_id)
       do update set place = excluded.place, awaits = excluded.awaits, checked_at = null`,
    [customerId, productId, JSON.stringify(place), awaits, now],
  )
}

export async function deleteStockAlert(executor: Executor, scope: CustomerScope, productId: number): Promise<void> {
  await run(executor, 'delete from stock_alert where customer_id = $1 and product_id = $2', [
    scope.customerId,
    productId,
  ])
}

/**
 * Alerts of products on sale and in stock, locked until the end of the transaction and marked as checked; concurrent
 * nodes get different alerts.
 */
export const takeStockAlerts = (
  tx: Executor,
  { now, lookedAtBefore, most }: { readonly now: Date; readonly lookedAtBefore: Date; readonly most: number },
): Promise<DueStockAlert[]> =>
  run<DueStockAlert>(
    tx,
    `update stock_alert a set checked_at = $1 from (
       select w.id, o.voice as title from stock_alert w
       join product_title p on p.id = w.product_id and p.enabled
         and (p.stock_kind = 'unlimited' or p.on_hand - p.promised >= case when p.is_weight then p.measure else 1 end)
       join seller_card o on o.id = p.organization_id and o.is_enabled and not o.is_hidden
       where w.checked_at is null or w.checked_at < $2
       order by w.checked_at nulls first, w.id limit $3 for update of w skip locked
     ) as due where due.id = a.id
     returning a.id, a.customer_id as "customerId", a.product_id as "productId", a.place, a.awaits,
       a.created_at as "createdAt", due.title as "sellerTitle"`,
    [now, lookedAtBefore, most],
  )

export async function endStockAlerts(tx: Executor, ids: readonly number[]): Promise<void> {
  await run(tx, 'delete from stock_alert where id = any($1::int[])', [ids])
}
