import { add, type Kopecks, kopecks } from '@okolitsa/domain/money/money.ts'
import { lesserExtent } from '@okolitsa/domain/orders/lesser-claim.ts'
import type { ChangePreview } from '@okolitsa/domain/orders/order-change.ts'
import { actorOf, isOwn, type StaffParty } from '@okolitsa/domain/orders/order-party.ts'
import type { ClaimExtent } from '@okolitsa/domain/orders/requested-change.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import type { LockedWholeOrder, WholeOrder } from '../../order-lifecycle/ports.ts'
import { orderClaimDecided, orderClaimPromised, orderClaimReplaced } from '../events.ts'
import type { OrderClaim } from '../ports.ts'
import { closePromise, decideClaim, findClaim } from '../store/claim.store.ts'
import { type ChangeAuthor, carryOutChange } from './carry-out-change.ts'
import type { ChangeDeps } from './change-deps.ts'
import { countChange, lockForChange } from './prepare-change.ts'
import { recordClaim } from './record-change.ts'

export interface ClaimDecision {
  readonly orderId: number
  readonly claimId: string
  readonly isAccepted: boolean
  /** Refunded share of the requested refund, per cent; absent = all. */
  readonly percent?: number
  /** True = the goods are replaced with the next delivery instead. */
  readonly isReplaced?: boolean
  /** Reason displayed to the customer. */
  readonly reason: string
}

/** Declines a claim, refunds it in full or in part, or replaces the goods. Refuses CLAIM_REFUSED (`decided`). */
export async function decideOrderClaim(deps: ChangeDeps, party: StaffParty, decision: ClaimDecision): Promise<void> {
  const { orderId, claimId, isAccepted, isReplaced = false, percent = 100, reason } = decision
  await deps.inTransaction(async (tx) => {
    const read = await lockForChange(deps, tx, party, orderId)
    const claim = await demandWaiting(tx, orderId, claimId)
    const deciderId = party.kind === 'admin' ? party.staffId : null
    const decided = { by: party.kind, at: deps.clock(), reason, isInstant: false, deciderId } as const
    const { refund, title: goods } = claim
    if (!isAccepted) {
      await decideClaim(tx, claimId, { ...decided, state: 'declined', changeId: null, refund })
      await recordClaim(deps.audit, tx, party, { action: 'declineClaim', order: read.order, goods })
      await emit(tx, orderClaimDecided({ orderId, claimId, isAccepted, refund: kopecks(0) }))
      return
    }
    if (isReplaced) {
      await decideClaim(tx, claimId, { ...decided, state: 'promised', changeId: null, refund })
      await recordClaim(deps.audit, tx, party, { action: 'promiseGoods', order: read.order, goods })
      await emit(tx, orderClaimPromised({ orderId, claimId, organizationId: read.order.organizationId }))
      return
    }
    const author = { ...actorOf(party), reason }
    const given = await giveBack(deps, tx, read, claim, { ...decided, percent, author })
    await emit(tx, orderClaimDecided({ orderId, claimId, isAccepted, refund: given }))
  })
}

/** The refund of an accepted claim. Refuses NOT_FOUND and CLAIM_REFUSED (`decided`). */
export async function previewClaimDecision(
  deps: ChangeDeps,
  party: StaffParty,
  { orderId, claimId, percent }: { readonly orderId: number; readonly claimId: string; readonly percent: number },
): Promise<Pick<ChangePreview, 'refund' | 'returnedBonuses'>> {
  const read = await deps.lifecycle.readWhole(deps.executor, orderId)
  if (!read || !isOwn(party, read.order)) throw new Refusal('NOT_FOUND')
  const claim = await findClaim(deps.executor, orderId, claimId)
  if (!claim) throw new Refusal('NOT_FOUND')
  const isAppealed = claim.appeal?.state === 'open' && claim.appeal.side === 'customer'
  if (claim.state !== 'waiting' && !isAppealed) throw new Refusal('CLAIM_REFUSED', { reason: 'decided' })
  return countClaim(read, claim, percent, party.kind, deps.clock())
}

/**
 * Refunds a claim whose replacement was promised, at the customer's request. The claim was accepted, so it is refunded
 * in full; idempotent. Refuses NOT_FOUND and CLAIM_REFUSED (`decided`).
 */
