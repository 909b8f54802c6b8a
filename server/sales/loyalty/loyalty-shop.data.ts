import { type CheckoutShop, DAY, EGGS, FARM } from '../checkout/checkout-shop.data.ts'

export interface CodeOptions {
  readonly seller?: number
  readonly kind?: 'fixed' | 'percent'
  /** Kopecks or per cent; 100 ₽ by default. */
  readonly value?: number
  readonly minSum?: number
  /** A daterange; November 2026 by default. */
  readonly valid?: string
  readonly total?: number | null
  readonly perCustomer?: number | null
  readonly customer?: number | null
  readonly isListed?: boolean
}

/** Writes a seller's promo code; answers its id. */
export async function writePromoCode(shop: CheckoutShop, code: string, options: CodeOptions = {}): Promise<number> {
  const { seller = FARM, kind = 'fixed', value = 10_000, minSum = 0, valid = '[2026-11-01,2026-12-01)' } = options
  const { total = null, perCustomer = null, customer = null, isListed = true } = options
  const [row] = await shop.sql<{ id: number }>(
    `insert into promo_code (organization_id, code, kind, value, min_sum, valid, total_limit, per_customer_limit,
       customer_id, is_listed) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [seller, code, kind, value, minSum, valid, total, perCustomer, customer, isListed],
  )
  return row?.id ?? 0
}

/** A gift of whole bonuses. */
export const giveBonuses = (shop: CheckoutShop, customerId: number, bonuses: number, at = '2026-11-01') =>
  shop.sql("insert into bonus_entry (customer_id, kind, amount, at) values ($1, 'accrued', $2, $3)", [
    customerId,
    bonuses * 100,
    at,
  ])

/** Redeemed codes stay in the ledger, out of the way of the next test. */
export const startAfresh = (shop: CheckoutShop) =>
  shop.sql(`delete from cart; update promo_code set valid = '[2026-01-01,2026-02-01)', code = 'OLD-' || id`)

/** A cart as checkout takes it: by courier, paid on receipt. */
export const byCourier = (cartId: string, more: object = {}) => ({
  cartId,
  methodCode: 'courier',
  date: DAY,
  paymentMethod: 'cashondelivery',
  ...more,
})

/** 5 × 180 ₽ of goods; 299 ₽ to bring them. */
export const cartOfEggs = (shop: CheckoutShop, as: number) => shop.cart(as, FARM, { [EGGS]: 5 })
