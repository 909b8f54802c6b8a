import type { CartCalculation } from '@okolitsa/contracts/cart/cart.ts'
import { loyalty } from '@okolitsa/strings/ru/loyalty.ts'
import { BonusField } from './bonus-field.tsx'
import { PromoCodeField } from './promo-code-field.tsx'

/** What may be taken off one seller's order: a promo code, then bonuses. */
export function SavingsFields({
  farmerId,
  calculation,
  elsewhere = 0,
  seller,
}: {
  farmerId: number
  calculation: CartCalculation
  /** Bonuses already given to the other orders of the purchase. */
  elsewhere?: number
  /** Read aloud with the field, when several orders stand on the screen. */
  seller?: string
}) {
  const label = seller ? (
    <>
      {loyalty.promo.label}
      <span className="visually-hidden">, {seller}</span>
    </>
  ) : (
    loyalty.promo.label
  )
  return (
    <div className="stack g4">
      <PromoCodeField farmerId={farmerId} tried={calculation.promoCode} label={label} />
      <BonusField farmerId={farmerId} bonuses={calculation.bonuses} elsewhere={elsewhere} />
    </div>
  )
}
