import { isOnlinePayment, type PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { NewRateArea, NewShippingRate, SellerDocument } from '@okolitsa/domain/sellers/seller-fields.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { KeptDocument } from '../ports.ts'

export type OfSeller<T> = { readonly organizationId: number } & T

export function listDocuments(tx: Executor, organizationId: number): Promise<KeptDocument[]> {
  return run<KeptDocument>(
    tx,
    `select id, kind, title, number, valid_to as "validTo", file, checked as check, refusal, remark,
       checked_by as "checkedBy", checked_at as "checkedAt", added_at as "addedAt", covered_to as "coveredTo"
       from organization_document
     where organization_id = $1 order by id`,
    [organizationId],
  )
}

export async function deleteDocuments(tx: Executor, organizationId: number): Promise<void> {
  await run(tx, 'delete from organization_document where organization_id = $1', [organizationId])
}

/** A document that waits for the check of a person; absent values = it is accepted. */
export type InsertedDocument = OfSeller<SellerDocument> & Partial<Pick<KeptDocument, 'check' | 'coveredTo'>>

/** Inserts documents in order. */
export async function insertDocuments(tx: Executor, documents: readonly InsertedDocument[]): Promise<void> {
  await run(
    tx,
    `insert into organization_document (organization_id, kind, title, number, valid_to, file, checked, covered_to, added_at)
     select "organizationId", kind, title, number, "validTo", file, coalesce("check", 'accepted'), "coveredTo", shop_now()
       from jsonb_to_recordset($1::jsonb) as document ("organizationId" integer, kind text, title text, number text,
         "validTo" date, file text, "check" text, "coveredTo" date)`,
    [JSON.stringify(documents)],
  )
}

export async function deleteDocument(tx: Executor, { organizationId, id }: OfSeller<{ id: number }>): Promise<void> {
  await run(tx, 'delete from organization_document where organization_id = $1 and id = $2', [organizationId, id])
}

export async function listPaymentMethods(tx: Executor, organizationId: number): Promise<PaymentMethod[]> {
  const rows = await run<{ code: PaymentMethod }>(
    tx,
    'select code from organization_payment_method where organization_id = $1 order by code',
    [organizationId],
  )
  return rows.map((row) => row.code)
}

/** Replaces the payment methods of each seller, and updates the flag for online payment. */
export async function savePaymentMethods(
  tx: Executor,
  sellers: readonly OfSeller<{ readonly methods: readonly PaymentMethod[] }>[],
): Promise<void> {
  const ids = sellers.map((seller) => seller.organizationId)
  const pairs = sellers.flatMap(({ organizationId, methods }) => methods.map((code) => ({ organizationId, code })))
  await run(tx, 'delete from organization_payment_method where organization_id = any($1::int[])', [ids])
  await run(
    tx,
    `insert into organization_payment_method (organization_id, code)
     select organization_id, code from unnest($1::int[], $2::text[]) as method (organization_id, code)`,
    [pairs.map((pair) => pair.organizationId), pairs.map((pair) => pair.code)],
  )
  await run(
    tx,
    `update organization set has_online_payment = seller.has_online
       from unnest($1::int[], $2::boolean[]) as seller (id, has_online)
      where organization.id = seller.id and has_online_payment <> seller.has_online`,
    [ids, sellers.map(({ methods }) => methods.some((method) => method !== 'paybylink' && isOnlinePayment(method)))],
  )
}

export interface SavedRate extends NewShippingRate {
  readonly id: number
}

export async function nextRateIds(tx: Executor, count: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `select nextval(pg_get_serial_sequence('shipping_rate', 'id'))::int as id from generate_series(1, $1)`,
    [count],
  )
  return rows.map((row) => row.id)
}

