import { randomBytes, randomUUID } from 'node:crypto'
import { OFFICE_ACCESS } from '@okolitsa/domain/office/office-access.ts'
import { OFFICE_LINK_DAYS } from '@okolitsa/domain/office/people.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { AuditService, Author } from '../../audit/ports.ts'
import { NOBODY_YET, type OfficeDeps, plusSeconds } from '../office-deps.ts'
import { hashOf, newToken } from '../office-secrets.ts'
import { hasOwner, lockMember } from '../store/member.store.ts'
import { findTicket, replaceLink, type TicketRow, takeLink } from '../store/start-link.store.ts'

/** True = the link is for the first owner of the market. */
export const isOfFirstOwner = ({ memberId, roles }: Pick<TicketRow, 'memberId' | 'roles'>): boolean =>
  memberId === null && roles === null

/** Makes a one-time link; links of the same person stop working. */
export async function createLink(
  audit: Pick<AuditService, 'record'>,
  tx: Executor,
  {
    memberId,
    author,
    now,
    made = null,
  }: {
    readonly memberId: number | null
    readonly author: Author
    readonly now: Date
    readonly made?: Parameters<typeof replaceLink>[1]['made']
  },
): Promise<{ readonly id: string; readonly token: string; readonly expiresAt: Date }> {
  const token = newToken()
  const id = randomUUID()
  const expiresAt = plusSeconds(now, made ? OFFICE_LINK_DAYS * 86_400 : OFFICE_ACCESS.startLinkLifetime)
  await replaceLink(tx, { id, memberId, made, hash: hashOf(token), userHandle: randomBytes(16), now, expiresAt })
  await audit.record(tx, author, [
    {
      action: 'createLink',
      entity: 'office_link',
      entityId: id,
      organizationId: null,
      before: null,
      after: { memberId },
    },
  ])
  return { id, token, expiresAt }
}

/** A link for the first owner; null = an owner exists. */
export async function createFirstLink(
  audit: Pick<AuditService, 'record'>,
  tx: Executor,
  { author, now }: { readonly author: Author; readonly now: Date },
): Promise<string | null> {
  await lockMember(tx, null)
  if (await hasOwner(tx)) return null
  return (await createLink(audit, tx, { memberId: null, author, now })).token
}

/**
 * Exchanges a link for the ticket of one browser.
 * @throws Refusal START_LINK_OVER
 */
export async function takeStartLink({ database, clock, audit }: OfficeDeps, token: string): Promise<string> {
  const now = clock()
  return database.inTransaction(async (tx) => {
    const ticket = newToken()
    const taken = await takeLink(tx, {
      hash: hashOf(token),
      ticketHash: hashOf(ticket),
      now,
      expiresAt: plusSeconds(now, OFFICE_ACCESS.startLinkLifetime),
    })
    if (!taken || (isOfFirstOwner(taken) && (await hasOwner(tx)))) throw new Refusal('START_LINK_OVER')
    await audit.record(tx, NOBODY_YET, [
      {
        action: 'takeLink',
        entity: 'office_link',
        entityId: taken.id,
        organizationId: null,
        before: null,
        after: { isTaken: true },
      },
    ])
    return ticket
  })
}

/**
 * The exchanged link of a browser.
 * @throws Refusal START_LINK_OVER when it is used, expired or replaced, or somebody else became the owner
 */
export async function ticketOf(
  { clock }: Pick<OfficeDeps, 'clock'>,
  executor: Executor,
  ticket: string | undefined,
): Promise<TicketRow> {
  const found = ticket === undefined ? null : await findTicket(executor, hashOf(ticket), clock())
  if (!found || (isOfFirstOwner(found) && (await hasOwner(executor)))) throw new Refusal('START_LINK_OVER')
  return found
}
