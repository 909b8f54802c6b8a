import type { Pause, PauseReason } from '@okolitsa/domain/sellers/pause.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

interface PauseRow {
  type: 'farmer' | 'restaurant' | 'tour_operator' | 'shop'
  timeZone: string
  pausedAt: Date | null
  pausedUntil: Date | null
  reason: PauseReason | null
}

const pauseOf = ({ pausedAt, pausedUntil, reason }: PauseRow): Pause | null =>
  pausedAt ? { until: pausedUntil, reason } : null

/** Locks the seller and returns its pause and time zone; null = no such seller. */
export async function findPause(
  tx: Executor,
  organizationId: number,
): Promise<(Pick<PauseRow, 'type' | 'timeZone'> & { readonly pause: Pause | null }) | null> {
  const [row] = await run<PauseRow>(
    tx,
    `select type, time_zone as "timeZone", sales_paused_at as "pausedAt", sales_paused_until as "pausedUntil",
       sales_pause_reason as reason
       from organization where id = $1`,
    [organizationId],
  )
  return row ? { type: row.type, timeZone: row.timeZone, pause: pauseOf(row) } : null
}

/**
 * Takes a shared lock for an order: orders run concurrently, and a pause or a suspension waits for orders that began
 * before it. A seller without a paper required of its trade (`unsold`) counts as suspended; goods of a category that
 * requires one are read after this lock, with `enabled` false.
 */
export async function holdSales(
  tx: Executor,
  organizationId: number,
): Promise<{ readonly pause: Pause | null; readonly isSuspended: boolean }> {
  const [row] = await run<PauseRow & { isSuspended: boolean }>(
    tx,
    `select type, time_zone as "timeZone", sales_paused_at as "pausedAt", sales_paused_until as "pausedUntil",
       sales_pause_reason as reason, suspended_at is not null or 0 = any(unsold) as "isSuspended"
       from organization where id = $1 for share`,
    [organizationId],
  )
  return { pause: row ? pauseOf(row) : null, isSuspended: row?.isSuspended ?? false }
}

export async function savePause(
  tx: Executor,
  organizationId: number,
  pause: (Pause & { readonly at: Date }) | null,
): Promise<void> {
  await run(
    tx,
    'update organization set sales_paused_at = $2, sales_paused_until = $3, sales_pause_reason = $4 where id = $1',
    [organizationId, pause?.at ?? null, pause?.until ?? null, pause?.reason ?? null],
  )
}
