import { MARKET_COST_ACCOUNT, PROGRAM_COST_ACCOUNT } from '../bearers/bearers.ts'
import { vatInside } from '../fees/commission.ts'
import { type Kopecks, ZERO } from '../money/money.ts'
import type { PaymentMethod } from '../payments/payment-method.ts'

/**
 * Accounts of the ledger. `gateway`, `bank` and `cash` are assets; `customer`, `seller`, `courier`, `bonus`, `tax` and
 * `payout_in_transit` (sent to sellers, not yet known to be paid) are liabilities; `platform` is income less bonuses of
 * programmes, `market_discount` the cost of what the market bears (`domain/bearers`), `acquirer_fee` what acquirers
 * withhold, `adjustment` what manual entries write off or find. A line above 0 is a debit.
 */
export const ACCOUNTS = [
  'gateway',
  'bank',
  'cash',
  'customer',
  'seller',
  'courier',
  'platform',
  'tax',
  'bonus',
  'market_discount',
  'payout_in_transit',
  'acquirer_fee',
  'adjustment',
] as const
export type Account = (typeof ACCOUNTS)[number]

/** One line of an entry. The lines of an entry sum to 0. */
export interface Posting {
  readonly account: Account
  /** Owner of the account: id of a customer or an organization, a payment method, a carrier; '' = the shop. */
  readonly owner: string
  /** Kopecks, never 0: above 0 = debit. */
  readonly amount: number
}

/** A customer's payment to a gateway, or a refund. */
export interface MoneyFacts {
  readonly method: PaymentMethod
  readonly customerId: number
  readonly amount: Kopecks
}

/** Postings of a payment: the gateway's balance rises, and the shop owes the customer goods. */
export const paymentPostings = (facts: MoneyFacts): Posting[] => moneyPostings(facts, 1)
export const refundPostings = (facts: MoneyFacts): Posting[] => moneyPostings(facts, -1)

const moneyPostings = ({ method, customerId, amount }: MoneyFacts, sign: 1 | -1): Posting[] =>
  lines([
    ['gateway', method, sign * amount],
    ['customer', customerId, -sign * amount],
  ])

/** Values of a handed-over order. */
export interface SettlementFacts {
  readonly customerId: number
  readonly organizationId: number
  /**
   * Goods after special prices and a seller's promo code (at the seller's cost), before bonuses and a promo code of the
   * market (at the shop's cost).
   */
  readonly goods: Kopecks
  /** Discount of a promo code that the market bears; absent = none. */
  readonly marketDiscount?: Kopecks
  readonly delivery: Kopecks
  /** Carrier of the order, who gets the delivery's price. */
  readonly carrier: 'seller' | 'cdek'
  /** Money that the seller took at the door or by their own invoice. */
  readonly cash: Kopecks
  /** Fee of the market, VAT inside; at most the goods. */
  readonly commission: Kopecks
  /** VAT inside the fee, per cent, of the day on which the fee is recognised; 0 = without VAT. */
  readonly vatPercent: number
}

interface SettlementAmounts {
  readonly worth: number
  readonly seller: number
  readonly courier: number
  readonly platform: number
  readonly tax: number
  readonly cash: number
  readonly given: number
}

function settlementAmounts(facts: SettlementFacts | null): SettlementAmounts {
  if (!facts) return { worth: 0, seller: 0, courier: 0, platform: 0, tax: 0, cash: 0, given: 0 }
  const { goods, delivery, carrier, cash, commission, marketDiscount = 0 } = facts
  const tax = vatInside(commission, facts.vatPercent)
  const isOwnCourier = carrier === 'seller'
  return {
    worth: goods + delivery,
    seller: goods - commission + (isOwnCourier ? delivery : 0),
    courier: isOwnCourier ? 0 : delivery,
    platform: commission - tax,
    tax,
    cash,
    given: marketDiscount,
  }
}

/**
 * Postings of a handover: the customer's prepayment is divided among seller, carrier and shop. Cash passes through
 * `cash` directly to the seller, so that the commission remains as the seller's debt. @param before earlier settlement
 * of this order; null = none. A discount of the market is credited to the customer like a payment. Only the difference is posted, so a claim after the handover is divided among all
 * parties.
 */
export function settlementPostings(facts: SettlementFacts, before: SettlementFacts | null = null): Posting[] {
  const now = settlementAmounts(facts)
  const was = settlementAmounts(before)
  const added = (key: keyof SettlementAmounts) => now[key] - was[key]
  const { customerId, organizationId } = facts
  return lines([
    ['cash', organizationId, added('cash')],
    ['customer', customerId, -added('cash')],
    [MARKET_COST_ACCOUNT, '', added('given')],
    ['customer', customerId, -added('given')],
    ['customer', customerId, added('worth')],
    ['seller', organizationId, -added('seller')],
    ['courier', 'cdek', -added('courier')],
    ['platform', '', -added('platform')],
    ['tax', '', -added('tax')],
    ['seller', organizationId, added('cash')],
    ['cash', organizationId, -added('cash')],
  ])
}

/** Postings of a compensation: the shop pays a seller for an instant refund that was wrong. */
export const compensationPostings = (facts: { organizationId: number; amount: Kopecks }): Posting[] =>
  lines([
    [MARKET_COST_ACCOUNT, '', facts.amount],
    ['seller', facts.organizationId, -facts.amount],
  ])

/** Money of an order returned to its customer at the market's cost, in all. */
export interface MarketRefundFacts {
  readonly customerId: number
  readonly amount: Kopecks
}

/** Postings of a refund at the market's cost; the difference from what was posted before. */
export const marketRefundPostings = ({ customerId, amount }: MarketRefundFacts, before: Kopecks = ZERO): Posting[] =>
  lines([
    [MARKET_COST_ACCOUNT, '', amount - before],
    ['customer', customerId, before - amount],
  ])

export type BonusKind = 'accrued' | 'spent' | 'returned' | 'expired' | 'withdrawn'
export interface BonusFacts {
  /** Moved: the bonuses of a merged account, which are accrued to the one that stays. */
  readonly kind: BonusKind | 'moved'
  readonly customerId: number
  /** Kopecks as in the bonus ledger: below 0 = deducted. */
  readonly amount: number
  /** True = given by the office, not by a programme. */
  readonly isGoodwill?: boolean
}

/**
 * Postings of bonuses, which are a liability of the shop. They are given, expired and withdrawn at its cost or benefit;
 * spent bonuses are credited to the customer's account like a payment.
 */
export function bonusPostings({ kind, customerId, amount, isGoodwill = false }: BonusFacts): Posting[] {
  const isPayment = kind === 'spent' || kind === 'returned'
  return lines([
    ['bonus', customerId, -amount],
    isPayment
      ? ['customer', customerId, amount]
      : [isGoodwill ? MARKET_COST_ACCOUNT : PROGRAM_COST_ACCOUNT, '', amount],
  ])
}

export const isBalanced = (postings: readonly Posting[]): boolean =>
  postings.reduce((sum, { amount }) => sum + amount, 0) === 0

/** Removes lines of 0. */
function lines(all: readonly (readonly [Account, string | number, number])[]): Posting[] {
  return all
    .filter(([, , amount]) => amount !== 0)
    .map(([account, owner, amount]) => ({ account, owner: String(owner), amount }))
}
