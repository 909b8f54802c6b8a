import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { StaffParty } from '@okolitsa/domain/orders/order-party.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Deps } from '../../../services.ts'
import { findLink, type LinkRow } from '../store/courier-link.store.ts'
import { listStops, type StopRow } from '../store/route.store.ts'
import { courierTokenHash } from './courier-token.ts'

export type CourierDeps = Deps<'database' | 'clock' | 'orders'>

/** Scope of a link: its seller's orders, from which `listStops` selects those of its car and day. */
export const scopeOfLink = ({ organizationId }: LinkRow): StaffScope => ({
  kind: 'seller',
  organizationIds: [organizationId],
})

/** The staff member who created the link, on whose behalf a courier acts. */
export const partyOfLink = ({ staffId, organizationId, courierName }: LinkRow): StaffParty => ({
  kind: 'farmer',
  staffId,
  courierName,
  organizationIds: [organizationId],
})

/** The active link; throws NOT_FOUND when there is none. */
export async function demandLink({ database, clock }: CourierDeps, token: string | undefined): Promise<LinkRow> {
  const link = token ? await findLink(database.executor, courierTokenHash(token), clock()) : null
  if (!link) throw new Refusal('NOT_FOUND')
  return link
}

/** An order of the link's day; throws NOT_FOUND for any other. */
export async function demandStop({ database }: CourierDeps, link: LinkRow, orderId: number): Promise<StopRow> {
  const { organizationId, day: date, id: linkId } = link
  const asked = { organizationId, date, orderId, linkId, most: 1 }
  const [stop] = await listStops(database.executor, scopeOfLink(link), asked)
  if (!stop) throw new Refusal('NOT_FOUND')
  return stop
}
