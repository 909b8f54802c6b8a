import { run } from '../../platform/db/client.ts'
import { type ArchiveRow, NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

/** Participants and waiting-list entries; times and prices are part of the orders. */
export const personalData: PersonalDataPart = {
  read: async (executor, customerId) => {
    const places = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('orderId', p.order_id, 'title', p.title, 'name', p.name) as thing
         from booking_place p join order_head o on o.id = p.order_id where o.customer_id = $1 order by p.order_line_id`,
      [customerId],
    )
    const waiting = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('tourDateId', tour_date_id, 'people', people, 'state', state, 'at', joined_at) as thing
         from tour_waiting where customer_id = $1 order by joined_at`,
      [customerId],
    )
    return { bookedPlaces: places.map(({ thing }) => thing), tourWaiting: waiting.map(({ thing }) => thing) }
  },
  erase: async (tx, customerId) => {
    await run(
      tx,
      `update booking_place set name = '' where order_id in (select id from order_head as shop_order where customer_id = $1)`,
      [customerId],
    )
    // a hold without its entry expires automatically
    await run(tx, 'delete from tour_waiting where customer_id = $1', [customerId])
    return NO_PHOTOS
  },
  merge: async (tx, { from, into }) => {
    // one person waits once for a date; the hold of an offer expires
    await run(
      tx,
      `update tour_waiting set state = 'left', offered_until = null, hold_id = null
        where customer_id = $1 and state in ('waiting', 'offered') and tour_date_id in (
          select tour_date_id from tour_waiting where customer_id = $2 and state in ('waiting', 'offered'))`,
      [from, into],
    )
    await run(tx, 'update tour_waiting set customer_id = $2 where customer_id = $1', [from, into])
  },
}
