import type { Kopecks } from '../money/money.ts'
import type { ClaimKind } from './claim.ts'
import type { DeliveryTarget } from './delivery-target.ts'
import type { OrderActor } from './order-machine.ts'
import type { DeliveryKind, DeliveryStatus } from './order-status.ts'

/** What may become of an order after checkout. */
export const CHANGE_KINDS = [
  'weigh',
  'replace',
  'cancelLine',
  'refuseLine',
  'edit',
  'delivery',
  'cancelPlaces',
  'endTerm',
  'claim',
] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** A proposal waits for the customer; silence is a no. */
export const CHANGE_STATES = ['proposed', 'applied', 'declined', 'expired'] as const
export type ChangeState = (typeof CHANGE_STATES)[number]

interface OfGoods {
  /** The goods of the lines are out of stock: their free stock is written off, too. */
  readonly isGone?: boolean | undefined
}
/** The seller says what was gathered of lines. */
export interface RequestedWeighing extends OfGoods {
  readonly kind: 'weigh'
  /** Base units: grams or millilitres for weight goods, sale steps otherwise; 0 = the line is left out. */
  readonly lines: readonly { readonly lineId: number; readonly picked: number }[]
  /** Charge for what is above the order too: that needs the customer's yes. Else it is a gift. */
  readonly isAboveCharged: boolean
}
/** The seller gives another product instead of a line's. */
export interface RequestedReplacement extends OfGoods {
  readonly kind: 'replace'
  readonly lineId: number
  readonly productId: number
  /** Sale steps of the new product. */
  readonly quantity: number
}
/** The seller can not bring lines. */
export interface RequestedCancellation extends OfGoods {
  readonly kind: 'cancelLine'
  readonly lineIds: readonly number[]
}
/** The customer does not take lines when the order is handed over: the goods come back to the seller. */
export interface RequestedRefusal {
  readonly kind: 'refuseLine'
  readonly lineIds: readonly number[]
}
/** The customer orders otherwise before the seller began. Lines that are not named stay. */
export interface RequestedEdit {
  readonly kind: 'edit'
  /** Sale steps; 0 removes the line. */
  readonly lines: readonly { readonly lineId: number; readonly quantity: number }[]
  readonly added: readonly { readonly productId: number; readonly quantity: number }[]
}
/** The customer wants it on another day, elsewhere or for somebody else, before the seller began. */
export interface RequestedDelivery {
  readonly kind: 'delivery'
  readonly to: DeliveryTarget
  /** What it was; written by the preview. */
  readonly from?: DeliveryTarget
}
/** Some who were to go do not: their places are given back, and so much of each line is kept by the booking's terms. */
export interface RequestedPlacesBack {
  readonly kind: 'cancelPlaces'
  readonly lines: readonly { readonly lineId: number; readonly kept: Kopecks }[]
  /** What is to have been paid online afterwards; the rest is paid at the meeting point. */
  readonly payOnline: Kopecks
}
/** A plan of the subscription ends before its term is over: so much of its price stays paid. */
export interface RequestedTermEnd {
  readonly kind: 'endTerm'
  readonly lines: readonly { readonly lineId: number; readonly kept: Kopecks }[]
}
/** A line came spoilt in part, or not as much of it as was charged for. */
export type RequestedClaim = { readonly kind: 'claim'; readonly lineId: number } & ClaimExtent
export type ClaimExtent =
  | {
      readonly about: 'spoilt'
      /** Whole per cent of the line, 1…100. */
      readonly spoiltPercent: number
    }
  | {
      readonly about: Exclude<ClaimKind, 'spoilt'>
      /** Base units that did not come, or came as something else. */
      readonly missing: number
    }
export type RequestedChange =
  | RequestedWeighing
  | RequestedReplacement
  | RequestedCancellation
  | RequestedRefusal
  | RequestedEdit
  | RequestedDelivery
  | RequestedPlacesBack
  | RequestedTermEnd
  | RequestedClaim

export interface ChangeRule {
  readonly actors: readonly OrderActor[]
  readonly states: readonly DeliveryStatus[]
  /** Where an online order is changed so only while its money has come or is held. */
  readonly needsMoneyIn: readonly DeliveryStatus[]
}

const seller: readonly OrderActor[] = ['farmer', 'admin']

/** Who may change what of an order, and while it is where. */
export const changeRules: Readonly<Record<ChangeKind, ChangeRule>> = {
  // a surcharge may be open while the seller goes on gathering: what cannot be brought is not to be paid
  weigh: { actors: seller, states: ['isAssembling'], needsMoneyIn: [] },
  replace: { actors: seller, states: ['formed', 'isAssembling'], needsMoneyIn: ['formed', 'isAssembling'] },
  cancelLine: { actors: seller, states: ['formed', 'isAssembling'], needsMoneyIn: ['formed'] },
  // goods that have left the farm and were not handed over
  refuseLine: { actors: seller, states: ['onTheRoad', 'readyForIssuance'], needsMoneyIn: [] },
  edit: { actors: ['user'], states: ['formed'], needsMoneyIn: [] },
  delivery: { actors: ['user'], states: ['formed'], needsMoneyIn: [] },
  cancelPlaces: { actors: ['user'], states: ['formed', 'booked', 'sentToOrganizer'], needsMoneyIn: [] },
  // the shop ends it together with the subscription
  endTerm: { actors: ['system'], states: ['booked'], needsMoneyIn: [] },
  claim: { actors: ['user', 'system', ...seller], states: ['received'], needsMoneyIn: [] },
}

/** States of an order in which a seller may set another day after a failed delivery. */
export const BROUGHT_AGAIN: readonly DeliveryStatus[] = ['isAssembling', 'onTheRoad']

/**
 * Whether the order may be delivered on another day: the seller's own courier delivers it, and it is being gathered or
 * is on the road.
 */
export const mayBringAgain = ({
  deliveryKind,
  state,
}: {
  readonly deliveryKind: DeliveryKind
  readonly state: DeliveryStatus
}): boolean => deliveryKind === 'courier' && BROUGHT_AGAIN.includes(state)

/** Whether single lines may be refused at the hand-over: the seller's own people hand the order over, not the carrier. */
export const mayRefuseLines = ({
  deliveryKind,
  isDinner,
}: {
  readonly deliveryKind: DeliveryKind
  readonly isDinner: boolean
}): boolean => (deliveryKind === 'courier' || deliveryKind === 'pickup') && !isDinner

/** Minutes the customer has to answer a proposal. */
export const ANSWER_WITHIN_MINUTES = 60
