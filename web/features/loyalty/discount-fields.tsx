import type { CartCalculation } from '@okolitsa/contracts/cart/cart.ts'
import { loyalty } from '@okolitsa/strings/ru/loyalty.ts'
import { goodsSumOf } from '../../data/cart/cart-state.ts'
import { BonusField } from './bonus-field.tsx'
import { FreeDeliveryField } from './free-delivery-field.tsx'
import { PromoCodeField } from './promo-code-field.tsx'

/** Discounts used by the other orders of the group. */
export interface Elsewhere {
  readonly bonuses: number
  readonly freeDeliveries: number
}

/** Discounts of one seller's order, applied in this order: promo code, bonuses, free delivery. */
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
  /** The chosen method is the courier. */
  isByCourier?: boolean
  /** Part of the accessible names when the screen has several orders. */
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
