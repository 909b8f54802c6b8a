import type { PartnerService } from '@okolitsa/domain/subscription/subscription.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { CinemaPartner } from '../ports.ts'
import { findUnsent, saveSent } from '../store/partner-service.store.ts'

/**
 * Sends the current state of a service to the partner, so that late and repeated events send the newest one. Partner
 * errors are thrown, and the delivery of the event is retried.
 */
export async function notifyPartner(
  deps: { readonly executor: Executor; readonly cinema: CinemaPartner | null },
  subscriptionId: number,
  service: PartnerService,
): Promise<void> {
  const { executor, cinema: partner } = deps
  const unsent = await findUnsent(executor, subscriptionId, service)
  if (!unsent || !partner) return
  const { isOn, cinema, change } = unsent
  await partner.set({ account: `okolitsa-${subscriptionId}`, cinema: isOn ? cinema : null })
  await saveSent(executor, subscriptionId, service, change)
}
