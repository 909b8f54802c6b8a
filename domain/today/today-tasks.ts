import { type IsoDate, momentIn } from '../clock/clock.ts'
import { claimAnswerBefore } from '../orders/claim.ts'
import type { DeliveryKind, DeliveryStatus } from '../orders/order-status.ts'

/** Kinds of tasks of a seller's day. */
export const TODAY_TASKS = [
  'confirm',
  'gather',
  'weigh',
  'handOver',
  'ship',
  'pickup',
  'missed',
  'depart',
  'claims',
  'requests',
  'repay',
  'bringNew',
  'answer',
  'restock',
  'papers',
] as const
export type TodayTaskKind = (typeof TODAY_TASKS)[number]

/** Orders in progress with equal state, delivery kind, day and hours. */
export interface OrdersAlike {
  readonly state: DeliveryStatus
  readonly kind: DeliveryKind
  /** Day of the departure, pickup or start. */
  readonly day: IsoDate
  readonly fromHour: number
  readonly toHour: number
  readonly orders: number
  /** Number of fully picked orders. */
  readonly gathered: number
  /** Number of orders with unweighed goods. */
  readonly toWeigh: number
  /** Number of participants of tours. */
  readonly guests: number
}

/** Facts about a seller's day. */
export interface TodayFacts {
  readonly now: Date
  readonly timeZone: string
  /** Calendar day in the seller's time zone. */
  readonly today: IsoDate
  readonly underWay: readonly OrdersAlike[]
  /** Number of orders with a failed delivery attempt on their day. */
  readonly missed: number
  readonly claims: number
  /** Deadline of the answer to the first tour booking; null = none. */
  readonly answerBy: Date | null
  /** Number of refunds that the seller owes outside a gateway; `repayBy` = the earliest due date. */
  readonly debts: number
  readonly repayBy: Date | null
  /** Number of claims for which a replacement was promised. */
  readonly promised: number
  /** Creation time of the oldest open claim. */
  readonly claimedAt: Date | null
  /** Number of unanswered requests of the seller's sites. */
  readonly requests: number
  /** Time of the oldest unanswered request; null = none. */
  readonly requestedAt: Date | null
  readonly questions: number
  readonly reviews: number
  readonly chats: number
  /** Number of products with low stock. */
  readonly lowGoods: number
  /** Number of documents that are expired or about to expire (`paperTerm`). */
  readonly papers: number
  /** Earliest end of such a document. */
  readonly paperUntil: IsoDate | null
}

export interface TodayTask {
  readonly kind: TodayTaskKind
  /** Due time; null = this evening, not overdue. */
  readonly by: Date | null
  readonly isOverdue: boolean
  /** Number of completed items, out of `all`. */
  readonly done: number
  readonly all: number
  /** Hours of the courier window or the departure. */
  readonly hours: { readonly from: number; readonly to: number } | null
  readonly guests: number
}

const MINUTES_OF_DAY = 24 * 60
const GOODS: ReadonlySet<DeliveryKind> = new Set(['courier', 'pickup', 'cdek'])
const sum = (groups: readonly OrdersAlike[], of: (group: OrdersAlike) => number): number =>
  groups.reduce((all, group) => all + of(group), 0)
const orders = (group: OrdersAlike): number => group.orders
/** Number of incomplete parcels. */
const unfilled = ({ orders: all, gathered }: OrdersAlike): number => all - gathered

/** Current tasks: overdue ones first, then by due time; tasks without a due time are last. */
export function todayTasks(facts: TodayFacts): TodayTask[] {
  const due = facts.underWay.filter(({ day }) => day <= facts.today)
  const goods = due.filter(({ kind }) => GOODS.has(kind))
  const tasks = [
    ...toConfirm(facts),
    ...toGather(facts, goods),
    ...toWeigh(facts, goods),
    ...toHandOver(facts, goods),
    ...toBeFetched(facts, goods),
    // most urgent: the customer has not received the order
    ...task(facts, 'missed', { by: facts.missed > 0 ? facts.now : null, all: facts.missed }),
    ...departures(facts),
    ...claims(facts),
    ...requests(facts),
    ...repayments(facts),
    ...task(facts, 'bringNew', { by: null, all: facts.promised }),
    ...answers(facts),
    ...task(facts, 'restock', { by: null, all: facts.lowGoods }),
    ...papers(facts),
  ]
  const at = ({ by }: TodayTask) => by?.getTime() ?? Number.POSITIVE_INFINITY
  // the task that has been overdue for the longest time comes first
  return tasks.toSorted((one, other) => (at(one) === at(other) ? 0 : at(one) - at(other)))
}

/** The earliest hour of the groups. */
const earliest = (
  { timeZone }: TodayFacts,
  groups: readonly OrdersAlike[],
  hour: (group: OrdersAlike) => number,
): Date => new Date(Math.min(...groups.map((group) => momentIn(timeZone, group.day, hour(group) * 60).getTime())))

function task(
  { now }: TodayFacts,
  kind: TodayTaskKind,
  { by, all, ...rest }: Pick<TodayTask, 'by' | 'all'> & Partial<TodayTask>,
): TodayTask[] {
  if (all === 0) return []
  return [{ kind, by, all, isOverdue: by !== null && by < now, done: 0, hours: null, guests: 0, ...rest }]
}