/** Deletes the seller's rates except `kept`, and the areas of all rates. */
export async function deleteRates(tx: Executor, organizationId: number, kept: readonly number[]): Promise<void> {
  await run(tx, 'delete from shipping_rate where organization_id = $1 and id <> all($2::int[])', [organizationId, kept])
  await run(
    tx,
    'delete from shipping_area where shipping_rate_id in (select id from shipping_rate where organization_id = $1)',
    [organizationId],
  )
  // a seller has at most one default rate, and the next statement may choose another one
  await run(tx, 'update shipping_rate set is_default = false where organization_id = $1 and is_default', [
    organizationId,
  ])
}

/** Stores new and existing rates with their areas in order. A rate always belongs to the same seller. */
export async function saveRates(tx: Executor, rates: readonly OfSeller<SavedRate>[]): Promise<void> {
  await run(
    tx,
    `insert into shipping_rate as known (id, organization_id, title, price, min_order_sum, free_delivery_sum,
       min_order_sum_for_subscribers, free_delivery_sum_for_subscribers, is_default, slot_capacity, weekdays, from_hour,
       to_hour)
     overriding system value
     select id, "organizationId", title, price, "minOrderSum", "freeDeliverySum", "minOrderSumForSubscribers",
       "freeDeliverySumForSubscribers", "isDefault", "slotCapacity", weekdays, "fromHour", "toHour"
       from jsonb_to_recordset($1::jsonb) as rate (id integer, "organizationId" integer, title text, price integer,
         "minOrderSum" integer, "freeDeliverySum" integer, "minOrderSumForSubscribers" integer,
         "freeDeliverySumForSubscribers" integer, "isDefault" boolean, "slotCapacity" smallint, weekdays smallint[],
         "fromHour" smallint, "toHour" smallint)
     on conflict (id) do update set title = excluded.title, price = excluded.price,
       min_order_sum = excluded.min_order_sum, free_delivery_sum = excluded.free_delivery_sum,
       min_order_sum_for_subscribers = excluded.min_order_sum_for_subscribers,
       free_delivery_sum_for_subscribers = excluded.free_delivery_sum_for_subscribers, is_default = excluded.is_default,
       slot_capacity = excluded.slot_capacity, weekdays = excluded.weekdays, from_hour = excluded.from_hour,
       to_hour = excluded.to_hour
       where known.organization_id = excluded.organization_id`,
    [JSON.stringify(rates.map(({ areas: _areas, hours, ...rate }) => ({ ...rate, ...hours })))],
  )
  await run(
    tx,
    `insert into shipping_area (shipping_rate_id, kind, region_code, city, center_latitude, center_longitude,
       radius_metres, polygon, min_order_sum_for_subscribers, free_delivery_sum_for_subscribers)
     select shipping_rate_id, kind, region_code, city, center_latitude, center_longitude, radius_metres,
       polygon, min_order_sum_for_subscribers, free_delivery_sum_for_subscribers
       from jsonb_to_recordset($1::jsonb) as area (shipping_rate_id integer, kind text, region_code text, city text,
         center_latitude double precision, center_longitude double precision, radius_metres integer, polygon jsonb,
         min_order_sum_for_subscribers integer, free_delivery_sum_for_subscribers integer)`,
    [JSON.stringify(rates.flatMap((rate) => rate.areas.map((area) => areaRow(rate.id, area))))],
  )
}

function areaRow(rateId: number, { area, ...sums }: NewRateArea) {
  return {
    shipping_rate_id: rateId,
    kind: area.kind,
    min_order_sum_for_subscribers: sums.minOrderSumForSubscribers,
    free_delivery_sum_for_subscribers: sums.freeDeliverySumForSubscribers,
    ...('regionCode' in area && { region_code: area.regionCode }),
    ...('city' in area && { city: area.city }),
    ...(area.kind === 'radius' && {
      center_latitude: area.center.latitude,
      center_longitude: area.center.longitude,
      radius_metres: area.metres,
    }),
    ...(area.kind === 'polygon' && { polygon: area.points.map((point) => [point.latitude, point.longitude]) }),
  }
}
