import { type Kopecks, share } from '../money/money.ts'
import type { PaymentMethod } from '../payments/payment-method.ts'

/**
 * Accounts of the ledger. `gateway`, `bank` and `cash` are money we can point at; `customer`, `seller`, `courier`,
 * `bonus` and `tax` are what we owe; `platform` is what we earned. A line above nothing is a debit.
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
] as const
export type Account = (typeof ACCOUNTS)[number]

/** One line of an entry. The lines of an entry sum to nothing. */
export interface Posting {
  readonly account: Account
  /** Whose account: the id of a customer or an organization, a payment method, a carrier; '' = the shop's own. */
  readonly owner: string
  /** Kopecks, never 0: above nothing = debit. */
  readonly amount: number
}

/** What the shop takes of the goods' price when the seller's contract says nothing else, per cent. */
export const DEFAULT_COMMISSION_PERCENT = 10
/** VAT inside the shop's commission, per cent. */
export const COMMISSION_VAT_PERCENT = 22

/** Money of a customer at a gateway: what came, or what went back. */
export interface MoneyFacts {
  readonly method: PaymentMethod
  readonly customerId: number
  readonly amount: Kopecks
}

/** Money came: the gateway has it, and we owe the customer goods for it. */
export const paymentPostings = (facts: MoneyFacts): Posting[] => moneyPostings(facts, 1)
/** Money went back to the customer. */
export const refundPostings = (facts: MoneyFacts): Posting[] => moneyPostings(facts, -1)

const moneyPostings = ({ method, customerId, amount }: MoneyFacts, sign: 1 | -1): Posting[] =>
  lines([
    ['gateway', method, sign * amount],
    ['customer', customerId, -sign * amount],
  ])

/** What an order that was handed over is worth, and to whom. */
export interface SettlementFacts {
  readonly customerId: number
  readonly organizationId: number
  /** Goods after special prices and promo code, which the seller gives, before bonuses, which the shop gives. */
  readonly goods: Kopecks
  readonly delivery: Kopecks
  /** Who carried it and gets the delivery's price. */
  readonly carrier: 'seller' | 'cdek'
  /** Money the seller took themselves: at the door, or by their own invoice. */
  readonly cash: Kopecks
  /** Frozen when the money came; at the hand-over when the seller took it. Per cent, two decimals. */
  readonly commissionPercent: number
}

/** The shop's part of a settled order, VAT inside; never more than the goods cost. */
export function commissionOf(goods: Kopecks, percent: number): { commission: Kopecks; tax: Kopecks } {
  const commission = share(goods, Math.round(percent * 100), 10_000)
  return { commission, tax: share(commission, COMMISSION_VAT_PERCENT, 100 + COMMISSION_VAT_PERCENT) }
}

interface SettlementAmounts {
  readonly worth: number
  readonly seller: number
  readonly courier: number
  readonly platform: number
  readonly tax: number
  readonly cash: number
}

function settlementAmounts(facts: SettlementFacts | null): SettlementAmounts {
  if (!facts) return { worth: 0, seller: 0, courier: 0, platform: 0, tax: 0, cash: 0 }
  const { goods, delivery, carrier, cash } = facts
  const { commission, tax } = commissionOf(goods, facts.commissionPercent)
  const isOwnCourier = carrier === 'seller'
  return {
    worth: goods + delivery,
    seller: goods - commission + (isOwnCourier ? delivery : 0),
    courier: isOwnCourier ? 0 : delivery,
    platform: commission - tax,
    tax,
    cash,
  }
}

/**
 * An order was handed over: what the customer had paid in becomes the seller's, the carrier's and ours. Cash passes
 * through `cash` to the seller at once, so that the commission stays as the seller's debt.
 * @param before what the ledger holds of this order already; null = nothing. Only the difference is posted, so a claim
 *   after the hand-over takes from everyone the part they had been given
 */
export function settlementPostings(facts: SettlementFacts, before: SettlementFacts | null = null): Posting[] {
  const now = settlementAmounts(facts)
  const was = settlementAmounts(before)
  const added = (key: keyof SettlementAmounts) => now[key] - was[key]
  const { customerId, organizationId } = facts
  return lines([
    ['cash', organizationId, added('cash')],
    ['customer', customerId, -added('cash')],
    ['customer', customerId, added('worth')],
    ['seller', organizationId, -added('seller')],
    ['courier', 'cdek', -added('courier')],
    ['platform', '', -added('platform')],
    ['tax', '', -added('tax')],
    ['seller', organizationId, added('cash')],
    ['cash', organizationId, -added('cash')],
  ])
}

/** The shop pays a seller for a refund that should not have been made at once. */
export const compensationPostings = (facts: { organizationId: number; amount: Kopecks }): Posting[] =>
  lines([
    ['platform', '', facts.amount],
    ['seller', facts.organizationId, -facts.amount],
  ])

export type BonusKind = 'accrued' | 'spent' | 'returned' | 'expired' | 'withdrawn'
export interface BonusFacts {
  readonly kind: BonusKind
  readonly customerId: number
  /** Kopecks as the bonus ledger has them: below nothing = taken. */
  readonly amount: number
}

/**
 * Bonuses are the shop's promise: given, burnt and withdrawn at the shop's cost or to its good; spent ones are money in the customer's account
 * with us, as if they had paid it in.
 */
export function bonusPostings({ kind, customerId, amount }: BonusFacts): Posting[] {
  const isPayment = kind === 'spent' || kind === 'returned'
  return lines([
    ['bonus', customerId, -amount],
    isPayment ? ['customer', customerId, amount] : ['platform', '', amount],
  ])
}

export interface PayoutFacts {
  readonly organizationId: number
  readonly amount: Kopecks
}

/** The seller got what was due to them. */
export const payoutPostings = ({ organizationId, amount }: PayoutFacts): Posting[] =>
  lines([
    ['seller', organizationId, amount],
    ['bank', '', -amount],
  ])

export const isBalanced = (postings: readonly Posting[]): boolean =>
  postings.reduce((sum, { amount }) => sum + amount, 0) === 0

/** Lines of nothing are not written. */
function lines(all: readonly (readonly [Account, string | number, number])[]): Posting[] {
  return all
    .filter(([, , amount]) => amount !== 0)
    .map(([account, owner, amount]) => ({ account, owner: String(owner), amount }))
}
