import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { pipelined } from '../../../platform/db/pipelined.ts'
import type { EventMessage } from '../../../platform/events/event.ts'
import { type Attempt, type AttemptPatch, recordEvent, saveAttempt } from '../store/payment.store.ts'

interface HistoryEntry {
  readonly kind: string
  readonly detail?: Readonly<Record<string, unknown>>
  /** Event published to other modules. */
  readonly event?: EventMessage | undefined
}

export type AttemptMove = readonly [patch: AttemptPatch, entry: HistoryEntry]

/** Changes an attempt, stores a history entry and publishes the event; returns the changed attempt. */
export async function moveAttempt(
  tx: Executor,
  own: Attempt,
  ...[patch, { kind, detail, event }]: AttemptMove
): Promise<Attempt> {
  await pipelined([saveAttempt(tx, own.id, patch), recordEvent(tx, own.id, kind, detail), event && emit(tx, event)])
  return { ...own, ...patch }
}
