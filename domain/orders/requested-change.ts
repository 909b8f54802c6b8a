import type { Kopecks } from '../money/money.ts'
import type { ClaimKind } from './claim.ts'
import type { DeliveryTarget } from './delivery-target.ts'
import type { OrderActor } from './order-machine.ts'
import type { DeliveryKind, DeliveryStatus } from './order-status.ts'

/** Kinds of changes after checkout. */
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

/** States of a change. A proposal waits for the customer; a missing answer in time counts as a refusal. */
export const CHANGE_STATES = ['proposed', 'applied', 'declined', 'expired'] as const
export type ChangeState = (typeof CHANGE_STATES)[number]

interface OfGoods {
  /** True = the goods are out of stock, so their free stock is written off, too. */
  readonly isGone?: boolean | undefined
}
/** The seller's weighing of lines. */
export interface RequestedWeighing extends OfGoods {
  readonly kind: 'weigh'
  /** Base units: grams or millilitres for weighed goods, sale steps otherwise; 0 = the line is omitted. */
  readonly lines: readonly { readonly lineId: number; readonly picked: number }[]
  /** True = the surplus is charged with the customer's consent; false = it is free. */
  readonly isAboveCharged: boolean
}
/** The seller replaces a line's product. */
export interface RequestedReplacement extends OfGoods {
  readonly kind: 'replace'
  readonly lineId: number
  readonly productId: number
  /** Sale steps of the new product. */
  readonly quantity: number
}
export interface RequestedCancellation extends OfGoods {
  readonly kind: 'cancelLine'
  readonly lineIds: readonly number[]
}
/** The customer refuses lines at the handover; the goods return to the seller. */
export interface RequestedRefusal {
  readonly kind: 'refuseLine'
  readonly lineIds: readonly number[]
}
/** The customer's edit before the seller begins. Lines that are not named stay unchanged. */
export interface RequestedEdit {
  readonly kind: 'edit'
  /** Sale steps; 0 removes the line. */
  readonly lines: readonly { readonly lineId: number; readonly quantity: number }[]
  readonly added: readonly { readonly productId: number; readonly quantity: number }[]
}
/** The customer changes the day, address or recipient before the seller begins. */
export interface RequestedDelivery {
  readonly kind: 'delivery'
  readonly to: DeliveryTarget
  /** The earlier delivery; set by the preview. */
  readonly from?: DeliveryTarget
}
/** Some participants withdraw: places are returned, and the booking's terms retain a part of each line. */
export interface RequestedPlacesBack {
  readonly kind: 'cancelPlaces'
  readonly lines: readonly { readonly lineId: number; readonly kept: Kopecks }[]
  /** New total to pay online; the remaining sum is paid at the meeting point. */
  readonly payOnline: Kopecks
}
/** Early end of a subscription plan; `kept` = the retained part of its price. */
export interface RequestedTermEnd {
  readonly kind: 'endTerm'
  readonly lines: readonly { readonly lineId: number; readonly kept: Kopecks }[]
}
/** Claim that a line was partly spoilt, or that less was delivered than charged. */
export type RequestedClaim = { readonly kind: 'claim'; readonly lineId: number } & ClaimExtent
export type ClaimExtent =
  | {
      readonly about: 'spoilt'
      /** Spoilt share of the line, whole per cent, 1…100. */
      readonly spoiltPercent: number
    }
  | {
      readonly about: Exclude<ClaimKind, 'spoilt'>
      /** Missing or wrong amount, base units. */
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
  /** States in which an online order may change only when its money was received or is held. */
  readonly needsMoneyIn: readonly DeliveryStatus[]
}

const seller: readonly OrderActor[] = ['farmer', 'admin']

export const changeRules: Readonly<Record<ChangeKind, ChangeRule>> = {
  // picking may go on with an open surcharge; unavailable goods are not charged
  weigh: { actors: seller, states: ['isAssembling'], needsMoneyIn: [] },
  replace: { actors: seller, states: ['formed', 'isAssembling'], needsMoneyIn: ['formed', 'isAssembling'] },
  cancelLine: { actors: seller, states: ['formed', 'isAssembling'], needsMoneyIn: ['formed'] },
  // goods that have left the seller and are not handed over yet
  refuseLine: { actors: seller, states: ['onTheRoad', 'readyForIssuance'], needsMoneyIn: [] },
  edit: { actors: ['user'], states: ['formed'], needsMoneyIn: [] },
  delivery: { actors: ['user'], states: ['formed'], needsMoneyIn: [] },
  cancelPlaces: { actors: ['user'], states: ['formed', 'booked', 'sentToOrganizer'], needsMoneyIn: [] },
  // the shop ends it together with the subscription
  endTerm: { actors: ['system'], states: ['booked'], needsMoneyIn: [] },
  claim: { actors: ['user', 'system', ...seller], states: ['received'], needsMoneyIn: [] },
}

/** States in which a seller may set another day after a failed delivery. */
export const BROUGHT_AGAIN: readonly DeliveryStatus[] = ['isAssembling', 'onTheRoad']

/** True = another delivery day may be set: own courier, order being picked or on the way. */
export const mayBringAgain = ({
  deliveryKind,
  state,
}: {
  readonly deliveryKind: DeliveryKind
  readonly state: DeliveryStatus
}): boolean => deliveryKind === 'courier' && BROUGHT_AGAIN.includes(state)

/** True = single lines may be refused at the handover: the seller's own people hand the order over, not a carrier. */
export const mayRefuseLines = ({
  deliveryKind,
  isDinner,
}: {
  readonly deliveryKind: DeliveryKind
  readonly isDinner: boolean
}): boolean => (deliveryKind === 'courier' || deliveryKind === 'pickup') && !isDinner

/** Minutes for the customer to answer a proposal. */
export const ANSWER_WITHIN_MINUTES = 60
