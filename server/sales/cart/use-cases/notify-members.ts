import type { Executor } from '../../../platform/db/client.ts'
import { publishLive } from '../../../platform/realtime/live-hub.ts'
import type { StoredCart } from '../store/find-carts.ts'

/** Publishes a change on the live topic of a shared cart; other carts have no listeners. */
export async function notifyMembers(executor: Executor, cart: Pick<StoredCart, 'id' | 'sharing'>): Promise<void> {
  if (cart.sharing !== null) await publishLive(executor, `cart:${cart.id}`)
}
