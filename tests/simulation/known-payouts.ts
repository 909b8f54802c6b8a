import { paymentMark } from '@okolitsa/domain/payouts/payment-mark.ts'
import type { PayoutBank } from './payout-bank.ts'
import { demand } from './steps.ts'
import type { World } from './world.ts'

/** A seller in a run, as the shop has it; sums in kopecks. */
export interface SeenItem {
  readonly id: number
  readonly run_id: number
  readonly run_state: string
  readonly organization_id: number
  readonly payable: number
  readonly amount: number
  readonly taken: number
  readonly held: number
  readonly carried: number
  readonly owed: number
  readonly waiting: number
  readonly reason: string | null
  readonly state: string | null
  readonly way: string | null
}

export const itemsOf = (world: Pick<World, 'sql'>, first = 0): Promise<SeenItem[]> =>
  world.sql<SeenItem>(
    `select item.id, run_id, run.state as run_state, organization_id, payable::int, amount::int, taken::int, held::int,
       carried::int, owed::int, waiting::int, reason, item.state, item.way
       from payout_item as item join payout_run as run on run.id = run_id where item.id >= $1 order by item.id`,
    [first],
  )

const isAway = ({ state }: SeenItem) => state === 'sent' || state === 'paid'

/** Money that is on its way to sellers or paid since an item, kopecks by seller. */
export async function paidOutSince(world: Pick<World, 'sql'>, first: number): Promise<ReadonlyMap<number, number>> {
  const sums = new Map<number, number>()
  for (const item of (await itemsOf(world, first)).filter(isAway))
    sums.set(item.organization_id, (sums.get(item.organization_id) ?? 0) + item.amount)
  return sums
}

/** What the bank has of a payout: its payments by the mark in their purpose, without refused ones. */
const paymentsOf = (bank: PayoutBank, { id }: SeenItem) => {
  const mark = paymentMark(id)
  return bank.payments().filter(({ purpose, status }) => purpose.includes(mark) && status !== 'FAILED')
}

/**
 * Checks payouts against the books of the bank: nobody is paid twice, a payout is paid only when the bank has paid it,
 * and its money is the seller's again only when the bank has not. @param isOver true = everything is answered and read
 */
export function comparePayouts(items: readonly SeenItem[], bank: PayoutBank, isOver: boolean): void {
  for (const item of items) {
    const payments = paymentsOf(bank, item)
    const seen = `payout ${item.id} of ${item.amount} to ${item.organization_id} is ${item.state} (${item.way})`
    demand(payments.length <= 1, `${seen}, the bank has ${payments.length} payments of it`)
    const [payment] = payments
    demand(!payment || payment.amount === item.amount, `${seen}, the bank has ${payment?.amount}`)
    const isPaid = payment?.status === 'EXECUTED'
    if (item.state === 'paid') demand(isPaid, `${seen}, the bank has not paid it`)
    if (item.state === 'failed' || item.state === 'due') demand(!payment, `${seen}, the bank has it`)
    if (item.state === 'returned') demand(isPaid && payment.returnAt !== null, `${seen}, the bank returned nothing`)
    if (!isOver || item.state === null) continue
    demand(!['due', 'sent'].includes(item.state) || item.run_state === 'cancelled', `${seen} for ever`)
    if (isPaid) demand(item.state === (payment.returnAt === null ? 'paid' : 'returned'), `${seen}, and came back`)
  }
}

/** Facts from which the reference divides the money of a seller, kopecks. */
export interface DueFacts {
  readonly balance: number
  readonly waiting: number
  readonly held: number
  /** What the seller owes, without what payouts have taken; days as `YYYY-MM-DD`. */
  readonly debts: readonly { readonly day: string; readonly amount: number }[]
  /** Largest payout; null = none. */
  readonly ceiling: number | null
  readonly minimum: number
  /** First day of debts that may take no more than half. */
  readonly youngFrom: string
}

export interface Division {
  readonly payable: number
  readonly amount: number
  readonly taken: number
  readonly held: number
  readonly carried: number
  readonly owed: number
}

/** The division of a seller's money by the rules of payouts, without the shop's code. */
export function divide({ balance, waiting, held, debts, ceiling, minimum, youngFrom }: DueFacts): Division {
  const sum = (isWanted: (day: string) => boolean) =>
    debts.reduce((all, { day, amount }) => all + (isWanted(day) ? amount : 0), 0)
  const payable = balance - waiting + sum(() => true)
  if (payable <= 0) return { payable, amount: 0, taken: 0, held: 0, carried: 0, owed: Math.max(0, -payable) }
  const stopped = Math.min(held, payable)
  const free = payable - stopped
  const old = Math.min(
    free,
    sum((day) => day < youngFrom),
  )
  const young = Math.min(
    sum((day) => day >= youngFrom),
    Math.max(0, Math.floor(free / 2) - old),
  )
  const rest = free - old - young
  const parts = { payable, held: stopped, owed: 0 }
  if (rest <= 0 || rest < minimum) return { ...parts, amount: 0, taken: old, carried: free - old }
  const amount = Math.min(rest, ceiling ?? rest)
  return { ...parts, amount, taken: old + young, carried: rest - amount }
}
