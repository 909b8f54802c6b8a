import { createTabStore, useTabStore } from '../../platform/tab-state/tab-store.ts'

/** Discounts that the customer has chosen for one seller's order. */
export interface DiscountSelection {
  /** A code being tried that the cart does not store: refused, or without a cart; empty = none. */
  readonly promoCode: string
  /** The text of the code's field; null = unchanged since a code was applied. */
  readonly typedCode: string | null
  /** Whole bonuses to spend; the server reduces them to the usable amount. */
  readonly bonuses: number
  /** The subscription pays for the courier. */
  readonly useFreeDelivery: boolean
}

const NO_DISCOUNT: DiscountSelection = { promoCode: '', typedCode: null, bonuses: 0, useFreeDelivery: false }

const store = createTabStore<DiscountSelection>('discount-selections')

const selectionOf = (organizationId: number): DiscountSelection => ({ ...NO_DISCOUNT, ...store.all()[organizationId] })

/**
 * Codes, bonuses and free deliveries by seller's id: chosen in the cart, used at checkout, preserved over a reload and
 * a sign-in.
 */
export const discountSelections = {
  change(organizationId: number, part: Partial<DiscountSelection>): void {
    store.put(organizationId, { ...selectionOf(organizationId), ...part })
  },
  of: selectionOf,
  /** Removes the discounts of a seller after its order was placed. */
  forget: store.forget,
  clear: store.clear,
}

/** Chosen discounts by seller; empty until hydration. */
export function useDiscountSelections(): (organizationId: number) => DiscountSelection {
  const all = useTabStore(store)
  return (organizationId) => ({ ...NO_DISCOUNT, ...all[organizationId] })
}
