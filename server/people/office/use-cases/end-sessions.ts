import type { Office } from '@okolitsa/domain/identity/actor.ts'
import { authorOf, type OfficeDeps } from '../office-deps.ts'
import { endSessions } from '../store/office-session.store.ts'

/** Ends sessions of the person themselves, on every node; false = there was none. */
export const endOwnSessions = (
  { database, audit, clock }: Pick<OfficeDeps, 'database' | 'audit' | 'clock'>,
  { staffId }: Pick<Office, 'staffId'>,
  which: { readonly only: string } | { readonly except: string },
): Promise<boolean> =>
  database.inTransaction(async (tx) => {
    const ended = await endSessions(tx, staffId, which, clock())
    await audit.record(
      tx,
      authorOf(staffId),
      ended.map((id) => ({
        action: 'endSession',
        entity: 'office_session' as const,
        entityId: id,
        organizationId: null,
        before: { memberId: staffId },
        after: null,
      })),
    )
    return ended.length > 0
  })
