import type { CartCalculation } from '@okolitsa/contracts/cart/cart.ts'
import { sumRoubles } from '@okolitsa/domain/money/roubles.ts'
import type { SettledCart } from './summary-card.tsx'

/** What may be taken off one order, as far as the form knows. */
export interface DiscountsAsked {
  readonly calculation: CartCalculation
  readonly isByCourier: boolean
  /** Given to the other orders of the purchase. */
  readonly elsewhere: { readonly bonuses: number; readonly freeDeliveries: number }
}

const isFreed = ({ options, settled }: SettledCart) =>
  options.calculation.usesFreeDelivery && settled?.methodCode === 'courier'

/** What may be taken off one of the orders, beside the others. */
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
