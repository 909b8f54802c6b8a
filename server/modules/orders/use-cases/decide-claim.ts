import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { orderClaimDecided } from '../events.ts'
import { actorOf, type StaffMover } from '../mover.ts'
import { decideClaim, findClaim } from '../store/claim.store.ts'
import { carryOutChange } from './carry-out-change.ts'
import type { ChangeDeps } from './change-deps.ts'
import { countChange, lockForChange } from './prepare-change.ts'

export interface ClaimDecision {
  readonly orderId: number
  readonly claimId: string
  readonly isAccepted: boolean
  /** Told to the shopper. */
  readonly reason: string
}

/** The seller's word on a claim that waits. Refuses CLAIM_REFUSED (`decided`) when somebody was first. */
export async function decideOrderClaim(deps: ChangeDeps, mover: StaffMover, decision: ClaimDecision): Promise<void> {
  const { orderId, claimId, isAccepted, reason } = decision
  await deps.inTransaction(async (tx) => {
    const read = await lockForChange(tx, mover, orderId)
    const claim = await findClaim(tx, orderId, claimId)
    if (!claim) throw new Refusal('NOT_FOUND')
    if (claim.state !== 'waiting') throw new Refusal('CLAIM_REFUSED', { reason: 'decided' })
    const decided = { by: mover.kind, at: deps.clock(), reason, isInstant: false } as const
    if (!isAccepted) {
      await decideClaim(tx, claimId, { ...decided, state: 'declined', changeId: null, refund: claim.refund })
      await emit(tx, orderClaimDecided({ orderId, claimId, isAccepted, refund: 0 }))
      return
    }
    const wish = { kind: 'claim', lineId: claim.lineId, spoiltPercent: claim.spoiltPercent } as const
    const prepared = { products: new Map(), delivery: undefined }
    const preview = countChange(read, wish, prepared, mover.kind, decided.at)
    const author = { ...actorOf(mover), reason }
    const { id: changeId } = await carryOutChange(deps, tx, { read, prepared, preview, author, proposal: null })
    await decideClaim(tx, claimId, { ...decided, state: 'accepted', changeId, refund: preview.refund })
    await emit(tx, orderClaimDecided({ orderId, claimId, isAccepted, refund: preview.refund }))
  })
}
