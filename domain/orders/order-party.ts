import { type Staff, sellersOf } from '../identity/actor.ts'
import { covers, customersOwn, everybodys, type Scope, type StaffScope } from '../identity/scope.ts'
import type { Kopecks } from '../money/money.ts'
import type { PaymentStatus } from '../payments/payment-status.ts'
import type { OrderActor } from './order-machine.ts'

/** People of sellers act for those; administrators for every one. */
export type StaffParty =
  | {
      readonly kind: 'farmer'
      readonly staffId: number
      readonly organizationIds: readonly number[]
      /** Sellers whose money they may give back; absent = of all of these. */
      readonly moneyOf?: readonly number[]
      /** The courier who acts by a link of this member of staff; absent = they act themselves. */
      readonly courierName?: string
    }
  | { readonly kind: 'admin'; readonly staffId: number | null }
/** Who moves or changes an order: the customer only their own, staff those of their sellers. */
export type OrderParty = { readonly kind: 'user'; readonly customerId: number } | StaffParty

/** Staff as the orders know them, within what the call allows them. */
export const staffParty = (actor: Staff, scope: StaffScope): StaffParty =>
  scope.kind === 'all'
    ? { kind: 'admin', staffId: actor.staffId }
    : {
        kind: 'farmer',
        staffId: actor.staffId,
        organizationIds: scope.organizationIds,
        ...(actor.kind === 'staff' && { moneyOf: sellersOf(actor, 'takeMoney') }),
      }

/** In these some of the money came, unless the order costs nothing. */
const WITH_MONEY: ReadonlySet<PaymentStatus> = new Set(['paid', 'partiallyPaid', 'partiallyReturned', 'issued'])

/** May this person give money of a seller's orders back? */
export const mayGiveBack = (party: OrderParty, organizationId: number): boolean =>
  party.kind !== 'farmer' || party.moneyOf === undefined || party.moneyOf.includes(organizationId)

/** Would money be given back that is not this person's business? */
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

/** What orders are this person's business. */
export function scopeOfParty(party: StaffParty): StaffScope
export function scopeOfParty(party: OrderParty): Scope
export function scopeOfParty(party: OrderParty): Scope {
  switch (party.kind) {
    case 'user':
      return customersOwn(party.customerId)
    case 'farmer':
      return { kind: 'seller', organizationIds: party.organizationIds }
    case 'admin':
      return everybodys('an administrator looks after every seller')
  }
}

/** Is this order this person's business? */
export const isOwn = (party: OrderParty, order: { customerId: number; organizationId: number }): boolean =>
  covers(scopeOfParty(party), order)

/** As the order's history names them. */
export const actorOf = (
  party: OrderParty,
): { readonly actor: OrderActor; readonly actorId: number | null; readonly courierName: string | null } => ({
  actor: party.kind,
  actorId: party.kind === 'user' ? party.customerId : party.staffId,
  courierName: party.kind === 'farmer' ? (party.courierName ?? null) : null,
})
