import { isOnlinePayment, type PaymentMethod } from '../payments/payment-method.ts'
import type { PaymentStatus } from '../payments/payment-status.ts'
import { type DeliveryKind, type DeliveryStatus, ORDER_PARTY_KINDS } from './order-status.ts'

/** Actors of an order; `system` is a job, shown to people as the market. */
export const ORDER_ACTORS = [...ORDER_PARTY_KINDS, 'system'] as const
export type OrderActor = (typeof ORDER_ACTORS)[number]

export interface OrderFacts {
  readonly paymentMethod: PaymentMethod
  readonly paymentStatus: PaymentStatus
  /** True = the bank holds the money on the customer's card. */
  readonly isHeld: boolean
  /** True = the remaining sum is paid at the handover. */
  readonly isRestInCash: boolean
  /** True = the delivery day has begun in the seller's time zone, or a dinner's time has come. */
  readonly hasDeliveryDayCome: boolean
  /** True = an order at a restaurant; once its kitchen cooks, only the kitchen may cancel it. */
  readonly isDinner: boolean
  /** True = the kitchen has not answered in time. */
  readonly isAnswerLate: boolean
}

/** Named conditions of transitions. */
export const orderGuards = {
  always: () => true,
  /** Requires the online payment before picking, and no open surcharge before sending. */
  isMoneySettled: ({ paymentMethod, paymentStatus, isHeld, isRestInCash }: OrderFacts) =>
    !isOnlinePayment(paymentMethod) ||
    paymentStatus === 'paid' ||
    paymentStatus === 'partiallyReturned' ||
    (paymentStatus === 'wait' && isHeld) ||
    (paymentStatus === 'partiallyPaid' && isRestInCash),
  /**
   * True = the money is settled and the delivery day has begun: the customer may then mark an order as received that
   * the seller did not update.
   */
  isSettledAndDue: (facts: OrderFacts): boolean => facts.hasDeliveryDayCome && orderGuards.isMoneySettled(facts),
  isUnpaidOnline: (facts: OrderFacts): boolean => !orderGuards.isMoneySettled(facts),
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

/** Transitions of goods. Courier and CDEK differ in the carrier, pickup in the place of waiting. */
const goods = (lastStep: 'onTheRoad' | 'readyForIssuance'): readonly OrderArrow[] => [
  { from: 'formed', to: 'isAssembling', actors: seller('isMoneySettled') },
  { from: 'isAssembling', to: lastStep, actors: seller('isMoneySettled') },
  { from: lastStep, to: 'received', actors: { user: 'always', ...seller('always') } },
  { from: 'formed', to: 'received', actors: { user: 'isSettledAndDue' } },
  { from: 'isAssembling', to: 'received', actors: { user: 'isSettledAndDue' } },
  { from: 'formed', to: 'canceled', actors: { user: 'always', ...seller('always'), system: 'isUnpaidOrUnanswered' } },
  // a bank may release its hold during picking
  {
    from: 'isAssembling',
    to: 'canceled',
    actors: { user: 'isNotCooked', ...seller('always'), system: 'isUnpaidOnline' },
  },
  // sent or ready: only the seller knows whether the goods can come back
  { from: lastStep, to: 'canceled', actors: seller('always') },
]

export const orderArrows: Readonly<Record<DeliveryKind, readonly OrderArrow[]>> = {
  courier: goods('onTheRoad'),
  cdek: goods('onTheRoad'),
  pickup: goods('readyForIssuance'),
  tour: [
    { from: 'formed', to: 'booked', actors: seller('isMoneySettled') },
    // tickets are sent automatically once the group is complete
    { from: 'booked', to: 'sentToOrganizer', actors: { ...seller('isMoneySettled'), system: 'isMoneySettled' } },
    // a job closes it a day after the end
    {
      from: 'sentToOrganizer',
      to: 'received',
      actors: { user: 'isSettledAndDue', ...seller('always'), system: 'isSettledAndDue' },
    },
    // no answer from the organizer or an incomplete group ends paid bookings, too
    { from: 'formed', to: 'canceled', actors: { user: 'always', ...seller('always'), system: 'always' } },
    { from: 'booked', to: 'canceled', actors: { user: 'always', ...seller('always'), system: 'always' } },
    { from: 'sentToOrganizer', to: 'canceled', actors: { user: 'always', ...seller('always'), system: 'always' } },
  ],
  // the shop sells plans itself: it begins and ends them together with the subscription, in one transaction
  plan: [
    { from: 'formed', to: 'booked', actors: { system: 'isMoneySettled' } },
    { from: 'booked', to: 'received', actors: { system: 'always' } },
    { from: 'formed', to: 'canceled', actors: { user: 'isUnpaidOnline', admin: 'isUnpaidOnline', system: 'always' } },
    { from: 'booked', to: 'canceled', actors: { system: 'always' } },
  ],
}

/** True = the actor may move an order of this kind from one state to another now. */
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

/** States of an order that is not cancelled, for the progress line. */
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
 * Steps with the moments they were reached. A cancelled order shows its steps and then the cancellation. @param reached
 * the first moment of each state
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
