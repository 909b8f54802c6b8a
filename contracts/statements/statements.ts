import { BEARERS } from '@okolitsa/domain/bearers/bearers.ts'
import { ENTRY_KINDS } from '@okolitsa/domain/ledger/entry-kinds.ts'
import { ACCOUNTS } from '@okolitsa/domain/ledger/postings.ts'
import { PAYOUT_STOPS } from '@okolitsa/domain/payouts/net-payout.ts'
import { SUM_LINES } from '@okolitsa/domain/statements/order-sum.ts'
import { CORRECTION_CAUSES, STATEMENT_KINDS } from '@okolitsa/domain/statements/statement.ts'
import { WAITING_REASONS } from '@okolitsa/domain/statements/waiting-money.ts'
import { z } from 'zod'

const int = z.number().int()
/** A sum in roubles; below 0 = a debt of the seller, or a deduction. */
const money = z.number()
/** `YYYY-MM-DD`. */
const date = z.string()

/** `goods + delivery − fee − cash` is the amount. */
const share = {
  /** Goods after special prices and the seller's own promo code. */
  goods: money,
  /** Delivery by the seller's own courier. */
  delivery: money,
  /** Withheld by the market, VAT inside. */
  fee: money,
  feeTax: money,
  /** Money that the seller took from the customer. */
  cash: money,
  /** Change of the balance. */
  amount: money,
  /** Discounts of promo codes that the market bore; the goods are not less by them. */
  marketDiscount: money,
}

export const statementLineSchema = z.object({
  /** Id of the entry in the ledger. */
  id: int,
  kind: z.enum(STATEMENT_KINDS),
  orderId: int.nullable(),
  /** Number of the order, as people read it; null = the line is of no order. */
  number: z.string().nullable(),
  at: z.string(),
  /** The accounting period `YYYY-MM` of an entry whose own month was closed when it was posted; null = its own month. */
  latePeriod: z.string().nullable(),
  ...share,
  /** Per cent of the fee; null = none, or several. */
  percent: z.number().nullable(),
  /** Why an order changed after it was handed over. */
  cause: z.enum(CORRECTION_CAUSES).nullable(),
  /** Reason and document of a manual entry, as its author wrote them. */
  note: z.string().nullable(),
  /** Discount of the seller's own promo code; the goods are less by it. */
  ownDiscount: money,
})
export type StatementLine = z.output<typeof statementLineSchema>

const totalSchema = z.object({ kind: z.enum(STATEMENT_KINDS), count: int, ...share })
export type StatementTotalRow = z.output<typeof totalSchema>

export const statementSchema = z.object({
  seller: z.object({ id: int, title: z.string() }),
  /**
   * The month `YYYY-MM` of the statement, which has exactly the entries of the accounting period; null = any days, with
   * entries by their own day.
   */
  period: z.string().nullable(),
  /** First and last day, in Moscow time. */
  from: date,
  to: date,
  /** The balance before the first day. */
  opening: money,
  closing: money,
  /** Totals by kind of line; kinds without lines are left out. Opening balance and amounts add up to the closing one. */
  totals: z.array(totalSchema),
  /** Newest first. */
  lines: z.array(statementLineSchema),
  /** `after` of the next page; null = this is the last one. */
  next: int.nullable(),
})
export type Statement = z.output<typeof statementSchema>

const payoutSchema = z.object({
  id: int,
  at: z.string(),
  amount: money,
  /** `sent` = on its way; the money of `returned` and `failed` is on the balance again. */
  state: z.enum(['sent', 'paid', 'returned', 'failed']),
  endedAt: z.string().nullable(),
})

export const balanceSchema = z.object({
  seller: z.object({ id: int, title: z.string() }),
  /** The balance; below 0 = a debt. `payable + waiting − debt` is the balance. */
  balance: money,
  payable: money,
  waiting: money,
  debt: money,
  /** Waiting shares, by reason and day. */
  waits: z.array(
    z.object({
      reason: z.enum(WAITING_REASONS),
      /** Day on which the money becomes payable; null = until the office has decided. */
      until: date.nullable(),
      orders: int,
      amount: money,
    }),
  ),
  /** First orders that wait, the earliest ready first. */
  waitingOrders: z.array(
    z.object({
      orderId: int,
      number: z.string(),
      amount: money,
      reason: z.enum(WAITING_REASONS),
      until: date.nullable(),
    }),
  ),
  /** Orders that are not handed over yet: their price is no money of the seller. */
  underWay: z.object({ orders: int, sum: money }),
  nextPayout: z.object({
    date,
    /** Minimum of a payout, roubles. */
    minimum: money,
    /** The payable sum on that day if nothing changes. */
    expected: money,
    /** Why nothing is paid until it is settled; null = no such reason. */
    hold: z.enum(PAYOUT_STOPS).nullable(),
  }),
  /** Latest payouts, newest first. */
  payouts: z.array(payoutSchema),
  /** Changes since the latest payout, or in 30 days; its opening balance and amounts add up to the balance. */
  since: z.object({
    /** Time of the latest payout; null = there was none, and the last 30 days are shown. */
    at: z.string().nullable(),
    opening: money,
    totals: z.array(totalSchema),
    /** Latest changes of orders that were handed over, and payments of the market. */
    corrections: z.array(statementLineSchema),
  }),
})
export type Balance = z.output<typeof balanceSchema>

/** Why the seller gets this sum for an order. */
export const orderSumSchema = z.object({
  orderId: int,
  number: z.string(),
  /** True = the order is not handed over; the sum is what it comes to as it stands now. */
  isExpected: z.boolean(),
  lines: z.array(
    z.object({
      kind: z.enum(SUM_LINES),
      /** Effect on the sum; the effects add up to the total. */
      effect: money,
      /** The amount of a line without an effect, or the base of the fee. */
      about: money,
      /** The bearer of a discount, a refund or a gift; null = the line is none. */
      bearer: z.enum(BEARERS).nullable(),
    }),
  ),
  percent: z.number().nullable(),
  feeTax: money,
  total: money,
  /** The reason why the sum waits; null = it is payable, or the order is not handed over. */
  waiting: z.object({ reason: z.enum(WAITING_REASONS), until: date.nullable() }).nullable(),
})
export type OrderSum = z.output<typeof orderSumSchema>

/** An entry of the ledger with both sides. */
export const exploredEntrySchema = z.object({
  id: int,
  kind: z.enum(ENTRY_KINDS),
  /** The cause of the entry, once. */
  cause: z.string(),
  /** The accounting period of its moment, `YYYY-MM`. */
  period: z.string(),
  /** Id of the payment, also of a refund, and key of the payout, that caused it. */
  payment: z.string().nullable(),
  payout: z.string().nullable(),
  /** The payout run of a payout; null = another kind of entry. */
  runId: int.nullable(),
  /** Of a manual entry; null = another kind. */
  manual: z
    .object({
      reason: z.string(),
      document: z.string(),
      writtenBy: z.string(),
      approvedBy: z.string(),
      /** The entry that it undoes, and the one that undid it. */
      reverses: int.nullable(),
      reversedBy: int.nullable(),
    })
    .nullable(),
  orderId: int.nullable(),
  number: z.string().nullable(),
  at: z.string(),
  lines: z.array(
    z.object({
      account: z.enum(ACCOUNTS),
      /** Id of a customer or a seller, a payment method, a carrier; '' = the market. */
      owner: z.string(),
      /** Title of a seller. */
      title: z.string().nullable(),
      /** One of both is 0. */
      debit: money,
      credit: money,
    }),
  ),
})
export type ExploredEntry = z.output<typeof exploredEntrySchema>
