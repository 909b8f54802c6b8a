import type { Cart, CartList } from '@okolitsa/contracts/cart/cart.ts'
import type { ChosenWay } from '@okolitsa/domain/cart/chosen-way.ts'
import { isBeingLeft } from '../../platform/client/leaving.ts'
import { createTabStore, type TabStore } from '../../platform/tab-state/tab-store.ts'
import { keyOfLine, type PendingQuantities } from './cart-state.ts'

export interface CartWriterPorts {
  /** The server's list; waits until it has loaded. */
  list: () => Promise<CartList>
  /** Sends one pending quantity; null when no call was needed. */
  send: (pending: PendingQuantity, cart: Cart | undefined) => Promise<Cart | null>
  received: (cart: Cart) => void
  failed: (error: unknown) => void
}

export interface PendingQuantity {
  readonly productId: number
  readonly organizationId: number
  /** Requested sale steps; 0 removes. */
  readonly quantity: number
  /** Dishes only: the chosen options and their key (`choiceKey`). */
  readonly optionsKey?: string
  readonly options?: readonly { readonly optionId: number; readonly count: number }[]
  /** Delivery method and day chosen on the page of the button. */
  readonly chosenWay?: ChosenWay
}

const keyOf = ({ productId: id, optionsKey }: PendingQuantity) => keyOfLine({ id, optionsKey })

const nothing = () => {}
/** Wait before a failed call is treated as failed, ms: longer than a page lives after its calls were aborted. */
const LEAVING_MS = 100

/**
 * Stores requested quantities and sends them: requests about one seller's cart run one after another (two first
 * products must not open two carts), quick presses of one button are merged into one call with the last quantity. A
 * refused quantity is dropped, so the screen returns to the server's state. A page left before the answer leaves its
 * pending quantities to the next page of the tab: a reload must not lose what the cart showed.
 */
export function createCartWriter(store: TabStore<PendingQuantity> = createTabStore('pending-quantities')) {
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
    // a later press is sent in a separate turn
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
      // calls of a page that is being left fail first: the pending quantity stays for the next page
      await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
      if (isBeingLeft()) return
      forget(pending)
      ports.failed(error)
    }
  }

  const enqueue = (pending: PendingQuantity, ports: CartWriterPorts) =>
    void inTurn(pending.organizationId, () => carry(pending, ports))

  return {
    /** Runs an action on a seller's cart after the earlier ones. */
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
    /** Sends pending quantities of an earlier page of this tab. */
    resume(ports: CartWriterPorts): void {
      for (const pending of Object.values(store.all())) enqueue(pending, ports)
    },
    /** Ends a seller's cart in its turn: earlier pending quantities are dropped with it, later ones open a new cart. */
    end<EndpointAnswer>(organizationId: number, action: () => Promise<EndpointAnswer>): Promise<EndpointAnswer> {
      for (const pending of Object.values(store.all())) if (pending.organizationId === organizationId) forget(pending)
      return inTurn(organizationId, action)
    },
  }
}
