import { randomBytes, randomUUID } from 'node:crypto'
import { OFFICE_ACCESS } from '@okolitsa/domain/office/office-access.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { AuditService, Author } from '../../audit/ports.ts'
import { NOBODY_YET, type OfficeDeps, plusSeconds } from '../office-deps.ts'
import { hashOf, newToken } from '../office-secrets.ts'
import { hasOwner, lockMember } from '../store/member.store.ts'
import { findTicket, replaceLink, type TicketRow, takeLink } from '../store/start-link.store.ts'

/** Makes a one-time link; links of the same person stop working. Returns its token. */
export async function createLink(
  audit: Pick<AuditService, 'record'>,
  tx: Executor,
  { memberId, author, now }: { readonly memberId: number | null; readonly author: Author; readonly now: Date },
): Promise<string> {
  const token = newToken()
  const id = randomUUID()
  await replaceLink(tx, {
    id,
    memberId,
    hash: hashOf(token),
    userHandle: randomBytes(16),
    now,
    expiresAt: plusSeconds(now, OFFICE_ACCESS.startLinkLifetime),
  })
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
  return token
}

/** A link for the first owner; null = an owner exists. */
export async function createFirstLink(
  audit: Pick<AuditService, 'record'>,
  tx: Executor,
  { author, now }: { readonly author: Author; readonly now: Date },
): Promise<string | null> {
  await lockMember(tx, null)
  if (await hasOwner(tx)) return null
  return createLink(audit, tx, { memberId: null, author, now })
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
    if (!taken || (taken.memberId === null && (await hasOwner(tx)))) throw new Refusal('START_LINK_OVER')
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
  if (!found || (found.memberId === null && (await hasOwner(executor)))) throw new Refusal('START_LINK_OVER')
  return found
}
