import { type Executor, run } from '../../../platform/db/client.ts'

/**
 * Recomputes past days whose orders were written since, the oldest first. Orders and marks are read in one snapshot,
 * and an order being written adds its mark later. Must be called in a transaction. @param most maximum number of marks
 * @returns number of recomputed days; 0 = none is left
 */
export async function countStaleDays(tx: Executor, now: Date, most: number): Promise<number> {
  // serializes concurrent runs, which could otherwise store the older result
  await run(tx, `select pg_advisory_xact_lock(hashtext('numbers of days'))`)
  await forgetDaysOfMovedSellers(tx)
  const [row] = await run<{ days: number }>(
    tx,
    `with due as materialized (
       select organization_id, day, day::timestamp at time zone time_zone as starts,
         (day + 1)::timestamp at time zone time_zone as ends
         from (select organization_id, time_zone, (finished_at at time zone time_zone)::date as day
                 from numbers_stale join seller_card as organization on organization.id = organization_id
                where finished_at < ($1::timestamptz at time zone time_zone)::date::timestamp at time zone time_zone
                order by finished_at limit $2) as mark
        group by organization_id, time_zone, day
     ), counted as (
       insert into numbers_day (organization_id, day, orders, sum, received_sum, delivery, promo, canceled, canceled_sum, driven,
         late_minutes, missing_lines, missing_sum, refunded_orders, refunded_sum, customers, products, places, reasons, claims)
       select organization_id, day, one.orders, one.sum, received_sum, delivery, promo, canceled, canceled_sum, driven,
         late_minutes, missing_lines, missing_sum, refunded_orders, refunded_sum, customers, products, places, reasons, claims
         from due cross join lateral numbers_of_day(organization_id, starts, ends) as one
       on conflict (organization_id, day) do update set orders = excluded.orders, sum = excluded.sum,
         received_sum = excluded.received_sum, delivery = excluded.delivery, promo = excluded.promo,
         canceled = excluded.canceled, canceled_sum = excluded.canceled_sum, driven = excluded.driven,
         late_minutes = excluded.late_minutes, missing_lines = excluded.missing_lines, missing_sum = excluded.missing_sum,
         refunded_orders = excluded.refunded_orders, refunded_sum = excluded.refunded_sum, customers = excluded.customers,
         products = excluded.products, places = excluded.places, reasons = excluded.reasons, claims = excluded.claims
     ), unmarked as (
       delete from numbers_stale using due
        where numbers_stale.organization_id = due.organization_id and finished_at >= starts and finished_at < ends
     )
     select count(*)::int as days from due`,
    [now, most],
  )
  return row?.days ?? 0
}

/** Discards all days of sellers whose time zone changed, because their days have moved. */
async function forgetDaysOfMovedSellers(tx: Executor): Promise<void> {
  await run(
    tx,
    `with moved as (delete from numbers_stale where finished_at is null returning organization_id),
     forgotten as (delete from numbers_day where organization_id in (select organization_id from moved))
     insert into numbers_stale (organization_id, finished_at)
       select organization_id, min(finished_at) from order_head as shop_order join order_terms on order_terms.order_id = shop_order.id
          join seller_card as organization on organization.id = organization_id
        where finished_at is not null and organization_id in (select organization_id from moved)
        group by organization_id, (finished_at at time zone organization.time_zone)::date`,
  )
}
