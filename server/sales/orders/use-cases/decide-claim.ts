import { kopecks } from '@okolitsa/domain/money/money.ts'
import { contestBefore } from '@okolitsa/domain/orders/claim.ts'
import { actorOf, type StaffParty } from '@okolitsa/domain/orders/order-party.ts'
import type { ClaimExtent } from '@okolitsa/domain/orders/requested-change.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { orderClaimDecided, orderContestUpheld } from '../events.ts'
import type { OrderClaim } from '../ports.ts'
import { closeContest, decideClaim, findClaim, openContest } from '../store/claim.store.ts'
import { carryOutChange } from './carry-out-change.ts'
import type { ChangeDeps } from './change-deps.ts'
import { countChange, lockForChange } from './prepare-change.ts'
import { recordClaim } from './record-change.ts'

export interface ClaimDecision {
  readonly orderId: number
  readonly claimId: string
  readonly isAccepted: boolean
  /** Told to the customer. */
  readonly reason: string
}

/** The seller's word on a claim that waits. Refuses CLAIM_REFUSED (`decided`) when somebody was first. */
export async function decideOrderClaim(deps: ChangeDeps, party: StaffParty, decision: ClaimDecision): Promise<void> {
  const { orderId, claimId, isAccepted, reason } = decision
  await deps.inTransaction(async (tx) => {
    const read = await lockForChange(deps, tx, party, orderId)
    const claim = await findClaim(tx, orderId, claimId)
    if (!claim) throw new Refusal('NOT_FOUND')
    if (claim.state !== 'waiting') throw new Refusal('CLAIM_REFUSED', { reason: 'decided' })
    const decided = { by: party.kind, at: deps.clock(), reason, isInstant: false } as const
    if (!isAccepted) {
      await decideClaim(tx, claimId, { ...decided, state: 'declined', changeId: null, refund: claim.refund })
      await recordClaim(deps.audit, tx, party, { action: 'declineClaim', order: read.order, goods: claim.title })
      await emit(tx, orderClaimDecided({ orderId, claimId, isAccepted, refund: kopecks(0) }))
      return
    }
    const requestedChange = { kind: 'claim', lineId: claim.lineId, ...extentOf(claim) } as const
    const prepared = { products: new Map(), delivery: undefined }
    const preview = countChange(read, requestedChange, prepared, party.kind, decided.at)
    const author = { ...actorOf(party), reason }
    const change = { read, prepared, preview, author, proposal: null, demandedAt: claim.createdAt }
    const { id: changeId } = await carryOutChange(deps, tx, change)
    await decideClaim(tx, claimId, { ...decided, state: 'accepted', changeId, refund: preview.refund })
    await emit(tx, orderClaimDecided({ orderId, claimId, isAccepted, refund: preview.refund }))
  })
}

function extentOf({ kind, spoiltPercent, missing }: OrderClaim): ClaimExtent {
  return kind === 'spoilt' ? { about: kind, spoiltPercent: spoiltPercent ?? 0 } : { about: kind, missing: missing ?? 0 }
}

/** The claim is not contestable or not any more: refuses CLAIM_REFUSED (`notContestable`, `contestOver`). */
const notContestable = (reason: 'notContestable' | 'contestOver') => new Refusal('CLAIM_REFUSED', { reason })

/**
 * The seller says that a refund made at once was wrong. No money moves: the customer keeps theirs, the administrator
 * decides whether the shop pays the seller for it.
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
    if (!claim.isInstant || claim.decidedAt === null) throw notContestable('notContestable')
    if (contestBefore(claim.decidedAt) < now) throw notContestable('contestOver')
    if (!(await openContest(tx, claimId, { reason, at: now }))) throw notContestable('contestOver')
    await recordClaim(deps.audit, tx, party, { action: 'contestClaim', order, goods: claim.title })
  })
}

/** The administrator's word: upheld, the shop pays the seller what the customer got. Refuses CLAIM_REFUSED, FORBIDDEN. */
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
    if (!(await closeContest(tx, claimId, { isUpheld, answer, at: deps.clock() }))) {
      throw new Refusal('CLAIM_REFUSED', { reason: 'decided' })
    }
    const { organizationId } = order
    if (isUpheld) await emit(tx, orderContestUpheld({ orderId, claimId, organizationId, amount: claim.refund }))
  })
}
