import type { Executor } from '../../../platform/db/client.ts'
import type { Deps } from '../../../services.ts'
import type { AuditService, Author } from '../../audit/ports.ts'
import { deleteFactors } from '../store/factor.store.ts'
import { findMemberByPhone, listOtherPhones, lockMember, type MemberRow } from '../store/member.store.ts'
import { endSessions } from '../store/office-session.store.ts'
import { createLink } from './start-link.ts'

/** Author of changes by the command on the server. */
const BY_COMMAND: Author = { kind: 'service', name: 'office-reset-factor' }

export interface ResetFactor {
  readonly name: string
  /** Token of a one-time link by which the person makes a new factor. */
  readonly token: string
  readonly sessions: number
  /** Phones of the other people of the office, who are notified. */
  readonly others: readonly string[]
}

/**
 * Removes the factors of a person, ends their sessions on every node, and makes a link for a new factor. Null = the
 * phone is of nobody in the office.
 */
export async function resetFactor(
  { database, clock, audit }: Deps<'database' | 'clock'> & { readonly audit: Pick<AuditService, 'record'> },
  phone: string,
): Promise<ResetFactor | null> {
  return database.inTransaction(async (tx) => {
    const known = await findMemberByPhone(tx, phone)
    if (!known) return null
    const now = clock()
    const sessions = await removeFactors(audit, tx, known, { author: BY_COMMAND, now })
    const { token } = await createLink(audit, tx, { memberId: known.id, author: BY_COMMAND, now })
    return { name: known.name, token, sessions, others: await listOtherPhones(tx, known.id) }
  })
}

/** Removes the factors of a person and ends their sessions on every node; returns the number of sessions. */
export async function removeFactors(
  audit: Pick<AuditService, 'record'>,
  tx: Executor,
  known: Pick<MemberRow, 'id' | 'passkeys' | 'hasTotp' | 'recoveryCodes'>,
  { author, now }: { readonly author: Author; readonly now: Date },
): Promise<number> {
  await lockMember(tx, known.id)
  await deleteFactors(tx, known.id)
  const ended = await endSessions(tx, known.id, { all: true }, now)
  await audit.record(tx, author, [
    {
      action: 'resetFactors',
      entity: 'office_factor',
      entityId: known.id,
      organizationId: null,
      before: { passkeys: known.passkeys, hasTotp: known.hasTotp, recoveryCodes: known.recoveryCodes },
      after: { passkeys: 0, hasTotp: false, recoveryCodes: 0, endedSessions: ended.length },
    },
  ])
  return ended.length
}
