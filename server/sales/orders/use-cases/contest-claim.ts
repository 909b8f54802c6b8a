import { contestObstacle } from '@okolitsa/domain/orders/claim-abilities.ts'
import type { StaffParty } from '@okolitsa/domain/orders/order-party.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { orderContestUpheld } from '../events.ts'
import { closeContest, findClaim, openContest } from '../store/claim.store.ts'
import type { ChangeDeps } from './change-deps.ts'
import { lockForChange } from './prepare-change.ts'
import { recordClaim } from './record-change.ts'

/** The refusal CLAIM_REFUSED (`notContestable`, `contestOver`). */
const notContestable = (reason: 'notContestable' | 'contestOver') => new Refusal('CLAIM_REFUSED', { reason })

/**
 * Contests an instant refund as the seller. The customer keeps the money; the office decides whether the market
 * pays the seller.
 */
export async function contestClaim(
  deps: ChangeDeps,
  party: StaffParty,
  { orderId, claimId, reason }: { readonly orderId: number; readonly claimId: string; readonly reason: string },
): Promise<void> {
  await deps.inTransaction(async (tx) => {
    const { order } = await lockForChange(deps, tx, party, orderId)
    const claim = await findClaim(tx, orderId, claimId)
    if (!claim) throw new Refusal('NOT_FOUND')
    const now = deps.clock()
    const obstacle = contestObstacle(claim, now)
    if (obstacle) throw notContestable(obstacle)
    if (!(await openContest(tx, claimId, { reason, at: now }))) throw notContestable('contestOver')
    await recordClaim(deps.audit, tx, party, { action: 'contestClaim', order, goods: claim.title })
  })
}

/** Decides a contest; if it is upheld, the shop pays the seller. Refuses CLAIM_REFUSED, FORBIDDEN. */
export async function decideContest(
  deps: ChangeDeps,
  party: StaffParty,
  decision: {
    readonly orderId: number
    readonly claimId: string
    readonly isUpheld: boolean
    readonly answer: string
  },
): Promise<void> {
  if (party.kind !== 'admin') throw new Refusal('FORBIDDEN')
  const { orderId, claimId, isUpheld, answer } = decision
  await deps.inTransaction(async (tx) => {
    const { order } = await lockForChange(deps, tx, party, orderId)
    const claim = await findClaim(tx, orderId, claimId)
    if (!claim) throw new Refusal('NOT_FOUND')
    if (!(await closeContest(tx, claimId, { isUpheld, answer, at: deps.clock(), deciderId: party.staffId }))) {
      throw new Refusal('CLAIM_REFUSED', { reason: 'decided' })
    }
    const { organizationId } = order
    if (isUpheld) await emit(tx, orderContestUpheld({ orderId, claimId, organizationId, amount: claim.refund }))
  })
}
