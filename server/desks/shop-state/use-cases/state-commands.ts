import type { Staff } from '@okolitsa/domain/identity/actor.ts'
import type { Delivery } from '../../../platform/events/delivery.ts'
import { reviveDead } from '../../../platform/events/delivery.ts'
import type { StateDeps } from './look-at-state.ts'

type CommandDeps = Pick<StateDeps, 'database' | 'clock' | 'audit' | 'integrity'>

/** Starts the attempts of one dead letter again, or of all (null); returns their number, 0 when none was dead. */
export const retryDeadLetters = (
  { database, audit }: CommandDeps,
  { staffId }: Pick<Staff, 'staffId'>,
  only: Delivery | null,
): Promise<number> =>
  database.inTransaction(async (tx) => {
    const revived = await reviveDead(tx, only)
    await audit.record(
      tx,
      { kind: 'staff', staffId },
      revived.map(({ eventId, topic, subscriber }) => ({
        action: only === null ? 'retryAllEvents' : 'retryEvent',
        entity: 'event',
        entityId: eventId,
        organizationId: null,
        before: null,
        after: { topic, subscriber },
      })),
    )
    return revived.length
  })

/** Asks for a check in the background; false = one waits or runs already. */
export const checkNow = (
  { database, audit, integrity, clock }: CommandDeps,
  { staffId }: Pick<Staff, 'staffId'>,
): Promise<boolean> =>
  database.inTransaction(async (tx) => {
    const at = clock()
    const id = await integrity.ask(tx, { by: staffId, at })
    if (id === null) return false
    await audit.record(tx, { kind: 'staff', staffId }, [
      {
        action: 'checkIntegrity',
        entity: 'integrity_run',
        entityId: id,
        organizationId: null,
        before: null,
        after: { at },
      },
    ])
    return true
  })
