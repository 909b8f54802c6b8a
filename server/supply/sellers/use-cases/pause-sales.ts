import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import {
  type AskedPause,
  lastsPause,
  type Pause,
  pauseDayMistake,
  pauseOf,
  pauseTill,
} from '@okolitsa/domain/sellers/pause.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import { findPause, holdSales, savePause } from '../store/seller-pause.store.ts'
import { type SellerDeps, takeSeller } from './seller-deps.ts'

/** Pauses or resumes new orders. Kitchens have a separate pause, and tours have none. */
export async function pauseSales(
  { audit }: SellerDeps,
  tx: Executor,
  author: Author,
  organizationId: number,
  { length, till = null, reason = null, now }: AskedPause,
): Promise<Pause | null> {
  await takeSeller(tx, organizationId)
  const seller = await findPause(tx, organizationId)
  if (seller?.type !== 'farmer') throw new Refusal('NOT_FOUND')
  const mistake = till && pauseDayMistake(till, now, seller.timeZone)
  refuseMistakes(mistake ? { till: mistake } : {})
  const pause = till ? pauseTill(till, seller.timeZone, reason) : length && pauseOf(length, now, seller.timeZone)
  await savePause(tx, organizationId, pause && { ...pause, at: now })
  await audit.record(tx, author, [
    {
      action: pause ? 'pauseSales' : 'resumeSales',
      entity: 'seller',
      entityId: organizationId,
      organizationId,
      before: { pause: seller.pause },
      after: { pause },
    },
  ])
  return pause
}

/** Locks the sales state until the order's transaction ends. @throws {Refusal} SELLER_SUSPENDED */
export async function refuseSuspended(tx: Executor, organizationId: number): Promise<void> {
  const { isSuspended } = await holdSales(tx, organizationId)
  if (isSuspended) throw new Refusal('SELLER_SUSPENDED')
}

/** Locks the sales state until the order's transaction ends. @throws {Refusal} SELLER_PAUSED, SELLER_SUSPENDED */
export async function refusePaused(tx: Executor, organizationId: number, now: Date): Promise<void> {
  const { pause, isSuspended } = await holdSales(tx, organizationId)
  if (isSuspended) throw new Refusal('SELLER_SUSPENDED')
  if (lastsPause(pause, now)) throw new Refusal('SELLER_PAUSED', { until: pause.until?.toISOString() ?? null })
}
