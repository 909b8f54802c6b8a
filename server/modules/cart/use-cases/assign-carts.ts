import { lineBound } from '@okolitsa/domain/cart/cart-line.ts'
import { MAX_CARTS } from '@okolitsa/domain/cart/carts.ts'
import { mergeLines } from '@okolitsa/domain/cart/merge-lines.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { AssignedCarts } from '../ports.ts'
import { listCustomerCarts, listGuestCarts, type StoredCart } from '../store/find-carts.ts'
import * as store from '../store/save-carts.ts'
import type { CartDeps } from './cart-deps.ts'
import { cartSellable, type Shelf, shelfOf } from './count-carts.ts'

/**
 * Gives guest carts to a customer, in a transaction of the caller. A cart of a seller the customer has none of changes
 * hands; otherwise its lines are merged into the customer's (see mergeLines) and the guest's place, where the shopper
 * is now, is kept. Newest first, until the customer has as many carts as allowed; what finds no room stays a guest's.
 */
export async function assignToCustomer(
  deps: Pick<CartDeps, 'catalog' | 'clock'>,
  tx: Executor,
  customerId: number,
  guestCartIds: readonly string[],
): Promise<AssignedCarts> {
  const now = deps.clock()
  await store.lockCustomerCarts(tx, customerId)
  const guestIds = await store.lockGuestCarts(tx, guestCartIds, now)
  if (guestIds.length === 0) return { cartIds: [], leftOutIds: [] }
  await store.lockOwnCarts(tx, customerId)
  const guests = await listGuestCarts(tx, guestIds, now)
  const own = new Map((await listCustomerCarts(tx, customerId)).map((cart) => [cart.organizationId, cart]))
  const shelf = await shelfOf(
    deps,
    tx,
    guests.flatMap((cart) => cart.lines.map((line) => line.productId)),
  )

  const cartIds = new Set<string>()
  const leftOutIds: string[] = []
  for (const guest of guests) {
    const mine = own.get(guest.organizationId)
    if (mine) {
      own.set(guest.organizationId, await mergeInto(tx, mine, guest, { customerId, now, shelf }))
      cartIds.add(mine.id)
    } else if (own.size < MAX_CARTS) {
      await store.giveCart(tx, guest.id, customerId, now)
      own.set(guest.organizationId, guest)
      cartIds.add(guest.id)
    } else {
      leftOutIds.push(guest.id)
    }
  }
  return { cartIds: [...cartIds], leftOutIds }
}

async function mergeInto(
  tx: Executor,
  mine: StoredCart,
  guest: StoredCart,
  { customerId, now, shelf }: { customerId: number; now: Date; shelf: Shelf },
): Promise<StoredCart> {
  const lines = mergeLines(mine.lines, guest.lines, (productId) => {
    const product = shelf.get(productId)
    return product ? lineBound(cartSellable(product, true)) : 0
  })
  await store.overwriteLines(tx, { id: mine.id, customerId, place: guest.place, now }, lines)
  await store.closeCart(tx, guest.id)
  return { ...mine, place: guest.place, lines }
}