const fromHour = (group: OrdersAlike): number => group.fromHour
const toHour = (group: OrdersAlike): number => group.toHour

/** Task of new orders of any day, whose customers wait for confirmation. */
function toConfirm(facts: TodayFacts): TodayTask[] {
  const fresh = facts.underWay.filter(({ state }) => state === 'formed')
  return task(facts, 'confirm', {
    by: fresh.length > 0 ? (facts.answerBy ?? earliest(facts, fresh, fromHour)) : null,
    all: sum(fresh, orders),
  })
}

/** Task of all departures of today; sent orders count as picked. */
function toGather(facts: TodayFacts, goods: readonly OrdersAlike[]): TodayTask[] {
  const open = goods.filter((group) => isHere(group) && unfilled(group) > 0)
  const left = sum(open, unfilled)
  if (left === 0) return []
  const all = sum(
    goods.filter((group) => isHere(group) || group.day === facts.today),
    orders,
  )
  return task(facts, 'gather', { by: earliest(facts, open, fromHour), all, done: all - left })
}

const isHere = ({ state }: OrdersAlike): boolean => state === 'formed' || state === 'isAssembling'

function toWeigh(facts: TodayFacts, goods: readonly OrdersAlike[]): TodayTask[] {
  const open = goods.filter((group) => group.state === 'isAssembling' && group.toWeigh > 0)
  return task(facts, 'weigh', {
    by: open.length > 0 ? earliest(facts, open, fromHour) : null,
    all: sum(open, ({ toWeigh: waiting }) => waiting),
  })
}

/** Tasks of handovers: one for every courier window, one for all parcels of the carrier. */
function toHandOver(facts: TodayFacts, goods: readonly OrdersAlike[]): TodayTask[] {
  const ready = (group: OrdersAlike): number => (group.state === 'isAssembling' ? group.gathered : group.orders)
  const byCourier = goods.filter(
    (group) =>
      group.kind === 'courier' && (group.state === 'onTheRoad' || group.state === 'isAssembling') && ready(group) > 0,
  )
  const windows = Map.groupBy(byCourier, ({ day, fromHour: from, toHour: to }) => `${day} ${from} ${to}`)
  const parcels = goods.filter(
    ({ kind, state, gathered }) => kind === 'cdek' && state === 'isAssembling' && gathered > 0,
  )
  return [
    ...[...windows.values()].flatMap((groups) =>
      task(facts, 'handOver', { by: earliest(facts, groups, toHour), all: sum(groups, ready), hours: hoursOf(groups) }),
    ),
    ...task(facts, 'ship', {
      by: parcels.length > 0 ? earliest(facts, parcels, toHour) : null,
      all: sum(parcels, ready),
    }),
  ]
}

const hoursOf = ([group]: readonly OrdersAlike[]): TodayTask['hours'] =>
  group ? { from: group.fromHour, to: group.toHour } : null

function toBeFetched(facts: TodayFacts, goods: readonly OrdersAlike[]): TodayTask[] {
  const waiting = goods.filter(({ kind, state }) => kind === 'pickup' && state === 'readyForIssuance')
  return task(facts, 'pickup', {
    by: waiting.length > 0 ? earliest(facts, waiting, toHour) : null,
    all: sum(waiting, orders),
  })
}

/** Hours within which a callback request must be answered. */
const CALL_BACK_HOURS = 4
const HOUR_MS = 3_600_000

const requests = (facts: TodayFacts): TodayTask[] =>
  task(facts, 'requests', {
    by: facts.requestedAt && new Date(facts.requestedAt.getTime() + CALL_BACK_HOURS * HOUR_MS),
    all: facts.requests,
  })

/** Tasks of the departures of today's tours. */
function departures(facts: TodayFacts): TodayTask[] {
  const going = facts.underWay.filter(({ kind, day }) => kind === 'tour' && day === facts.today)
  return [...Map.groupBy(going, fromHour).values()].flatMap((groups) =>
    task(facts, 'depart', {
      by: earliest(facts, groups, fromHour),
      all: sum(groups, orders),
      hours: hoursOf(groups),
      guests: sum(groups, ({ guests }) => guests),
      // a tour that has begun cannot be overdue
      isOverdue: false,
    }),
  )
}

const claims = (facts: TodayFacts): TodayTask[] =>
  task(facts, 'claims', { by: facts.claimedAt && claimAnswerBefore(facts.claimedAt), all: facts.claims })

const repayments = (facts: TodayFacts): TodayTask[] => task(facts, 'repay', { by: facts.repayBy, all: facts.debts })

/** Task of documents: one about to expire can wait until the evening; an expired one is overdue. */
const papers = (facts: TodayFacts): TodayTask[] =>
  task(facts, 'papers', {
    by:
      facts.paperUntil !== null && facts.paperUntil < facts.today
        ? momentIn(facts.timeZone, facts.paperUntil, MINUTES_OF_DAY)
        : null,
    all: facts.papers,
  })

const answers = (facts: TodayFacts): TodayTask[] =>
  task(facts, 'answer', { by: null, all: facts.questions + facts.reviews + facts.chats })
