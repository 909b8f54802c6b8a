/** Set A of the spec (section 4): delivery progress. The truth; Set B is its projection. */
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

/** How an order reaches the customer; each kind has its own machine. */
export const DELIVERY_KINDS = ['courier', 'pickup', 'cdek', 'tour', 'plan'] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]

/** Services: a tour is gone on, a plan of the subscription runs; nothing is brought or fetched. */
export const isService = (kind: DeliveryKind): kind is 'tour' | 'plan' => kind === 'tour' || kind === 'plan'

/** Who may cancel or complete (spec: admin, user, farmer). */
export const ORDER_PARTIES = ['user', 'farmer', 'admin'] as const
export type OrderParty = (typeof ORDER_PARTIES)[number]

/** Set A → Set B. */
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

/** How a customer narrows their orders: under way, or how it ended. */
export const ORDER_STAGES = ['active', 'received', 'canceled'] as const
export type OrderStage = (typeof ORDER_STAGES)[number]

/** How far back a customer looks at their orders: days before now. */
export const DAYS_OF_PERIOD = { month: 30, halfYear: 182, year: 365 } as const
export type OrderPeriod = keyof typeof DAYS_OF_PERIOD
export const ORDER_PERIODS = ['month', 'halfYear', 'year'] as const satisfies readonly OrderPeriod[]
