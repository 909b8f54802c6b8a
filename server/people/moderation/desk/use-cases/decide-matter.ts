import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { mayUndoDecision, undoBefore } from '@okolitsa/domain/moderation/moderation.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { DeclineReason } from '@okolitsa/domain/reviews/review.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'
import { emit } from '../../../../platform/db/outbox.ts'
import type { Deps } from '../../../../services.ts'
import { matterDecided } from '../../events.ts'
import type { MatterRow, Subject } from '../../ports.ts'
import { textsModerated } from '../../public.ts'
import type { AllKinds, TakenText } from '../ports.ts'

export interface DecideDeps extends Deps<'database' | 'clock' | 'audit' | 'moderation'> {
  readonly kinds: AllKinds
}

/** Locks a text and its matter, in this order. Throws NOT_FOUND. */
async function takeBoth(
  { kinds, moderation }: DecideDeps,
  tx: Executor,
  scope: StaffScope,
  subject: Subject,
): Promise<{ readonly text: TakenText; readonly matter: MatterRow }> {
  const text = await kinds[subject.kind].take(tx, scope, subject.id)
  const matter = text && (await moderation.take(tx, scope, subject))
  if (!text || !matter) throw new Refusal('NOT_FOUND')
  return { text, matter }
}

/** Writes the log, and makes nodes forget pages with texts of the seller. */
async function conclude(
  { audit }: DecideDeps,
  tx: Executor,
  staffId: number,
  { before, after, action }: { readonly before: MatterRow; readonly after: MatterRow; readonly action: string },
): Promise<void> {
  const { kind, id, organizationId } = before
  const stateOf = ({ decidedAt, because, isShown }: MatterRow) => ({
    state: decidedAt === null ? 'waiting' : because === null ? 'shown' : 'hidden',
    isShown: decidedAt === null ? isShown : because === null,
  })
  await audit.record(tx, { kind: 'staff', staffId }, [
    {
      ...{ action, entity: 'moderated_text', entityId: `${kind}-${id}`, organizationId },
      ...{ before: stateOf(before), after: stateOf(after), reason: after.because },
    },
  ])
  await run(tx, 'select pg_notify($1, $2)', [textsModerated.channel, String(organizationId)])
}

/**
 * Shows or hides a text; its author is notified when the decision can no longer be taken back. Returns that time.
 * Refuses NOT_FOUND, and MATTER_DECIDED when another decision was faster or the author has changed the text.
 * @param seen `changedAt` of the text that was read; absent = any
 */
export async function decideMatter(
  deps: DecideDeps,
  scope: StaffScope,
  subject: Subject,
  {
    because,
    staffId,
    seen,
  }: { readonly because: DeclineReason | null; readonly staffId: number; readonly seen?: string | undefined },
): Promise<Date> {
  return deps.database.inTransaction(async (tx) => {
    const { text, matter } = await takeBoth(deps, tx, scope, subject)
    const isOther = seen !== undefined && seen !== matter.changedAt.toISOString()
    if (matter.decidedAt !== null || isOther) throw new Refusal('MATTER_DECIDED')
    const at = deps.clock()
    await text.decide({ because, staffId, at })
    const after = { ...matter, decidedAt: at, decidedBy: staffId, because }
    await deps.moderation.saveDecision(tx, after)
    await conclude(deps, tx, staffId, { before: matter, after, action: because === null ? 'showText' : 'hideText' })
    await emit(tx, matterDecided({ ...subject, decidedAt: at.toISOString() }), undoBefore(at))
    return undoBefore(at)
  })
}

/** Takes back the person's own decision. Refuses NOT_FOUND, and MATTER_DECIDED when it is too late. */
export async function undoDecision(
  deps: DecideDeps,
  scope: StaffScope,
  subject: Subject,
  staffId: number,
): Promise<void> {
  await deps.database.inTransaction(async (tx) => {
    const { text, matter } = await takeBoth(deps, tx, scope, subject)
    if (!mayUndoDecision(matter, staffId, deps.clock())) throw new Refusal('MATTER_DECIDED')
    await text.undo(matter.isShown)
    const after = { ...matter, decidedAt: null, decidedBy: null, because: null }
    await deps.moderation.saveDecision(tx, after)
    await conclude(deps, tx, staffId, { before: matter, after, action: 'takeBackDecision' })
  })
}
