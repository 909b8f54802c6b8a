import { createTabStore, useTabStore } from '../../platform/tab-state/tab-store.ts'

/** What the customer wants taken off one seller's order. */
export interface DiscountSelection {
  /** A code that is tried on and not kept with the cart: refused, or there is no cart yet; empty = none. */
  readonly promoCode: string
  /** The text of the field of the code; null = nothing was typed since a code was applied. */
  readonly typedCode: string | null
  /** Whole bonuses to spend; what is over the usable is cut by the server. */
  readonly bonuses: number
  /** The subscription is to pay for the courier. */
  readonly useFreeDelivery: boolean
}

const NO_DISCOUNT: DiscountSelection = { promoCode: '', typedCode: null, bonuses: 0, useFreeDelivery: false }

const store = createTabStore<DiscountSelection>('discount-selections')

const selectionOf = (organizationId: number): DiscountSelection => ({ ...NO_DISCOUNT, ...store.all()[organizationId] })

/** Codes, bonuses and free deliveries by seller's id: chosen in the cart, spent at checkout, kept over a reload and a sign-in. */
export const discountSelections = {
  change(organizationId: number, part: Partial<DiscountSelection>): void {
    store.put(organizationId, { ...selectionOf(organizationId), ...part })
  },
  of: selectionOf,
  /** The order of this seller is made: its code and bonuses are spent. */
  forget: store.forget,
  clear: store.clear,
}

/** What is to be taken off at each seller; nothing until the page has come alive. */
export function useDiscountSelections(): (organizationId: number) => DiscountSelection {
  const all = useTabStore(store)
  return (organizationId) => ({ ...NO_DISCOUNT, ...all[organizationId] })
}
