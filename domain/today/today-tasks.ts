import { type IsoDate, momentIn } from '../clock/clock.ts'
import { claimAnswerBefore } from '../orders/claim.ts'
import type { DeliveryKind, DeliveryStatus } from '../orders/order-status.ts'

/** What a seller may have to do now. */
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

/** Orders under way that are alike: the same step, way, day and hours. */
export interface OrdersAlike {
  readonly state: DeliveryStatus
  readonly kind: DeliveryKind
  /** The day on which they leave, are fetched or begin. */
  readonly day: IsoDate
  readonly fromHour: number
  readonly toHour: number
  readonly orders: number
  /** Those of them that are gathered and have everything in their parcels. */
  readonly gathered: number
  /** Those of them with goods that nobody has weighed. */
  readonly toWeigh: number
  /** People of tours. */
  readonly guests: number
}

/** What is known of a seller's day. */
export interface TodayFacts {
  readonly now: Date
  readonly timeZone: string
  /** The seller's own day. */
  readonly today: IsoDate
  readonly underWay: readonly OrdersAlike[]
  /** Orders with a failed delivery attempt on their day. */
  readonly missed: number
  readonly claims: number
  /** Until when the first booking of a tour is answered; null = none waits. */
  readonly answerBy: Date | null
  /** Number of refunds that the seller owes outside a gateway; `repayBy` = the earliest due date. */
  readonly debts: number
  readonly repayBy: Date | null
  /** Claims for which a replacement was promised. */
  readonly promised: number
  /** When the oldest claim that waits was made. */
  readonly claimedAt: Date | null
  /** Unanswered requests of the seller's sites. */
  readonly requests: number
  /** When the oldest unanswered request came; null = there is none. */
  readonly requestedAt: Date | null
  readonly questions: number
  readonly reviews: number
  readonly chats: number
  /** Products that run out. */
  readonly lowGoods: number
  /** Papers whose term is over or nearly so (`paperTerm`). */
  readonly papers: number
  /** The last day of the one that ends first. */
  readonly paperUntil: IsoDate | null
}

export interface TodayTask {
  readonly kind: TodayTaskKind
  /** Until when; null = by the evening, nothing is late yet. */
  readonly by: Date | null
  readonly isOverdue: boolean
  /** How many of `all` are done. */
  readonly done: number
  readonly all: number
  /** Hours of a drive or a departure. */
  readonly hours: { readonly from: number; readonly to: number } | null
  readonly guests: number
}

const MINUTES_OF_DAY = 24 * 60
const GOODS: ReadonlySet<DeliveryKind> = new Set(['courier', 'pickup', 'cdek'])
const sum = (groups: readonly OrdersAlike[], of: (group: OrdersAlike) => number): number =>
  groups.reduce((all, group) => all + of(group), 0)
const orders = (group: OrdersAlike): number => group.orders
/** Parcels that nobody has filled yet. */
const unfilled = ({ orders: all, gathered }: OrdersAlike): number => all - gathered

/** What is to be done now: what is late first, then by its hour, what has no hour last. */
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
  // what has been late longest comes first of itself
  return tasks.toSorted((one, other) => (at(one) === at(other) ? 0 : at(one) - at(other)))
}

/** The first moment of an hour of the groups. */
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

/** New orders of any day: somebody waits to hear that theirs is taken. */
function toConfirm(facts: TodayFacts): TodayTask[] {
  const fresh = facts.underWay.filter(({ state }) => state === 'formed')
  return task(facts, 'confirm', {
    by: fresh.length > 0 ? (facts.answerBy ?? earliest(facts, fresh, fromHour)) : null,
    all: sum(fresh, orders),
  })
}

/** Of all that goes out today; what is on its way is gathered. */
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

/** One task for every window of the courier, one for all parcels of the carrier. */
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

/** Hours within which a request to be called back is answered. */
const CALL_BACK_HOURS = 4
const HOUR_MS = 3_600_000

const requests = (facts: TodayFacts): TodayTask[] =>
  task(facts, 'requests', {
    by: facts.requestedAt && new Date(facts.requestedAt.getTime() + CALL_BACK_HOURS * HOUR_MS),
    all: facts.requests,
  })

/** Tours that begin today, whoever has confirmed them. */
function departures(facts: TodayFacts): TodayTask[] {
  const going = facts.underWay.filter(({ kind, day }) => kind === 'tour' && day === facts.today)
  return [...Map.groupBy(going, fromHour).values()].flatMap((groups) =>
    task(facts, 'depart', {
      by: earliest(facts, groups, fromHour),
      all: sum(groups, orders),
      hours: hoursOf(groups),
      guests: sum(groups, ({ guests }) => guests),
      // it has begun: nothing is late
      isOverdue: false,
    }),
  )
}

const claims = (facts: TodayFacts): TodayTask[] =>
  task(facts, 'claims', { by: facts.claimedAt && claimAnswerBefore(facts.claimedAt), all: facts.claims })

const repayments = (facts: TodayFacts): TodayTask[] => task(facts, 'repay', { by: facts.repayBy, all: facts.debts })

/** What ends some day can wait until the evening; what has ended is late. */
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
