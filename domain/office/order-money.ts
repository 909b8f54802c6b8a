import type { EntryKind } from '../ledger/entry-kinds.ts'
import type { Account, Posting } from '../ledger/postings.ts'

/** An entry of the ledger about an order. */
export interface OrderPosting {
  readonly kind: EntryKind
  readonly lines: readonly Posting[]
}

/** Sums of an order in the ledger by party, kopecks. */
export interface OrderMoney {
  /** Money of the customer at gateways, less refunds. */
  readonly received: number
  /** Bonuses spent on the order, at the market's cost. */
  readonly bonusesSpent: number
  /** Discount of a promo code that the market bears. */
  readonly marketDiscount: number
  /** Bonuses granted for the order. */
  readonly bonusesGranted: number
  /** The seller's share of the goods, with the delivery by the seller's own courier. */
  readonly seller: number
  /** Part of the seller's share that the seller took from the customer directly. */
  readonly takenBySeller: number
  /** Commission of the market without its VAT. */
  readonly commission: number
  readonly commissionTax: number
  /** Share of an outside carrier. */
  readonly carrier: number
  /** Paid to the seller by the market for a refund that was wrong. */
  readonly compensation: number
  /** Returned to the customer at the market's cost. */
  readonly marketRefunds: number
}

/** Sums of an order by party; null = the ledger has no entry of the order. */
export function orderMoneyOf(entries: readonly OrderPosting[]): OrderMoney | null {
  if (entries.length === 0) return null
  /** Debits less credits of an account. */
  const sum = (kinds: readonly OrderPosting['kind'][], account: Account) =>
    entries
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ lines }) => lines)
      .reduce((total, line) => (line.account === account ? total + line.amount : total), 0)
  const credit = (kinds: readonly OrderPosting['kind'][], account: Account) => 0 - sum(kinds, account)
  const spent = credit(['bonus'], 'customer')
  // cash passes through its account: the first of the two lines of an entry is the change
  const taken = entries
    .filter(({ kind }) => kind === 'settlement')
    .reduce((total, { lines }) => total + (lines.find(({ account }) => account === 'cash')?.amount ?? 0), 0)
  return {
    received: sum(['payment', 'refund'], 'gateway'),
    bonusesSpent: spent,
    marketDiscount: sum(['settlement'], 'market_discount'),
    bonusesGranted: credit(['bonus'], 'bonus') + spent,
    seller: credit(['settlement'], 'seller') + taken,
    takenBySeller: taken,
    commission: credit(['settlement'], 'platform'),
    commissionTax: credit(['settlement'], 'tax'),
    carrier: credit(['settlement'], 'courier'),
    compensation: credit(['compensation'], 'seller'),
    marketRefunds: credit(['compensation'], 'customer'),
  }
}
