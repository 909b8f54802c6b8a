import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { sideBySide } from '../../../platform/db/side-by-side.ts'
import type { EventMessage } from '../../../platform/events/event.ts'
import { type Attempt, type AttemptPatch, recordEvent, saveAttempt } from '../store/payment.store.ts'

interface HistoryEntry {
  readonly kind: string
  readonly detail?: Readonly<Record<string, unknown>>
  /** Published to other modules. */
  readonly event?: EventMessage | undefined
}

export type AttemptMove = readonly [patch: AttemptPatch, entry: HistoryEntry]

/** Changes an attempt, with its history entry and the resulting event; returns the attempt as it is now. */
export async function moveAttempt(
  tx: Executor,
  own: Attempt,
  ...[patch, { kind, detail, event }]: AttemptMove
): Promise<Attempt> {
  await sideBySide([saveAttempt(tx, own.id, patch), recordEvent(tx, own.id, kind, detail), event && emit(tx, event)])
  return { ...own, ...patch }
}
