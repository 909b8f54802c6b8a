import { run } from '../../platform/db/client.ts'
import { type ArchiveRow, NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

/**
 * Payments are stored by order number for the period required by tax law; they contain no names. The ends of cards and
 * the words of refunds at the market's cost are deleted.
 */
export const personalData: PersonalDataPart = {
  read: async (executor, customerId) => {
    const rows = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('orderId', order_id, 'method', method, 'state', payment.status,
           'sum', round(amount / 100.0, 2), 'at', payment.created_at) as thing
         from payment join order_head as shop_order on shop_order.id = order_id where customer_id = $1 order by payment.created_at`,
      [customerId],
    )
    const refunds = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('orderId', order_id, 'sum', round(amount / 100.0, 2), 'reason', reason, 'at', at) as thing
         from market_refund where order_id in (select id from order_head where customer_id = $1) order by id`,
      [customerId],
    )
    return { payments: rows.map(({ thing }) => thing), marketRefunds: refunds.map(({ thing }) => thing) }
  },
  blocks: async (executor, customerId) => {
    const open = await run(
      executor,
      `select refund.id from refund join payment on payment.id = payment_id
         join order_head as shop_order on shop_order.id = order_id where customer_id = $1 and refund.status = 'new' limit 1`,
      [customerId],
    )
    return open.length > 0 ? ['openRefunds'] : []
  },
  erase: async (tx, customerId) => {
    await run(
      tx,
      `update payment set card_end = null
        where card_end is not null and order_id in (select id from order_head where customer_id = $1)`,
      [customerId],
    )
    await run(tx, 'delete from market_refund where order_id in (select id from order_head where customer_id = $1)', [
      customerId,
    ])
    return NO_PHOTOS
  },
  // payments belong to orders
  merge: async () => {},
}
