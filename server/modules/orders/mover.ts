import type { OrderActor } from '@okolitsa/domain/orders/order-machine.ts'

/** Staff act for their organization; null = an administrator, who sees all. */
export interface StaffMover {
  readonly kind: 'farmer' | 'admin'
  readonly staffId: number | null
  readonly organizationId: number | null
}
/** Who moves or changes an order through a door: the customer only their own, staff any of their organization's. */
export type Mover = { readonly kind: 'user'; readonly customerId: number } | StaffMover

/** Is this order this person's business? */
export function isOwn(mover: Mover, order: { customerId: number; organizationId: number }): boolean {
  if (mover.kind === 'user') return mover.customerId === order.customerId
  return mover.organizationId === null || mover.organizationId === order.organizationId
}

/** As the order's history names them. */
export const actorOf = (mover: Mover): { readonly actor: OrderActor; readonly actorId: number | null } => ({
  actor: mover.kind,
  actorId: mover.kind === 'user' ? mover.customerId : mover.staffId,
})