export async function takeClaimMoney(
  deps: ChangeDeps,
  customerId: number,
  { orderId, claimId }: { readonly orderId: number; readonly claimId: string },
): Promise<void> {
  await deps.inTransaction(async (tx) => {
    const read = await lockForChange(deps, tx, { kind: 'user', customerId }, orderId)
    const claim = await findClaim(tx, orderId, claimId)
    if (!claim) throw new Refusal('NOT_FOUND')
    if (claim.state === 'accepted') return
    if (claim.state !== 'promised') throw new Refusal('CLAIM_REFUSED', { reason: 'decided' })
    const { decisionReason: reason } = claim
    const decided = { by: 'farmer', at: deps.clock(), reason, isInstant: false, percent: 100 } as const
    const author = { actor: 'user', actorId: customerId, reason: '' } as const
    const refund = await giveBack(deps, tx, read, claim, { ...decided, author })
    await emit(tx, orderClaimDecided({ orderId, claimId, isAccepted: true, refund }))
  })
}

/** Marks a promised replacement as delivered; idempotent. Refuses NOT_FOUND and CLAIM_REFUSED (`decided`). */
export async function replaceClaim(
  deps: ChangeDeps,
  party: StaffParty,
  { orderId, claimId }: { readonly orderId: number; readonly claimId: string },
): Promise<void> {
  await deps.inTransaction(async (tx) => {
    const { order } = await lockForChange(deps, tx, party, orderId)
    const claim = await findClaim(tx, orderId, claimId)
    if (!claim) throw new Refusal('NOT_FOUND')
    if (claim.state === 'replaced') return
    if (claim.state !== 'promised') throw new Refusal('CLAIM_REFUSED', { reason: 'decided' })
    await closePromise(tx, claimId, deps.clock())
    await recordClaim(deps.audit, tx, party, { action: 'replaceGoods', order, goods: claim.title })
    await emit(tx, orderClaimReplaced({ orderId, claimId }))
  })
}

async function demandWaiting(executor: Executor, orderId: number, claimId: string): Promise<OrderClaim> {
  const claim = await findClaim(executor, orderId, claimId)
  if (!claim) throw new Refusal('NOT_FOUND')
  if (claim.state !== 'waiting') throw new Refusal('CLAIM_REFUSED', { reason: 'decided' })
  return claim
}

const NOTHING_PREPARED = { products: new Map(), delivery: undefined } as const

function countClaim(
  read: WholeOrder,
  claim: OrderClaim,
  percent: number,
  actor: ChangeAuthor['actor'],
  now: Date,
): ChangePreview {
  const line = read.lines.find(({ id }) => id === claim.lineId)
  if (!line) throw new Refusal('NOT_FOUND')
  const extent = lesserExtent(extentOf(claim), percent, line)
  const preview = countChange(read, { kind: 'claim', lineId: claim.lineId, ...extent }, NOTHING_PREPARED, actor, now)
  // an appeal against a partial refund only adds to it
  const isMore = preview.refund + preview.returnedBonuses > 0 && preview.surcharge === 0
  if (claim.state === 'accepted' && !isMore) throw new Refusal('CLAIM_REFUSED', { reason: 'notMore' })
  return preview
}

/** Refunds a claim in full or in part; what was refunded before is counted in. */
export async function giveBack(
  deps: ChangeDeps,
  tx: Executor,
  read: LockedWholeOrder,
  claim: OrderClaim,
  {
    percent,
    author,
    ...decided
  }: {
    readonly percent: number
    readonly author: ChangeAuthor
    readonly by: 'farmer' | 'admin'
    readonly at: Date
    readonly reason: string
    readonly isInstant: false
    readonly deciderId?: number | null
  },
): Promise<Kopecks> {
  const { id: claimId } = claim
  const preview = countClaim(read, claim, percent, author.actor, decided.at)
  const change = { read, prepared: NOTHING_PREPARED, preview, author, proposal: null, demandedAt: claim.createdAt }
  const { id: changeId } = await carryOutChange(deps, tx, change)
  const refund = claim.state === 'accepted' ? add(claim.refund, preview.refund) : preview.refund
  await decideClaim(tx, claimId, { ...decided, state: 'accepted', changeId, refund })
  return preview.refund
}

function extentOf({ kind, spoiltPercent, missing }: OrderClaim): ClaimExtent {
  return kind === 'spoilt' ? { about: kind, spoiltPercent: spoiltPercent ?? 0 } : { about: kind, missing: missing ?? 0 }
}
