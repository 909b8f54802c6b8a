import { isOnlinePayment, type PaymentMethod } from '../payments/payment-method.ts'
import type { PaymentStatus } from '../payments/payment-status.ts'
import { type DeliveryKind, type DeliveryStatus, ORDER_PARTIES } from './order-status.ts'

/** Who moves an order; `system` is a job, shown to people as the administrator. */
export const ORDER_ACTORS = [...ORDER_PARTIES, 'system'] as const
export type OrderActor = (typeof ORDER_ACTORS)[number]

/** What guards look at. */
export interface OrderFacts {
  readonly paymentMethod: PaymentMethod
  readonly paymentStatus: PaymentStatus
  /** The bank holds the money on the customer's card. */
  readonly isHeld: boolean
  /** What online payments do not cover is paid at the hand-over. */
  readonly isRestInCash: boolean
  /** The delivery day has begun in the seller's time zone; of a dinner: its time has come. */
  readonly hasDeliveryDayCome: boolean
  /** An order at a restaurant: once its kitchen cooks, only it may cancel. */
  readonly isDinner: boolean
  /** The kitchen has not answered in its minutes. */
  readonly isAnswerLate: boolean
}

/** Named conditions of arrows. */
export const orderGuards = {
  always: () => true,
  /** Nobody gathers an order whose online payment has not come, or sends one off whose surcharge is open. */
  isMoneySettled: ({ paymentMethod, paymentStatus, isHeld, isRestInCash }: OrderFacts) =>
    !isOnlinePayment(paymentMethod) ||
    paymentStatus === 'paid' ||
    paymentStatus === 'partiallyReturned' ||
    (paymentStatus === 'wait' && isHeld) ||
    (paymentStatus === 'partiallyPaid' && isRestInCash),
  /** Sellers forget to move orders on; from the delivery day the customer may say «получено» without them. */
  isSettledAndDue: (facts: OrderFacts): boolean => facts.hasDeliveryDayCome && orderGuards.isMoneySettled(facts),
  isUnpaidOnline: (facts: OrderFacts): boolean => !orderGuards.isMoneySettled(facts),
  /** Nobody paid, or no kitchen answered. */
  isUnpaidOrUnanswered: (facts: OrderFacts): boolean => facts.isAnswerLate || orderGuards.isUnpaidOnline(facts),
  isNotCooked: ({ isDinner }: OrderFacts) => !isDinner,
} satisfies Record<string, (facts: OrderFacts) => boolean>
export type OrderGuard = keyof typeof orderGuards

export interface OrderArrow {
  readonly from: DeliveryStatus
  readonly to: DeliveryStatus
  readonly actors: Readonly<Partial<Record<OrderActor, OrderGuard>>>
}

const seller = (guard: OrderGuard): OrderArrow['actors'] => ({ farmer: guard, admin: guard })

/** Courier and CDEK differ only in who carries, pickup in where it waits. */
const goods = (lastStep: 'onTheRoad' | 'readyForIssuance'): readonly OrderArrow[] => [
  { from: 'formed', to: 'isAssembling', actors: seller('isMoneySettled') },
  { from: 'isAssembling', to: lastStep, actors: seller('isMoneySettled') },
  { from: lastStep, to: 'received', actors: { user: 'always', ...seller('always') } },
  { from: 'formed', to: 'received', actors: { user: 'isSettledAndDue' } },
  { from: 'isAssembling', to: 'received', actors: { user: 'isSettledAndDue' } },
  { from: 'formed', to: 'canceled', actors: { user: 'always', ...seller('always'), system: 'isUnpaidOrUnanswered' } },
  // a bank may let its hold go while the goods are gathered
  {
    from: 'isAssembling',
    to: 'canceled',
    actors: { user: 'isNotCooked', ...seller('always'), system: 'isUnpaidOnline' },
  },
  // it has left or waits for the customer: only the seller knows whether it can come back
  { from: lastStep, to: 'canceled', actors: seller('always') },
]

/** The machine of every delivery kind, as data. */
export const orderArrows: Readonly<Record<DeliveryKind, readonly OrderArrow[]>> = {
  courier: goods('onTheRoad'),
  cdek: goods('onTheRoad'),
  pickup: goods('readyForIssuance'),
  tour: [
    { from: 'formed', to: 'booked', actors: seller('isMoneySettled') },
    // tickets go out by themselves once the group has come together
    { from: 'booked', to: 'sentToOrganizer', actors: { ...seller('isMoneySettled'), system: 'isMoneySettled' } },
    // a day after the end a job closes what nobody has closed
    {
      from: 'sentToOrganizer',
      to: 'received',
      actors: { user: 'isSettledAndDue', ...seller('always'), system: 'isSettledAndDue' },
    },
    // the organizer's silence, and a group that has not come together, end paid bookings, too
    { from: 'formed', to: 'canceled', actors: { user: 'always', ...seller('always'), system: 'always' } },
    { from: 'booked', to: 'canceled', actors: { user: 'always', ...seller('always'), system: 'always' } },
    { from: 'sentToOrganizer', to: 'canceled', actors: { user: 'always', ...seller('always'), system: 'always' } },
  ],
  // the shop sells its own plans: it begins and ends them, with the subscription, in one transaction
  plan: [
    { from: 'formed', to: 'booked', actors: { system: 'isMoneySettled' } },
    { from: 'booked', to: 'received', actors: { system: 'always' } },
    { from: 'formed', to: 'canceled', actors: { user: 'isUnpaidOnline', admin: 'isUnpaidOnline', system: 'always' } },
    { from: 'booked', to: 'canceled', actors: { system: 'always' } },
  ],
}

/** May this actor move an order of this kind from one state to another now? */
export function mayMoveOrder(
  kind: DeliveryKind,
  from: DeliveryStatus,
  to: DeliveryStatus,
  actor: OrderActor,
  facts: OrderFacts,
): boolean {
  const guard = orderArrows[kind].find((arrow) => arrow.from === from && arrow.to === to)?.actors[actor]
  return guard !== undefined && orderGuards[guard](facts)
}

/** The way of an order that is not cancelled, for the progress line. */
export const orderProgress: Readonly<Record<DeliveryKind, readonly DeliveryStatus[]>> = {
  courier: ['formed', 'isAssembling', 'onTheRoad', 'received'],
  cdek: ['formed', 'isAssembling', 'onTheRoad', 'received'],
  pickup: ['formed', 'isAssembling', 'readyForIssuance', 'received'],
  tour: ['formed', 'booked', 'sentToOrganizer', 'received'],
  plan: ['formed', 'booked', 'received'],
}

export interface ProgressStep {
  readonly code: DeliveryStatus
  readonly reachedAt: Date | null
  readonly isCurrent: boolean
}

/**
 * Steps with the moments they were reached. A cancelled order shows the steps it made and then the cancellation.
 * `reached` holds the first moment of every state the order was in.
 */
export function progressOf(
  kind: DeliveryKind,
  state: DeliveryStatus,
  reached: ReadonlyMap<DeliveryStatus, Date>,
): ProgressStep[] {
  const way = orderProgress[kind]
  const codes: DeliveryStatus[] =
    state === 'canceled' ? [...way.filter((code) => reached.has(code)), 'canceled'] : [...way]
  return codes.map((code) => ({ code, reachedAt: reached.get(code) ?? null, isCurrent: code === state }))
}
