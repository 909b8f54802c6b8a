import type { Cart, CartList } from '@okolitsa/contracts/cart/cart.ts'
import type { ChosenWay } from '@okolitsa/domain/cart/chosen-way.ts'
import { isBeingLeft } from '../../platform/client/leaving.ts'
import { createTabStore, type TabStore } from '../../platform/tab-state/tab-store.ts'
import { keyOfLine, type PendingQuantities } from './cart-state.ts'

/** What the writer needs of the page: the calls and the known list. */
export interface CartWriterPorts {
  /** The list as the server knows it; waits for it when it has not come yet. */
  list: () => Promise<CartList>
  /** Carries one pending quantity to the server; null when there was nothing to do. */
  send: (pending: PendingQuantity, cart: Cart | undefined) => Promise<Cart | null>
  received: (cart: Cart) => void
  failed: (error: unknown) => void
}

export interface PendingQuantity {
  readonly productId: number
  readonly organizationId: number
  /** Sale steps; 0 removes. */
  readonly quantity: number
  /** Of a dish: what was chosen, and its key (`choiceKey`). */
  readonly optionsKey?: string
  readonly options?: readonly { readonly optionId: number; readonly count: number }[]
  /** Delivery method and day that the page of the button has chosen. */
  readonly chosenWay?: ChosenWay
}

const keyOf = ({ productId: id, optionsKey }: PendingQuantity) => keyOfLine({ id, optionsKey })

const nothing = () => {}
/** Longer than a page lives after its calls were cut. */
const LEAVING_MS = 100

/**
 * Remembers what the visitor wants and brings it to the server: requests about one seller's cart go one after another
 * (two first products must not open two carts), quick presses of one button become one call with the last quantity. A
 * refused quantity is forgotten, so the screen falls back to what the server has. A page that is left before the server
 * has answered leaves its pending quantities to the next page of the tab: what was seen in the cart must not be lost by a reload.
 */
export function createCartWriter(store: TabStore<PendingQuantity> = createTabStore('pending-quantities')) {
  /** Ends of the last turns by seller. */
  const turns = new Map<number, Promise<void>>()
  let counted: { readonly of: object; readonly quantities: PendingQuantities } | null = null

  function inTurn<EndpointAnswer>(
    organizationId: number,
    action: () => Promise<EndpointAnswer>,
  ): Promise<EndpointAnswer> {
    const turn = (turns.get(organizationId) ?? Promise.resolve()).then(action)
    turns.set(organizationId, turn.then(nothing, nothing))
    return turn
  }

  const isStillWanted = (pending: PendingQuantity) => store.all()[keyOf(pending)] === pending
  const forget = (pending: PendingQuantity) => {
    if (isStillWanted(pending)) store.forget(keyOf(pending))
  }

  async function carry(pending: PendingQuantity, ports: CartWriterPorts): Promise<void> {
    // a later press has a turn of its own
    if (!isStillWanted(pending)) return
    try {
      const { items } = await ports.list()
      const cart = await ports.send(
        pending,
        items.find((item) => item.farmerId === pending.organizationId),
      )
      if (cart) ports.received(cart)
      forget(pending)
    } catch (error) {
      // calls of a page that is being left fail first: then this is its end, and the pending quantity stays for the next page
      await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
      if (isBeingLeft()) return
      forget(pending)
      ports.failed(error)
    }
  }

  const enqueue = (pending: PendingQuantity, ports: CartWriterPorts) =>
    void inTurn(pending.organizationId, () => carry(pending, ports))

  return {
    /** Does something with the cart of a seller after what was begun before. */
    inTurn,
    subscribe: store.subscribe,
    quantities(): PendingQuantities {
      const all = store.all()
      if (counted?.of !== all) {
        const quantities = new Map(Object.values(all).map((pending) => [keyOf(pending), pending.quantity]))
        counted = { of: all, quantities }
      }
      return counted.quantities
    },
    want(pending: PendingQuantity, ports: CartWriterPorts): void {
      store.put(keyOf(pending), pending)
      enqueue(pending, ports)
    },
    /** Carries what an earlier page of this tab has left. */
    resume(ports: CartWriterPorts): void {
      for (const pending of Object.values(store.all())) enqueue(pending, ports)
    },
    /** Ends the cart of a seller in its turn: pending quantities made before it go with it, those made after it open a new cart. */
    end<EndpointAnswer>(organizationId: number, action: () => Promise<EndpointAnswer>): Promise<EndpointAnswer> {
      for (const pending of Object.values(store.all())) if (pending.organizationId === organizationId) forget(pending)
      return inTurn(organizationId, action)
    },
  }
}
