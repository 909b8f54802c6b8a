/** Set A of the spec (section 4): delivery progress. Set B is derived from it. */
export const DELIVERY_STATUSES = [
  'formed',
  'booked',
  'isAssembling',
  'onTheRoad',
  'readyForIssuance',
  'sentToOrganizer',
  'received',
  'canceled',
] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** Set B of the spec: order status. */
export const ORDER_STATUSES = ['formed', 'booked', 'canceled', 'received'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Ways in which an order reaches the customer; each kind has a separate machine. */
export const DELIVERY_KINDS = ['courier', 'pickup', 'cdek', 'tour', 'plan'] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]

/** Services: a tour or a subscription plan, without delivery and pickup. */
export const isService = (kind: DeliveryKind): kind is 'tour' | 'plan' => kind === 'tour' || kind === 'plan'

/** Parties who may cancel or complete (spec: admin, user, farmer). */
export const ORDER_PARTY_KINDS = ['user', 'farmer', 'admin'] as const
export type OrderPartyKind = (typeof ORDER_PARTY_KINDS)[number]

/** Derives set B from set A. */
export function orderStatusOf(state: DeliveryStatus): OrderStatus {
  switch (state) {
    case 'formed':
    case 'received':
    case 'canceled':
      return state
    default:
      return 'booked'
  }
}

/** Filters of a customer's orders: in progress, or by result. */
export const ORDER_STAGES = ['active', 'received', 'canceled'] as const
export type OrderStage = (typeof ORDER_STAGES)[number]

/** Periods of a customer's orders, days before now. */
export const DAYS_OF_PERIOD = { month: 30, halfYear: 182, year: 365 } as const
export type OrderPeriod = keyof typeof DAYS_OF_PERIOD
export const ORDER_PERIODS = ['month', 'halfYear', 'year'] as const satisfies readonly OrderPeriod[]
