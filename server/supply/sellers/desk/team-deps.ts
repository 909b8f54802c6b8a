import type { Staff } from '@okolitsa/domain/identity/actor.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { StaffChanger, StaffObstacle } from '@okolitsa/domain/staff/staff-rules.ts'
import type { MessageChannel } from '../../../platform/messages/message-channel.ts'
import type { Deps } from '../../../services.ts'

export interface TeamDeps
  extends Deps<
    'database' | 'clock' | 'audit' | 'products' | 'sellers' | 'identity' | 'staff' | 'market' | 'notificationTemplates'
  > {
  readonly channel: MessageChannel
  /** URL of the marketplace for links in messages. */
  readonly publicUrl: string
}

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
  const place = actor.memberships.find(({ organizationId }) => organizationId === params.id)
  if (!place) throw new Refusal('NOT_FOUND')
  return { staffId: actor.staffId, role: place.role }
}

export function refuseObstacle(obstacle: StaffObstacle | null): void {
  if (obstacle === 'notTheirs') throw new Refusal('FORBIDDEN')
  if (obstacle === 'ownersOnly') throw new Refusal('STAFF_OWNERS_ONLY')
  if (obstacle === 'lastOwner') throw new Refusal('STAFF_LAST_OWNER')
}
