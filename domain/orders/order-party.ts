import { type Office, type Staff, sellersOf } from '../identity/actor.ts'
import { covers, customersOwn, everybodys, type Scope, type SellerScope, type StaffScope } from '../identity/scope.ts'
import type { Kopecks } from '../money/money.ts'
import type { PaymentStatus } from '../payments/payment-status.ts'
import type { OrderActor } from './order-machine.ts'

/** Staff as a party: staff of sellers act for those sellers, the office and jobs of the shop for all sellers. */
export type StaffParty =
  | {
      readonly kind: 'farmer'
      readonly staffId: number
      readonly organizationIds: readonly number[]
      /** Sellers for which the person may make refunds; absent = all of the person's sellers. */
      readonly moneyOf?: readonly number[]
      /** The courier who acts by a link of this staff member; absent = the member. */
      readonly courierName?: string
    }
  | { readonly kind: 'admin'; readonly staffId: number | null }
/** A customer, or a person of the office who does what the customer may and asked for; the history names that person. */
export interface CustomerParty {
  readonly kind: 'user'
  readonly customerId: number
  readonly byOffice?: number
}
/** A person who reads or changes an order: customers only their own orders, staff the orders of their sellers. */
export type OrderParty = CustomerParty | StaffParty

/** Staff of sellers as a party of orders, within the scope of the call. */
export const staffParty = (actor: Staff, { organizationIds }: SellerScope): StaffParty => ({
  kind: 'farmer',
  staffId: actor.staffId,
  organizationIds,
  moneyOf: sellersOf(actor, 'takeMoney'),
})

/** A person of the office as a party of orders. */
export const officeParty = ({ staffId }: Office): StaffParty => ({ kind: 'admin', staffId })

/** Statuses in which some money was received, unless the order is free. */
const WITH_MONEY: ReadonlySet<PaymentStatus> = new Set(['paid', 'partiallyPaid', 'partiallyReturned', 'issued'])

/** True = the person may refund a seller's orders. */
export const mayGiveBack = (party: OrderParty, organizationId: number): boolean =>
  party.kind !== 'farmer' || party.moneyOf === undefined || party.moneyOf.includes(organizationId)

/** True = the refund requires a permission that the person lacks. */
export const isMoneyOfOthers = (
  party: OrderParty,
  order: {
    readonly organizationId: number
    readonly paymentStatus: PaymentStatus
    readonly held: Kopecks
    readonly total: Kopecks
  },
): boolean =>
  !mayGiveBack(party, order.organizationId) &&
  (order.held > 0 || (WITH_MONEY.has(order.paymentStatus) && order.total > 0))

/** Scope of the orders that a person may access. */
export function scopeOfParty(party: StaffParty): StaffScope
export function scopeOfParty(party: OrderParty): Scope
export function scopeOfParty(party: OrderParty): Scope {
  switch (party.kind) {
    case 'user':
      return customersOwn(party.customerId)
    case 'farmer':
      return { kind: 'seller', organizationIds: party.organizationIds }
    case 'admin':
      return everybodys('the office looks after every seller')
  }
}

/** True = the person may access the order. */
export const isOwn = (party: OrderParty, order: { customerId: number; organizationId: number }): boolean =>
  covers(scopeOfParty(party), order)

/** The actor as named in the order's history. */
export const actorOf = (
  party: OrderParty,
): { readonly actor: OrderActor; readonly actorId: number | null; readonly courierName: string | null } => {
  if (party.kind !== 'user') {
    const courierName = party.kind === 'farmer' ? (party.courierName ?? null) : null
    return { actor: party.kind, actorId: party.staffId, courierName }
  }
  const { byOffice } = party
  return byOffice === undefined
    ? { actor: 'user', actorId: party.customerId, courierName: null }
    : { actor: 'admin', actorId: byOffice, courierName: null }
}
