import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { isOwn, type StaffParty, scopeOfParty } from '@okolitsa/domain/orders/order-party.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { MOST_PARCEL_PHOTOS, mayBePhotographed } from '@okolitsa/domain/orders/parcel-photo.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor, InTransaction } from '../../../platform/db/client.ts'
import { publishLive } from '../../../platform/realtime/live-hub.ts'
import type { PhotoArchive } from '../../../supply/images/ports.ts'
import type { OrderLifecycle } from '../../order-lifecycle/ports.ts'
import { insertParcelPhotos, listParcelPhotos } from '../store/parcel-photo.store.ts'

export interface AddParcelPhotosDeps {
  readonly clock: Clock
  readonly inTransaction: InTransaction
  readonly lifecycle: Pick<OrderLifecycle, 'lock'>
  readonly photos: PhotoArchive
}

/**
 * Shows the customer how the parcel looks. Refuses NOT_FOUND, ORDER_CHANGE_FORBIDDEN (`state`, `photosFull`),
 * PHOTO_REQUIRED, PHOTO_UNREADABLE, PHOTO_TOO_LARGE and PHOTO_TOO_SMALL.
 * @param readFiles called when there is room for another photo
 */
export async function addParcelPhotos(
  deps: AddParcelPhotosDeps,
  party: StaffParty,
  orderId: number,
  readFiles: () => Promise<AsyncIterable<Uint8Array>>,
): Promise<void> {
  await deps.inTransaction((tx) => demandRoom(deps, tx, party, orderId, 1))
  const sources = await deps.photos.save(scopeOfParty(party), `parcels/${orderId}`, await readFiles())
  try {
    if (sources.length === 0) throw new Refusal('PHOTO_REQUIRED')
    await deps.inTransaction(async (tx) => {
      await demandRoom(deps, tx, party, orderId, sources.length)
      await insertParcelPhotos(tx, orderId, sources, { staffId: party.staffId, now: deps.clock() })
      await publishLive(tx, `order:${orderId}`)
    })
  } catch (error) {
    // after a lost connection they may be kept
    if (error instanceof Refusal) await deps.photos.forget(sources)
    throw error
  }
}

async function demandRoom(
  { lifecycle }: AddParcelPhotosDeps,
  tx: Executor,
  party: StaffParty,
  orderId: number,
  more: number,
): Promise<void> {
  const order = await lifecycle.lock(tx, orderId)
  if (!order || !isOwn(party, order)) throw new Refusal('NOT_FOUND')
  const no = (reason: string, state: DeliveryStatus) => new Refusal('ORDER_CHANGE_FORBIDDEN', { reason, state })
  if (!mayBePhotographed(order.state)) throw no('state', order.state)
  const known = await listParcelPhotos(tx, orderId)
  if (known.length + more > MOST_PARCEL_PHOTOS) throw no('photosFull', order.state)
}
