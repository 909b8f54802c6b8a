import type { OrderActor } from '@okolitsa/domain/orders/order-machine.ts'

/** Staff act for their organization; null = an administrator, who sees all. */
export interface StaffParty {
  readonly kind: 'farmer' | 'admin'
  readonly staffId: number | null
  readonly organizationId: number | null
}
/** Who moves or changes an order through a door: the customer only their own, staff any of their organization's. */
export type OrderParty = { readonly kind: 'user'; readonly customerId: number } | StaffParty

/** Is this order this person's business? */
export function isOwn(party: OrderParty, order: { customerId: number; organizationId: number }): boolean {
  if (party.kind === 'user') return party.customerId === order.customerId
  return party.organizationId === null || party.organizationId === order.organizationId
}

/** As the order's history names them. */
export const actorOf = (party: OrderParty): { readonly actor: OrderActor; readonly actorId: number | null } => ({
  actor: party.kind,
  actorId: party.kind === 'user' ? party.customerId : party.staffId,
})
