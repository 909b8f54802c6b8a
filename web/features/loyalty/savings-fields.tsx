import type { CartCalculation } from '@okolitsa/contracts/cart/cart.ts'
import { BonusField } from './bonus-field.tsx'
import { PromoCodeField } from './promo-code-field.tsx'

/** What may be taken off one seller's order: a promo code, then bonuses. */
export function SavingsFields({
  farmerId,
  calculation,
  label,
}: {
  farmerId: number
  calculation: CartCalculation
  /** Of the code's field, when several orders stand on the screen. */
  label?: string
}) {
  return (
    <div className="stack g4">
      <PromoCodeField farmerId={farmerId} tried={calculation.promoCode} {...(label && { label })} />
      <BonusField farmerId={farmerId} bonuses={calculation.bonuses} />
    </div>
  )
}
