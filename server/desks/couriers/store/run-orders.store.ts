import { type Executor, run } from '../../../platform/db/client.ts'
import type { CourierRun } from '../ports.ts'

/** Days for which a run that has ended or was cancelled may still be written about. */
const PAST_DAYS = 7

/**
 * A courier's run: the orders of its day that its page shows, as in `listStops`, or showed before the link was revoked; null =
 * unknown. Orders of no car belong to a cancelled run unless another car of the day is on its way.
 */
export async function findRun(executor: Executor, linkId: string): Promise<CourierRun | null> {
  const [row] = await run<CourierRun>(
    executor,
    `select courier_link.courier_name as title,
       array(select shop_order.id from order_head as shop_order
          left join courier_stop on courier_stop.order_id = shop_order.id and courier_stop.day = shop_order.delivery_date
         where shop_order.state not in ('received', 'canceled') and shop_order.delivery_date = courier_link.day
           and shop_order.organization_id = courier_link.organization_id
           and shop_order.delivery_kind = 'courier' and not shop_order.is_dinner
           and (courier_stop.courier_link_id = courier_link.id or courier_stop.courier_link_id is null
             and (courier_link.revoked_at is null or not exists (
               select from courier_link as other where other.organization_id = courier_link.organization_id
                 and other.day = courier_link.day and other.revoked_at is null)))) as "orderIds"
       from courier_link where courier_link.id = $1`,
    [linkId],
  )
  return row ?? null
}

/** Runs by the name of the courier or the seller: those under way, the earliest first, then cancelled and past ones. */
export const listRuns = (
  executor: Executor,
  text: string,
  now: Date,
  most: number,
): Promise<{ id: string; title: string; note: string; isCancelled: boolean }[]> =>
  run<{ id: string; title: string; note: string; isCancelled: boolean }>(
    executor,
    `select courier_link.id, courier_name || ', ' || to_char(day, 'DD.MM') as title, organization.title as note,
       revoked_at is not null as "isCancelled"
       from courier_link join seller_card as organization on organization.id = courier_link.organization_id
      where ends_at > $2::timestamptz - ${PAST_DAYS} * interval '1 day'
        and (courier_name ilike '%' || $1 || '%' or organization.title ilike '%' || $1 || '%')
      order by ends_at <= $2::timestamptz or revoked_at is not null, day, courier_link.id limit $3`,
    [text, now, most],
  )
