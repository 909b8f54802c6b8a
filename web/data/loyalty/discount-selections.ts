import { createTabStore, useTabStore } from '../../platform/tab-state/tab-store.ts'

/** What the customer wants taken off one seller's order. */
export interface DiscountSelection {
  /** The code that is applied; empty = none. */
  readonly promoCode: string
  /** What stands in the field of the code, applied or not. */
  readonly typedCode: string
  /** Whole bonuses to spend; what is over the usable is cut by the server. */
  readonly bonuses: number
  /** The subscription is to pay for the courier. */
  readonly useFreeDelivery: boolean
}

const NO_DISCOUNT: DiscountSelection = { promoCode: '', typedCode: '', bonuses: 0, useFreeDelivery: false }

const store = createTabStore<DiscountSelection>('discount-selections')

/** Codes, bonuses and free deliveries by seller's id: chosen in the cart, spent at checkout, kept over a reload and a sign-in. */
export const discountSelections = {
  change(organizationId: number, part: Partial<DiscountSelection>): void {
    store.put(organizationId, { ...NO_DISCOUNT, ...store.all()[organizationId], ...part })
  },
  /** The order of this seller is made: its code and bonuses are spent. */
  forget: store.forget,
  clear: store.clear,
}

/** What is to be taken off at each seller; nothing until the page has come alive. */
export function useDiscountSelections(): (organizationId: number) => DiscountSelection {
  const all = useTabStore(store)
  return (organizationId) => ({ ...NO_DISCOUNT, ...all[organizationId] })
}
