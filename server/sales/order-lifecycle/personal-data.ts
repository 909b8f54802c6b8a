import { run } from '../../platform/db/client.ts'
import { type ArchiveRow, NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

/** Goods, sums and days of orders are retained as required by tax law; recipients and addresses are deleted. */
export const personalData: PersonalDataPart = {
  read: async (executor, customerId) => {
    const rows = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('id', id, 'organizationId', organization_id, 'state', state,
           'paymentMethod', payment_method, 'place', coalesce(place, meeting_point), 'recipient', recipient_name, 'phone', recipient_phone,
           'comment', comment, 'deliveryDate', delivery_date, 'at', placed_at,
           'sum', round(total_sum / 100.0, 2),
           'products', (select jsonb_agg(title order by position) from order_line where order_id = shop_order.id)) as thing
         from shop_order where customer_id = $1 order by id`,
      [customerId],
    )
    const changes = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('id', order_id, 'kind', kind, 'state', order_change.state, 'reason', reason, 'at', created_at) as thing
         from order_change join shop_order on shop_order.id = order_id where customer_id = $1 order by created_at`,
      [customerId],
    )
    return { orders: rows.map(({ thing }) => thing), orderChanges: changes.map(({ thing }) => thing) }
  },
  blocks: async (executor, customerId) => {
    const open = await run(
      executor,
      // the subscription module reports a current plan
      `select id from shop_order where customer_id = $1 and state not in ('received', 'canceled')
         and not (delivery_kind = 'plan' and state = 'booked') limit 1`,
      [customerId],
    )
    return open.length > 0 ? ['openOrders'] : []
  },
  erase: async (tx, customerId) => {
    await run(
      tx,
      `update order_change set reason = case when actor = 'user' then '' else reason end,
         requested_change = requested_change - 'place' - 'recipient' - 'comment'
       where order_id in (select id from shop_order where customer_id = $1)`,
      [customerId],
    )
    await run(
      tx,
      `update order_transition set reason = '' where actor = 'user' and order_id in (select id from shop_order where customer_id = $1)`,
      [customerId],
    )
    // the town proves which tariff applied
    await run(
      tx,
      `update shop_order set recipient_name = '', recipient_phone = '', comment = '',
         place = place || jsonb_build_object('title', coalesce(place ->> 'city', place ->> 'settlement', ''), 'street', null,
           'house', null, 'flat', null, 'entrance', null, 'floor', null, 'intercom', null,
           'comment', null, 'postalCode', null, 'precision', 'place',
           'coords', jsonb_build_object(
             'latitude', round((place #>> '{coords,latitude}')::numeric, 1),
             'longitude', round((place #>> '{coords,longitude}')::numeric, 1)))
       where customer_id = $1`,
      [customerId],
    )
    return NO_PHOTOS
  },
  merge: async (tx, { from, into }) => {
    await run(tx, 'update shop_order set customer_id = $2 where customer_id = $1', [from, into])
  },
}
