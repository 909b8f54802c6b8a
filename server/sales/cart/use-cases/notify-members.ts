import type { Executor } from '../../../platform/db/client.ts'
import { publishLive } from '../../../platform/realtime/live-hub.ts'
import type { StoredCart } from '../store/find-carts.ts'

/** Says on the live topic of a shared cart that it changed; a cart with one owner has no listeners. */
export async function notifyMembers(executor: Executor, cart: Pick<StoredCart, 'id' | 'sharing'>): Promise<void> {
  if (cart.sharing !== null) await publishLive(executor, `cart:${cart.id}`)
}
