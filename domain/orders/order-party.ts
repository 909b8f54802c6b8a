import type { Staff } from '../identity/actor.ts'
import { covers, customersOwn, everybodys, type Scope, type StaffScope } from '../identity/scope.ts'
import type { OrderActor } from './order-machine.ts'

/** People of sellers act for those; administrators for every one. */
export type StaffParty =
  | { readonly kind: 'farmer'; readonly staffId: number; readonly organizationIds: readonly number[] }
  | { readonly kind: 'admin'; readonly staffId: number | null }
/** Who moves or changes an order: the customer only their own, staff those of their sellers. */
export type OrderParty = { readonly kind: 'user'; readonly customerId: number } | StaffParty

/** Staff as the orders know them, within what the call allows them. */
export const staffParty = ({ staffId }: Staff, scope: StaffScope): StaffParty =>
  scope.kind === 'all'
    ? { kind: 'admin', staffId }
    : { kind: 'farmer', staffId, organizationIds: scope.organizationIds }

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
export const actorOf = (party: OrderParty): { readonly actor: OrderActor; readonly actorId: number | null } => ({
  actor: party.kind,
  actorId: party.kind === 'user' ? party.customerId : party.staffId,
})
