import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Staff } from '@okolitsa/domain/identity/actor.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { StaffChanger, StaffObstacle } from '@okolitsa/domain/staff/staff-rules.ts'
import type { AuditService } from '../../people/audit/ports.ts'
import type { IdentityService } from '../../people/identity/ports.ts'
import type { StaffService } from '../../people/staff/ports.ts'
import type { Database } from '../../platform/db/client.ts'
import type { MessageChannel } from '../../platform/messages/message-channel.ts'
import type { ProductsService } from '../../supply/products/ports.ts'
import type { SellersService } from '../../supply/sellers/ports.ts'

export interface TeamDeps {
  readonly database: Pick<Database, 'executor' | 'inTransaction'>
  readonly clock: Clock
  readonly channel: MessageChannel
  /** Where the marketplace answers: links of messages begin with it. */
  readonly publicUrl: string
  readonly audit: AuditService
  readonly products: Pick<ProductsService, 'titlesOf'>
  readonly sellers: Pick<
    SellersService,
    'sellerOf' | 'takeSellers' | 'addStaff' | 'joinStaff' | 'changeStaffRole' | 'removeStaff'
  >
  readonly identity: Pick<IdentityService, 'sendStaffCode' | 'proveStaffPhone' | 'refuseOverCeiling'>
  readonly staff: Pick<StaffService, 'visitorOf' | 'enterAt' | 'endSessionsAt' | 'endStreamsAt'>
}

/** A call of the desk about one seller. */
export interface TeamCall {
  readonly params: { readonly id: number }
  readonly scope: StaffScope
  readonly actor: Staff
}

/**
 * The role of the caller at the seller.
 * @throws {Refusal} NOT_FOUND for a seller they do not work for
 */
export function changerOf({ params, actor }: TeamCall): StaffChanger {
  if (actor.kind === 'office') return { staffId: actor.staffId, role: 'administrator' }
  const place = actor.memberships.find(({ organizationId }) => organizationId === params.id)
  if (!place) throw new Refusal('NOT_FOUND')
  return { staffId: actor.staffId, role: place.role }
}

/** Throws the refusal of an obstacle, when there is one. */
export function refuseObstacle(obstacle: StaffObstacle | null): void {
  if (obstacle === 'notTheirs') throw new Refusal('FORBIDDEN')
  if (obstacle === 'ownersOnly') throw new Refusal('STAFF_OWNERS_ONLY')
  if (obstacle === 'lastOwner') throw new Refusal('STAFF_LAST_OWNER')
}
