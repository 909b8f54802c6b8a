import type { PartnerService } from '@okolitsa/domain/subscription/subscription.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { CinemaPartner } from '../ports.ts'
import { findUntold, saveTold } from '../store/partner-service.store.ts'

/**
 * Sends the current state of a service to the partner, so that late and repeated events send the newest. Partner errors
 * are thrown, and the delivery is retried.
 */
export async function tellPartner(
  deps: { readonly executor: Executor; readonly cinema: CinemaPartner | null },
  subscriptionId: number,
  service: PartnerService,
): Promise<void> {
  const { executor, cinema: partner } = deps
  const untold = await findUntold(executor, subscriptionId, service)
  if (!untold || !partner) return
  const { isOn, cinema, change } = untold
  await partner.set({ account: `okolitsa-${subscriptionId}`, cinema: isOn ? cinema : null })
  await saveTold(executor, subscriptionId, service, change)
}
