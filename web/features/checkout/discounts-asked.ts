import type { CartCalculation } from '@okolitsa/contracts/cart/cart.ts'
import { sumRoubles } from '@okolitsa/domain/money/roubles.ts'
import type { SettledCart } from './summary-card.tsx'

/** Available discounts of one order. */
export interface DiscountsAsked {
  readonly calculation: CartCalculation
  readonly isByCourier: boolean
  /** Amounts used by the other orders of the group. */
  readonly elsewhere: { readonly bonuses: number; readonly freeDeliveries: number }
}

const isFreed = ({ options, settled }: SettledCart) =>
  options.calculation.usesFreeDelivery && settled?.methodCode === 'courier'

/** Discounts available to one order after the other orders of the group. */
export function discountsOf(one: SettledCart, known: readonly SettledCart[]): DiscountsAsked {
  const others = known.filter((other) => other !== one)
  return {
    calculation: one.options.calculation,
    isByCourier: one.settled?.methodCode === 'courier',
    elsewhere: {
      bonuses: sumRoubles(others.map(({ options }) => options.calculation.totals.bonuses)),
      freeDeliveries: others.filter(isFreed).length,
    },
  }
}
