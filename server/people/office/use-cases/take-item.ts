import type { Office } from '@okolitsa/domain/identity/actor.ts'
import { officePermissionsOf } from '@okolitsa/domain/office/permissions.ts'
import {
  MAX_TAKEN,
  mayTake,
  rolesThatTake,
  TAKEN_HOURS,
  TAKEN_QUEUES,
  type TakenQueue,
} from '@okolitsa/domain/office/taken-items.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { authorOf, type OfficeDeps, plusSeconds } from '../office-deps.ts'
import { countTaken, giveBack, listTaken, type TakenRow, take } from '../store/taken.store.ts'

type TakeDeps = Pick<OfficeDeps, 'database' | 'clock' | 'audit'>

/** Items that people work on, in the queues on which this person works. */
export async function readTaken({ database, clock }: TakeDeps, { roles }: Office): Promise<TakenRow[]> {
  const permissions = officePermissionsOf(roles)
  const queues = TAKEN_QUEUES.filter((queue) => mayTake(permissions, queue))
  const rows = await listTaken(database.executor, { queues, now: clock() })
  return rows.filter((row) => mayTake(officePermissionsOf(row.roles), row.queue))
}

/**
 * Takes an item for the person, or gives it back. An item of another person stays theirs, without a refusal: the list
 * that follows names them. Whether the item waits is not asked: a mark on anything else is shown nowhere and ends by
 * itself. Refuses NOT_FOUND in queues on which the person does not work, and
 * TOO_MANY_REQUESTS when the person has too many.
 */
export async function takeItem(
  { database, clock, audit }: TakeDeps,
  { staffId: memberId, roles }: Office,
  { queue, id, isTaken }: { readonly queue: TakenQueue; readonly id: string; readonly isTaken: boolean },
): Promise<void> {
  if (!mayTake(officePermissionsOf(roles), queue)) throw new Refusal('NOT_FOUND')
  await database.inTransaction(async (tx) => {
    const now = clock()
    if (isTaken && (await countTaken(tx, memberId, now)) >= MAX_TAKEN) throw new Refusal('TOO_MANY_REQUESTS')
    const item = { queue, id, memberId }
    const isChanged = isTaken
      ? await take(tx, { ...item, roles: rolesThatTake(queue), now, until: plusSeconds(now, TAKEN_HOURS * 3600) })
      : await giveBack(tx, item)
    if (!isChanged) return
    await audit.record(tx, authorOf(memberId), [
      {
        action: isTaken ? 'takeItem' : 'giveItemBack',
        entity: 'office_queue',
        entityId: `${queue}:${id}`,
        organizationId: null,
        before: { memberId: isTaken ? null : memberId },
        after: { memberId: isTaken ? memberId : null },
      },
    ])
  })
}
