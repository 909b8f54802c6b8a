import type { Balance } from '@okolitsa/contracts/statements/statements.ts'
import { dayIn, momentIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { roublesOf } from '@okolitsa/domain/money/roubles.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import { payoutStops } from '@okolitsa/domain/payouts/seller-due.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { nextPayoutDay } from '@okolitsa/domain/statements/payout-calendar.ts'
import { STATEMENT_KINDS } from '@okolitsa/domain/statements/statement.ts'
import { partsOfBalance, type Waiting, waitingOf, waitingSince } from '@okolitsa/domain/statements/waiting-money.ts'
import type { Deps } from '../../../services.ts'
import { presentLine, presentTotal, presentWaiting } from '../present-statement.ts'
import { type BalanceRow, readBalanceRow } from '../store/balance.store.ts'
import { findSellerTitle } from '../store/explorer.store.ts'
import { readStopFacts } from '../store/payout-stops.store.ts'
import { readStatementRows } from '../store/statement.store.ts'

const MAX_PAYOUTS = 12
const MAX_WAITING_ORDERS = 50
const MAX_CORRECTIONS = 20
/** Days of the latest changes while nothing was paid out. */
const UNPAID_DAYS = 30
const DAY_MS = 86_400_000

interface WaitingShare {
  readonly orderId: number
  readonly amount: number
  readonly waiting: Waiting
}

/** The shares of a balance that wait, the earliest ready first. */
export const waitingShares = (recent: BalanceRow['recent'], holdDays: number, now: Date): WaitingShare[] =>
  recent
    .flatMap(({ orderId, finishedAt, claimedAt, ...order }) => {
      const dates = {
        finishedAt: finishedAt === null ? null : new Date(finishedAt),
        claimedAt: claimedAt === null ? null : new Date(claimedAt),
      }
      const waiting = waitingOf({ ...order, ...dates }, holdDays, now)
      return waiting ? [{ orderId, amount: order.amount, waiting }] : []
    })
    .sort((one, other) => readyAt(one) - readyAt(other) || one.orderId - other.orderId)

const readyAt = ({ waiting }: WaitingShare) => waiting.until?.getTime() ?? Number.POSITIVE_INFINITY
const sumOf = (shares: readonly WaitingShare[]) => shares.reduce((sum, { amount }) => sum + amount, 0)

/** The balance of a seller now, with its reasons, the payouts and what happened since the latest one. */
export async function readBalance(
  {
    executor,
    clock,
    market,
    sellerTaxes,
    paysPeople,
  }: Deps<'executor' | 'clock' | 'market' | 'sellerTaxes'> & { readonly paysPeople: boolean },
  organizationId: number,
): Promise<Balance> {
  const now = clock()
  const terms = market.current().payouts
  const [title, row, holds, facts] = await Promise.all([
    findSellerTitle(executor, organizationId),
    readBalanceRow(executor, organizationId, { since: waitingSince(terms.holdDays, now), payouts: MAX_PAYOUTS }),
    sellerTaxes.npdHolds(executor, organizationId),
    readStopFacts(executor, organizationId, now),
  ])
  if (title === null) throw new Refusal('NOT_FOUND')
  const latest = row.payouts[0]
  // the payout itself is the last entry of the time before
  const from = latest ? new Date(new Date(latest.at).getTime() + 1) : new Date(now.getTime() - UNPAID_DAYS * DAY_MS)
  const to = new Date(now.getTime() + 1)
  const since = await readStatementRows(executor, {
    organizationId,
    from,
    to,
    period: null,
    after: null,
    order: 'newest',
    kinds: ['correction', 'compensation', 'payoutReturn', 'other'],
    most: MAX_CORRECTIONS,
  })
  const shares = waitingShares(row.recent, terms.holdDays, now)
  const parts = partsOfBalance(row.balance, sumOf(shares))
  const date = nextPayoutDay(terms, dayIn(SHOP_TIME_ZONE, now))
  const paidFrom = momentIn(SHOP_TIME_ZONE, date, 0)
  const stillWaiting = shares.filter(
    ({ waiting: { reason, until } }) => reason === 'claim' || !until || until > paidFrom,
  )
  return {
    seller: { id: organizationId, title },
    balance: roublesOf(row.balance),
    payable: roublesOf(parts.payable),
    waiting: roublesOf(parts.waiting),
    debt: roublesOf(parts.debt),
    waits: waitsOf(shares),
    waitingOrders: shares.slice(0, MAX_WAITING_ORDERS).map(({ orderId, amount, waiting }) => ({
      ...{ orderId, number: orderNumberOf(orderId), amount: roublesOf(amount) },
      ...(presentWaiting(waiting) ?? { reason: waiting.reason, until: null }),
    })),
    underWay: { orders: row.underWay.orders, sum: roublesOf(row.underWay.sum) },
    nextPayout: {
      date,
      minimum: terms.minimum,
      expected: roublesOf(partsOfBalance(row.balance, sumOf(stillWaiting)).payable),
      hold: payoutStops({ ...facts, npdHold: holds.get(organizationId) ?? null }, paysPeople)[0] ?? null,
    },
    payouts: row.payouts.map(({ id, at, amount, state, endedAt }) => ({
      ...{ id, at: new Date(at).toISOString(), amount: roublesOf(amount), state },
      endedAt: endedAt && new Date(endedAt).toISOString(),
    })),
    since: {
      at: latest ? new Date(latest.at).toISOString() : null,
      opening: roublesOf(since.opening),
      totals: STATEMENT_KINDS.flatMap((kind) => since.totals.filter((total) => total.kind === kind).map(presentTotal)),
      corrections: since.lines.map(presentLine),
    },
  }
}

function waitsOf(shares: readonly WaitingShare[]): Balance['waits'] {
  const groups = new Map<string, WaitingShare[]>()
  for (const share of shares) {
    const { reason, until } = presentWaiting(share.waiting) ?? {}
    const key = `${reason} ${until}`
    groups.set(key, [...(groups.get(key) ?? []), share])
  }
  return [...groups.values()].flatMap((group) => {
    const waiting = group[0] && presentWaiting(group[0].waiting)
    return waiting ? [{ ...waiting, orders: group.length, amount: roublesOf(sumOf(group)) }] : []
  })
}
