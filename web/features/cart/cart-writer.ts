import type { Cart, CartList } from '@okolitsa/contracts/cart/cart.ts'
import type { Wishes } from './cart-state.ts'

/** What the writer needs of the page: the calls and the known list. */
export interface CartWriterDoors {
  /** The list as the server knows it; waits for it when it has not come yet. */
  list: () => Promise<CartList>
  /** Carries one wish to the server; null when there was nothing to do. */
  send: (wish: CartWish, cart: Cart | undefined) => Promise<Cart | null>
  received: (cart: Cart) => void
  failed: (error: unknown) => void
}

export interface CartWish {
  readonly productId: number
  readonly organizationId: number
  /** Sale steps; 0 removes. */
  readonly quantity: number
}

/**
 * Remembers what the shopper wants and brings it to the server: one call at a time for each seller (two first products
 * must not open two carts), quick presses of one button become one call with the last quantity. A refused wish is
 * forgotten, so the screen falls back to what the server has.
 */
export function createCartWriter() {
  let wishes: ReadonlyMap<number, CartWish> = new Map()
  let quantities: Wishes = new Map()
  const working = new Set<number>()
  const listeners = new Set<() => void>()

  const change = (next: ReadonlyMap<number, CartWish>) => {
    wishes = next
    quantities = new Map([...next].map(([id, wish]) => [id, wish.quantity]))
    for (const listener of listeners) listener()
  }
  const forget = (wish: CartWish) => {
    if (wishes.get(wish.productId) !== wish) return
    const rest = new Map(wishes)
    rest.delete(wish.productId)
    change(rest)
  }

  async function work(organizationId: number, doors: CartWriterDoors) {
    for (;;) {
      const wish = [...wishes.values()].find((one) => one.organizationId === organizationId)
      if (!wish) return
      try {
        const { items } = await doors.list()
        const cart = await doors.send(
          wish,
          items.find((item) => item.farmerId === organizationId),
        )
        if (cart) doors.received(cart)
        forget(wish)
      } catch (error) {
        forget(wish)
        doors.failed(error)
      }
    }
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    quantities: (): Wishes => quantities,
    want(wish: CartWish, doors: CartWriterDoors): void {
      const next = new Map(wishes)
      next.set(wish.productId, wish)
      change(next)
      if (working.has(wish.organizationId)) return
      working.add(wish.organizationId)
      void work(wish.organizationId, doors).finally(() => working.delete(wish.organizationId))
    },
  }
}
