import { PAYMENT_TOPICS } from './money/payments/events.ts'
import type { Executor } from './platform/db/client.ts'
import type { Listener, Listeners } from './platform/jobs/work.ts'
import { createLiveHub, publishLive } from './platform/realtime/live-hub.ts'
import type { LiveOptions, MayListen } from './platform/realtime/mount-live.ts'
import { ORDER_TOPICS } from './sales/orders/events.ts'
import { sellerOfOrder } from './sales/orders/index.ts'
import type { OrderLifecycle } from './sales/orders/ports.ts'

const ID = /^[1-9]\d{0,8}$/

/** Of every seller: for administrators. */
const ALL_SELLERS = 'all'

/** Who may hear that an order changed: its shopper, for the pages of the order and of its payment, and its seller. */
const mayListenToOrder =
  (orders: Pick<OrderLifecycle, 'find'>, executor: Executor): MayListen =>
  async (actor, key) => {
    if (!ID.test(key)) return false
    if (actor.kind === 'customer') return (await orders.find(executor, Number(key), actor.customerId)) !== null
    if (actor.kind !== 'staff') return false
    const seller = await sellerOfOrder(executor, Number(key))
    return seller !== null && (actor.organizationId === null || actor.organizationId === seller)
  }

/** Who may hear that any order of a seller changed: the people of that seller; of all, administrators. */
const mayListenToSeller: MayListen = async (actor, key) =>
  actor.kind === 'staff' && (actor.organizationId === null || key === String(actor.organizationId))

/** The live channel of this node: `cart:<id>`, `notifications:<customer>`, `order:<id>`, `staff:<organization>`, `staff:all`. */
export const openLive = (
  executor: Executor,
  modules: {
    readonly cart: { readonly mayListen: MayListen }
    readonly notifications: { readonly mayListen: MayListen }
    readonly lifecycle: Pick<OrderLifecycle, 'find'>
  },
): LiveOptions => ({
  hub: createLiveHub(),
  mayListen: {
    cart: modules.cart.mayListen,
    notifications: modules.notifications.mayListen,
    order: mayListenToOrder(modules.lifecycle, executor),
    staff: mayListenToSeller,
  },
})

/** Events that name an order become word of a change for its shopper and its seller, whatever else they say. */
export function orderNews(executor: Executor): Listeners {
  const tell: Listener = async ({ orderId }) => {
    if (typeof orderId !== 'number') return
    const seller = await sellerOfOrder(executor, orderId)
    await publishLive(executor, `order:${orderId}`, `staff:${seller}`, `staff:${ALL_SELLERS}`)
  }
  return Object.fromEntries(
    [...Object.values(ORDER_TOPICS), ...Object.values(PAYMENT_TOPICS)].map((topic) => [topic, [tell]]),
  )
}
