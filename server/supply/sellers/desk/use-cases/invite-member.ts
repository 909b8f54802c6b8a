import { createHash, randomBytes } from 'node:crypto'
import { MAX_MEMBERS } from '@okolitsa/contracts/sellers/team.endpoints.ts'
import type { SellerRole } from '@okolitsa/domain/identity/actor.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { signedSms } from '@okolitsa/domain/market/sms-signature.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { inviteObstacle } from '@okolitsa/domain/staff/staff-rules.ts'
import { refuseOverLimit, saveTry, type TryLimit } from '../../../../platform/limits/tries.ts'
import { maskPhone } from '../../../../platform/log/mask-phone.ts'
import { endInvitation, insertInvitation, isUnapproved, listInvitations } from '../store/invitation.store.ts'
import { findRole, findStaffOfPhone, listMembers } from '../store/team.store.ts'
import { changerOf, refuseObstacle, type TeamCall, type TeamDeps } from '../team-deps.ts'

/** Lifetime of an invitation, ms: a week, enough to return from a holiday. */
const LIFETIME_MS = 7 * 86_400_000
/** Limit of messages of one seller per day. */
const INVITATIONS: TryLimit = { kind: 'staff-invitation', most: 20, windowSeconds: 86_400 }

/** Limit of messages to one phone, over all sellers. */
const TO_PHONE: TryLimit = { kind: 'staff-invited', most: 3, windowSeconds: 86_400 }
const PAUSE: TryLimit = { kind: TO_PHONE.kind, most: 1, windowSeconds: 30 }

/** Hash under which the token of a link is stored. */
export const hashOfLink = (token: string): Buffer => createHash('sha256').update(`staff-invitation:${token}`).digest()

/**
 * Invites a person to work at a seller, by SMS. The link is sent to the phone only.
 * @throws Refusal NOT_FOUND, FORBIDDEN, STAFF_OWNERS_ONLY, STAFF_ALREADY_HERE, STAFF_TOO_MANY, TOO_MANY_REQUESTS;
 * errors of the channel are rethrown, and the unsent invitation is closed
 */
export async function inviteMember(
  deps: TeamDeps,
  call: TeamCall,
  invited: { readonly phone: string; readonly name: string; readonly role: SellerRole; readonly language: Language },
): Promise<void> {
  const { phone, name, role, language } = invited
  const organizationId = call.params.id
  refuseObstacle(inviteObstacle(changerOf(call), role))
  const seller = await deps.sellers.sellerOf(organizationId)
  if (!seller) throw new Refusal('NOT_FOUND')
  const now = deps.clock()
  const token = randomBytes(16).toString('base64url')
  const id = await deps.database.inTransaction(async (tx) => {
    await deps.sellers.takeSellers(tx, [organizationId])
    await refuseOverLimit(tx, INVITATIONS, String(organizationId), now)
    const known = await findStaffOfPhone(tx, phone)
    if (known !== null && (await findRole(tx, { staffId: known, organizationId })) !== null)
      throw new Refusal('STAFF_ALREADY_HERE', { errors: { phone: 'taken' } })
    const members = await listMembers(tx, call.scope, organizationId, MAX_MEMBERS)
    const invitations = await listInvitations(tx, call.scope, organizationId, MAX_MEMBERS)
    if (members.length + invitations.length >= MAX_MEMBERS) throw new Refusal('STAFF_TOO_MANY', { limit: MAX_MEMBERS })
    await refuseOverLimit(tx, PAUSE, phone, now)
    await refuseOverLimit(tx, TO_PHONE, phone, now)
    await deps.identity.refuseOverCeiling(tx)
    await saveTry(tx, TO_PHONE, phone, now)
    await saveTry(tx, INVITATIONS, String(organizationId), now)
    const invitationId = await insertInvitation(tx, {
      organizationId,
      phone,
      name,
      role,
      invitedBy: call.actor.staffId,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
      tokenHash: hashOfLink(token),
      now,
    })
    await deps.audit.record(tx, { kind: 'staff', staffId: call.actor.staffId }, [
      {
        action: 'inviteStaff',
        entity: 'staff_invitation',
        entityId: invitationId,
        organizationId,
        before: null,
        after: { name, role, phone: maskPhone(phone) },
      },
    ])
    return invitationId
  })
  const link = new URL(`/cabinet/invitation/${token}`, deps.publicUrl).href
  try {
    const title = (await isUnapproved(deps.database.executor, organizationId)) ? null : seller.title
    await deps.channel.send(
      phone,
      signedSms(
        deps.notificationTemplates.sms(language, 'account.staffInvitation', { seller: title, link }),
        deps.market.current().identity.name,
      ),
    )
  } catch (error) {
    await endInvitation(deps.database.executor, id, deps.clock())
    throw error
  }
}
