import { ORDER_TOPICS } from './modules/orders/events.ts'
import type { OrderLedger } from './modules/orders/ports.ts'
import { PAYMENT_TOPICS } from './modules/payments/events.ts'
import type { Executor } from './platform/db/client.ts'
import type { Listener, Listeners } from './platform/jobs/work.ts'
import { createLiveHub, publishLive } from './platform/realtime/live-hub.ts'
import type { LiveOptions, MayListen } from './platform/realtime/mount-live.ts'

const ID = /^[1-9]\d{0,8}$/

/** Who may hear that an order changed: its shopper, for the page of the order and of its payment. */
const mayListenToOrder =
  (orders: Pick<OrderLedger, 'find'>, executor: Executor): MayListen =>
  async (actor, key) =>
    actor.kind === 'customer' && ID.test(key) && (await orders.find(executor, Number(key), actor.customerId)) !== null

/** The live channel of this node with its topics: `cart:<id>`, `notices:<customer>`, `order:<id>`. */
export const openLive = (
  executor: Executor,
  modules: {
    readonly cart: { readonly mayListen: MayListen }
    readonly notices: { readonly mayListen: MayListen }
    readonly ledger: Pick<OrderLedger, 'find'>
  },
): LiveOptions => ({
  hub: createLiveHub(),
  mayListen: {
    cart: modules.cart.mayListen,
    notices: modules.notices.mayListen,
    order: mayListenToOrder(modules.ledger, executor),
  },
})

/** Events that name an order become word of a change on the topic `order:<id>`, whatever else they say. */
export function orderNews(executor: Executor): Listeners {
  const tell: Listener = async ({ orderId }) => {
    if (typeof orderId === 'number') await publishLive(executor, `order:${orderId}`)
  }
  return Object.fromEntries(
    [...Object.values(ORDER_TOPICS), ...Object.values(PAYMENT_TOPICS)].map((topic) => [topic, [tell]]),
  )
}
