import { isOwn, type StaffParty } from '@okolitsa/domain/orders/order-party.ts'
import { mayCountPackages, type Packages } from '@okolitsa/domain/orders/packages.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { publishLive } from '../../../platform/realtime/live-hub.ts'
import { savePackages } from '../store/packages.store.ts'
import type { ChangeDeps } from './change-deps.ts'

/** Sets the number of packages. Refuses NOT_FOUND and ORDER_CHANGE_FORBIDDEN (`state`). */
export async function countPackages(
  { inTransaction, lifecycle, clock }: Pick<ChangeDeps, 'inTransaction' | 'lifecycle' | 'clock'>,
  party: StaffParty,
  orderId: number,
  packages: Packages,
): Promise<void> {
  await inTransaction(async (tx) => {
    const order = await lifecycle.lock(tx, orderId)
    if (!order || !isOwn(party, order)) throw new Refusal('NOT_FOUND')
    const { state, deliveryKind, organizationId, dinner } = order
    if (!mayCountPackages({ state, deliveryKind, isDinner: dinner !== null })) {
      throw new Refusal('ORDER_CHANGE_FORBIDDEN', { reason: 'state', state })
    }
    await savePackages(tx, orderId, packages, { staffId: party.staffId, now: clock() })
    await publishLive(tx, `order:${orderId}`, `staff:${organizationId}`)
  })
}
