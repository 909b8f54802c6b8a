import type { CartCalculation } from '@okolitsa/contracts/cart/cart.ts'
import { loyalty } from '@okolitsa/strings/ru/loyalty.ts'
import { goodsSumOf } from '../../data/cart/cart-state.ts'
import { BonusField } from './bonus-field.tsx'
import { FreeDeliveryField } from './free-delivery-field.tsx'
import { PromoCodeField } from './promo-code-field.tsx'

/** What was given to the other orders of a purchase. */
export interface Elsewhere {
  readonly bonuses: number
  readonly freeDeliveries: number
}

/** What may be taken off one seller's order: a promo code, then bonuses, then what the courier takes. */
export function DiscountFields({
  organizationId,
  calculation,
  elsewhere = { bonuses: 0, freeDeliveries: 0 },
  isByCourier = false,
  seller,
}: {
  organizationId: number
  calculation: CartCalculation
  elsewhere?: Elsewhere
  /** The way to receive is chosen, and it is the courier. */
  isByCourier?: boolean
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
      <PromoCodeField
        organizationId={organizationId}
        tried={calculation.promoCode}
        goods={goodsSumOf(calculation)}
        label={label}
      />
      <BonusField organizationId={organizationId} bonuses={calculation.bonuses} elsewhere={elsewhere.bonuses} />
      {isByCourier && (
        <FreeDeliveryField
          organizationId={organizationId}
          calculation={calculation}
          elsewhere={elsewhere.freeDeliveries}
        />
      )}
    </div>
  )
}
