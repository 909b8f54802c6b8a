import type { PromoCodeFields } from '@okolitsa/domain/loyalty/promo-code-fields.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { AUTHOR, type Supply } from '../../testing/supply.data.ts'
import { DAY, EGGS, FARM } from '../../testing/two-farms.data.ts'
import type { World } from '../../testing/world.data.ts'

export interface CodeOptions extends Partial<Omit<PromoCodeFields, 'code' | 'value'>> {
  readonly seller?: number
  readonly kind?: 'fixed' | 'percent'
  /** Kopecks or per cent; by default 100 ₽. */
  readonly value?: number
}

/** Creates a seller's promo code of November 2026 for all customers; returns its id. */
export const writePromoCode = (
  shop: Supply,
  code: string,
  { seller = FARM, kind = 'fixed', value = 10_000, ...more }: CodeOptions = {},
): Promise<number> =>
  shop.write((tx, { loyalty }) =>
    loyalty.createPromoCode(tx, AUTHOR, {
      organizationId: seller,
      code,
      value: kind === 'fixed' ? { kind, amount: kopecks(value) } : { kind, percent: value },
      fromDate: '2026-11-01',
      toDate: '2026-11-30',
      minSum: kopecks(0),
      totalLimit: null,
      perCustomerLimit: null,
      customerId: null,
      isListed: true,
      ...more,
    }),
  )

/** Gives a customer whole bonuses. */
export const giveBonuses = (shop: Supply, customerId: number, bonuses: number, at = '2026-11-01') =>
  shop.write((tx, { loyalty }) => loyalty.giveBonuses(tx, AUTHOR, { customerId, bonuses, at: new Date(at) }))

/** Deletes all carts, and renames and expires all promo codes, so that they do not affect the next test. */
export const startAfresh = (shop: World) =>
  shop.sql(`delete from cart; update promo_code set valid = '[2026-01-01,2026-02-01)', code = 'OLD-' || id`)

/** A cart for checkout by courier, paid on receipt. */
export const byCourier = (cartId: string, more: object = {}) => ({
  cartId,
  methodCode: 'courier',
  date: DAY,
  paymentMethod: 'cashondelivery',
  ...more,
})

/** Creates a cart of eggs for 5 × 180 ₽; the delivery costs 299 ₽. */
export const cartOfEggs = (shop: World, as: number) => shop.cart(as, FARM, { [EGGS]: 5 })
