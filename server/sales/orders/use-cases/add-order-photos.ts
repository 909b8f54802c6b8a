import { isOwn, type StaffParty, scopeOfParty } from '@okolitsa/domain/orders/order-party.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import {
  MAX_DOOR_PHOTOS,
  MAX_PARCEL_PHOTOS,
  MAX_REPAYMENT_PHOTOS,
  mayBePhotographed,
  mayBePhotographedAtDoor,
  type PhotoSubject,
} from '@okolitsa/domain/orders/parcel-photo.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { publishLive } from '../../../platform/realtime/live-hub.ts'
import type { Deps } from '../../../services.ts'
import type { PhotoArchive } from '../../../supply/images/ports.ts'
import type { OrderLifecycle } from '../../order-lifecycle/ports.ts'
import { insertOrderPhotos, listOrderPhotos } from '../store/parcel-photo.store.ts'

export interface AddOrderPhotosDeps extends Deps<'clock' | 'executor' | 'inTransaction' | 'payments'> {
  readonly lifecycle: Pick<OrderLifecycle, 'lock'>
  readonly photos: PhotoArchive
}

/**
 * Adds photos to an order, visible to its customer and its seller. Refuses NOT_FOUND, ORDER_CHANGE_FORBIDDEN (`state`,
 * `photosFull`), PHOTO_REQUIRED, PHOTO_UNREADABLE, PHOTO_TOO_LARGE, PHOTO_TOO_SMALL, and IDEMPOTENCY_KEY_REUSED when
 * the key was used for another order. @param readFiles called when another photo is allowed
 */
export async function addOrderPhotos(
  deps: AddOrderPhotosDeps,
  party: StaffParty,
  orderId: number,
  subject: PhotoSubject,
  readFiles: () => Promise<AsyncIterable<Uint8Array>>,
): Promise<void> {
  const isKnown = await deps.inTransaction((tx) => demandRoom(deps, tx, party, orderId, subject, 1))
  if (isKnown) return
  const sources = await deps.photos.save(scopeOfParty(party), `parcels/${orderId}`, await readFiles())
  try {
    if (sources.length === 0) throw new Refusal('PHOTO_REQUIRED')
    const isStored = await deps.inTransaction(async (tx) => {
      if (await demandRoom(deps, tx, party, orderId, subject, sources.length)) return false
      const facts = { subject, staffId: party.staffId, now: deps.clock() }
      if (!(await insertOrderPhotos(tx, orderId, sources, facts))) throw new Refusal('IDEMPOTENCY_KEY_REUSED')
      await publishLive(tx, `order:${orderId}`)
      return true
    })
    if (!isStored) await deps.photos.forget(sources)
  } catch (error) {
    // after a lost connection the transaction may have been committed, so the photos are not deleted
    if (error instanceof Refusal) await deps.photos.forget(sources)
    throw error
  }
}

/** Checks that the order may have another photo; true = the photo of this key is already stored. */
async function demandRoom(
  { lifecycle, payments }: AddOrderPhotosDeps,
  tx: Executor,
  party: StaffParty,
  orderId: number,
  subject: PhotoSubject,
  more: number,
): Promise<boolean> {
  const order = await lifecycle.lock(tx, orderId)
  if (!order || !isOwn(party, order)) throw new Refusal('NOT_FOUND')
  const no = (reason: string, state: DeliveryStatus) => new Refusal('ORDER_CHANGE_FORBIDDEN', { reason, state })
  const known = (await listOrderPhotos(tx, orderId)).filter(({ moment }) => moment === subject.moment)
  let [own, most] = [known.length, MAX_PARCEL_PHOTOS]
  if (subject.moment === 'packed') {
    if (!mayBePhotographed(order.state)) throw no('state', order.state)
  } else if (subject.moment === 'door') {
    if (known.some(({ press }) => press === subject.press)) return true
    if (!mayBePhotographedAtDoor(order.state)) throw no('state', order.state)
    most = MAX_DOOR_PHOTOS
  } else {
    const debt = (await payments.debtsOf(tx, orderId)).find(({ id }) => id === subject.debtId)
    if (!debt) throw new Refusal('NOT_FOUND')
    if (debt.state !== 'paid') throw no('state', order.state)
    own = known.filter(({ debtId }) => debtId === subject.debtId).length
    most = MAX_REPAYMENT_PHOTOS
  }
  if (own + more > most) throw no('photosFull', order.state)
  return false
}
