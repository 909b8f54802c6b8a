import { MAX_CLAIM_PHOTOS } from '@okolitsa/domain/orders/claim.ts'
import { takesSellerPhotos } from '@okolitsa/domain/orders/claim-abilities.ts'
import { type StaffParty, scopeOfParty } from '@okolitsa/domain/orders/order-party.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { publishLive } from '../../../platform/realtime/live-hub.ts'
import { findClaim, insertPhotos } from '../store/claim.store.ts'
import type { ClaimDeps } from './claim-goods.ts'
import { lockForChange } from './prepare-change.ts'

interface PhotographedClaim {
  readonly orderId: number
  readonly claimId: string
}

/**
 * Adds photos of the seller: while a claim is open, and while an instant refund may be contested or is contested.
 * Refuses NOT_FOUND, CLAIM_REFUSED (`decided`, `photosFull`), PHOTO_REQUIRED, PHOTO_UNREADABLE, PHOTO_TOO_LARGE and
 * PHOTO_TOO_SMALL. @param readFiles called when another photo is allowed
 */
export async function addClaimPhotos(
  deps: ClaimDeps,
  party: StaffParty,
  claim: PhotographedClaim,
  readFiles: () => Promise<AsyncIterable<Uint8Array>>,
): Promise<void> {
  await deps.inTransaction((tx) => demandRoom(deps, tx, party, claim, 1))
  const sources = await deps.photos.save(scopeOfParty(party), `claims/${claim.claimId}`, await readFiles())
  try {
    if (sources.length === 0) throw new Refusal('PHOTO_REQUIRED')
    await deps.inTransaction(async (tx) => {
      await demandRoom(deps, tx, party, claim, sources.length)
      await insertPhotos(tx, claim.claimId, 'seller', sources)
      await publishLive(tx, `order:${claim.orderId}`)
    })
  } catch (error) {
    // after a lost connection the transaction may have been committed, so the photos are not deleted
    if (error instanceof Refusal) await deps.photos.forget(sources)
    throw error
  }
}

async function demandRoom(
  deps: ClaimDeps,
  tx: Executor,
  party: StaffParty,
  { orderId, claimId }: PhotographedClaim,
  more: number,
): Promise<void> {
  await lockForChange(deps, tx, party, orderId)
  const claim = await findClaim(tx, orderId, claimId)
  if (!claim) throw new Refusal('NOT_FOUND')
  if (!takesSellerPhotos(claim, deps.clock())) throw new Refusal('CLAIM_REFUSED', { reason: 'decided' })
  if (claim.sellerPhotoIds.length + more > MAX_CLAIM_PHOTOS)
    throw new Refusal('CLAIM_REFUSED', { reason: 'photosFull' })
}
