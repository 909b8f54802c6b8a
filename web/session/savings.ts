import { createTabStore, useTabStore } from './tab-store.ts'

/** What the shopper wants taken off one seller's order. */
export interface Saving {
  /** The code that is applied; empty = none. */
  readonly promoCode: string
  /** What stands in the field of the code, applied or not. */
  readonly typedCode: string
  /** Whole bonuses to spend; what is over the usable is cut by the server. */
  readonly bonuses: number
  /** The subscription is to pay for the courier. */
  readonly useFreeDelivery: boolean
}

const NO_SAVING: Saving = { promoCode: '', typedCode: '', bonuses: 0, useFreeDelivery: false }

const store = createTabStore<Saving>('okolitsa-savings')

/** Codes, bonuses and free deliveries by seller's id: chosen in the cart, spent at checkout, kept over a reload and a sign-in. */
export const savings = {
  change(farmerId: number, part: Partial<Saving>): void {
    store.put(farmerId, { ...NO_SAVING, ...store.all()[farmerId], ...part })
  },
  /** The order of this seller is made: its code and bonuses are spent. */
  forget: store.forget,
  clear: store.clear,
}

/** What is to be taken off at each seller; nothing until the page has come alive. */
export function useSavings(): (farmerId: number) => Saving {
  const all = useTabStore(store)
  return (farmerId) => ({ ...NO_SAVING, ...all[farmerId] })
}
