import type { Cart, CartList } from '@okolitsa/contracts/cart/cart.ts'
import { isBeingLeft } from '../../session/leaving.ts'
import { createTabStore, type TabStore } from '../../session/tab-store.ts'
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

const nothing = () => {}
/** Longer than a page lives after its calls were cut. */
const LEAVING_MS = 100

/**
 * Remembers what the shopper wants and brings it to the server: the deeds of one seller's cart go one after another
 * (two first products must not open two carts), quick presses of one button become one call with the last quantity. A
 * refused wish is forgotten, so the screen falls back to what the server has. A page that is left before the server
 * has answered leaves its wishes to the next page of the tab: what was seen in the cart must not be lost by a reload.
 */
export function createCartWriter(store: TabStore<CartWish> = createTabStore('okolitsa-cart-wishes')) {
  /** Ends of the last turns by seller. */
  const turns = new Map<number, Promise<void>>()
  let counted: { readonly of: object; readonly quantities: Wishes } | null = null

  function inTurn<Answer>(organizationId: number, deed: () => Promise<Answer>): Promise<Answer> {
    const turn = (turns.get(organizationId) ?? Promise.resolve()).then(deed)
    turns.set(organizationId, turn.then(nothing, nothing))
    return turn
  }

  const isStillWanted = (wish: CartWish) => store.all()[wish.productId] === wish
  const forget = (wish: CartWish) => {
    if (isStillWanted(wish)) store.forget(wish.productId)
  }

  async function carry(wish: CartWish, doors: CartWriterDoors): Promise<void> {
    // a later press has a turn of its own
    if (!isStillWanted(wish)) return
    try {
      const { items } = await doors.list()
      const cart = await doors.send(
        wish,
        items.find((item) => item.farmerId === wish.organizationId),
      )
      if (cart) doors.received(cart)
      forget(wish)
    } catch (error) {
      // calls of a page that is being left fail first: then this is its end, and the wish stays for the next page
      await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
      if (isBeingLeft()) return
      forget(wish)
      doors.failed(error)
    }
  }

  const enqueue = (wish: CartWish, doors: CartWriterDoors) => void inTurn(wish.organizationId, () => carry(wish, doors))

  return {
    subscribe: store.subscribe,
    quantities(): Wishes {
      const all = store.all()
      if (counted?.of !== all) {
        const quantities = new Map(Object.values(all).map(({ productId, quantity }) => [productId, quantity]))
        counted = { of: all, quantities }
      }
      return counted.quantities
    },
    want(wish: CartWish, doors: CartWriterDoors): void {
      store.put(wish.productId, wish)
      enqueue(wish, doors)
    },
    /** Carries what an earlier page of this tab has left. */
    resume(doors: CartWriterDoors): void {
      for (const wish of Object.values(store.all())) enqueue(wish, doors)
    },
    /** Ends the cart of a seller in its turn: wishes made before it go with it, those made after it open a new cart. */
    end<Answer>(organizationId: number, deed: () => Promise<Answer>): Promise<Answer> {
      for (const wish of Object.values(store.all())) if (wish.organizationId === organizationId) forget(wish)
      return inTurn(organizationId, deed)
    },
  }
}
