import { randomUUID } from 'node:crypto'
import { add } from '@okolitsa/domain/money/money.ts'
import {
  claimAnswerBefore,
  claimBefore,
  distrustSince,
  instantClaimsSince,
  isInstantClaim,
  needsPhoto,
} from '@okolitsa/domain/orders/claim.ts'
import type { ChangePreview } from '@okolitsa/domain/orders/order-change.ts'
import { isOwn, scopeOfParty } from '@okolitsa/domain/orders/order-party.ts'
import type { ClaimExtent } from '@okolitsa/domain/orders/requested-change.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { createKeyedQueue } from '../../../platform/cache/keyed-queue.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import type { PhotoArchive } from '../../../supply/images/ports.ts'
import type { LockedWholeOrder, WholeOrder } from '../../order-lifecycle/ports.ts'
import { orderClaimDecided, orderClaimDue, orderClaimed } from '../events.ts'
import type { OrderClaim } from '../ports.ts'
import {
  countInstantClaims,
  decideClaim,
  findClaim,
  insertClaim,
  isClaimed,
  lockInstantClaims,
} from '../store/claim.store.ts'
import { carryOutChange } from './carry-out-change.ts'
import type { ChangeDeps } from './change-deps.ts'
import { countChange, lockForChange } from './prepare-change.ts'

export interface ClaimDeps extends ChangeDeps {
  readonly photos: PhotoArchive
}

export interface ClaimForm {
  readonly lineId: number
  readonly extent: ClaimExtent
  readonly comment: string
  /** Photos, uploaded one after another. */
  readonly photos: AsyncIterable<Uint8Array>
}
interface ClaimRequest extends ClaimForm {
  readonly customerId: number
  readonly orderId: number
}

const NOTHING_PREPARED = { products: new Map(), delivery: undefined } as const

/** Serializes the claims of one line, so that only the first of several has its photos processed. */
const oneAtATime = createKeyedQueue()

/** The refund of a claim, and whether a photo makes it instant. Refuses like `claimGoods`. */
export async function previewClaim(
  deps: ClaimDeps,
  request: Pick<ClaimRequest, 'customerId' | 'orderId' | 'lineId' | 'extent'>,
): Promise<Pick<ChangePreview, 'refund' | 'returnedBonuses'> & { isInstant: boolean }> {
  const read = await deps.lifecycle.readWhole(deps.executor, request.orderId)
  if (!read || !isOwn(partyOf(request), read.order)) throw new Refusal('NOT_FOUND')
  refuseLate(deps, read)
  if (await isClaimed(deps.executor, request.lineId)) throw claimedAlready()
  const preview = countChange(read, requestedChangeOf(request), NOTHING_PREPARED, 'user', deps.clock())
  const isInstant = await isGivenAtOnce(deps, deps.executor, request.customerId, preview, true)
  return { refund: preview.refund, returnedBonuses: preview.returnedBonuses, isInstant }
}

/**
 * Makes a claim about a spoilt, missing or wrong line. A small claim with a photo by a customer with few claims is
 * refunded instantly; other claims await the seller. Refuses CLAIM_REFUSED (`tooLate`, `claimedAlready`),
 * PHOTO_REQUIRED, PHOTO_UNREADABLE, PHOTO_TOO_LARGE, PHOTO_TOO_SMALL, NOT_FOUND.
 * @param readForm called when a claim about the order is possible
 */
export async function claimGoods(
  deps: ClaimDeps,
  claimed: Pick<ClaimRequest, 'customerId' | 'orderId'>,
  readForm: () => Promise<ClaimForm>,
): Promise<OrderClaim> {
  const read = await deps.lifecycle.readWhole(deps.executor, claimed.orderId)
  if (!read || !isOwn(partyOf(claimed), read.order)) throw new Refusal('NOT_FOUND')
  refuseLate(deps, read)
  const request = { ...claimed, ...(await readForm()) }
  // photos are expensive to process, so the claim is checked first
  countChange(read, requestedChangeOf(request), NOTHING_PREPARED, 'user', deps.clock())
  return oneAtATime(String(request.lineId), async () => {
    if (await isClaimed(deps.executor, request.lineId)) throw claimedAlready()
    return makeClaim(deps, request)
  })
}

async function makeClaim(deps: ClaimDeps, request: ClaimRequest): Promise<OrderClaim> {
  const claimId = randomUUID()
  const sources = await deps.photos.save(scopeOfParty(partyOf(request)), `claims/${claimId}`, request.photos)
  try {
    if (sources.length === 0 && needsPhoto(request.extent.about)) throw new Refusal('PHOTO_REQUIRED')
    return await deps.inTransaction(async (tx) => {
      const locked = await lockForChange(deps, tx, partyOf(request), request.orderId)
      refuseLate(deps, locked)
      return takeClaim(deps, tx, locked, request, { claimId, sources })
    })
  } catch (error) {
    // after a lost connection the claim may have been committed with its photos
    if (error instanceof Refusal) await deps.photos.forget(sources)
    throw error
  }
}

const partyOf = ({ customerId }: Pick<ClaimRequest, 'customerId'>) => ({ kind: 'user', customerId }) as const
const requestedChangeOf = ({ lineId, extent }: Pick<ClaimRequest, 'lineId' | 'extent'>) =>
  ({ kind: 'claim', lineId, ...extent }) as const
const claimedAlready = () => new Refusal('CLAIM_REFUSED', { reason: 'claimedAlready' })

function refuseLate(deps: ClaimDeps, { order, finishedAt }: WholeOrder): void {
  const before = claimBefore({ state: order.state, finishedAt })
  if (before === null || before < deps.clock()) {
    throw new Refusal('CLAIM_REFUSED', { reason: 'tooLate' })
  }
}

async function takeClaim(
  deps: ClaimDeps,
  tx: Executor,
  read: LockedWholeOrder,
  request: ClaimRequest,
  { claimId, sources }: { claimId: string; sources: readonly string[] },
): Promise<OrderClaim> {
  const now = deps.clock()
  const { customerId, orderId, comment, extent } = request
  const preview = countChange(read, requestedChangeOf(request), NOTHING_PREPARED, 'user', now)
  const draft = {
    id: claimId,
    orderId,
    customerId,
    comment,
    lineId: request.lineId,
    photos: sources,
    kind: extent.about,
    spoiltPercent: extent.about === 'spoilt' ? extent.spoiltPercent : null,
    missing: extent.about === 'spoilt' ? null : extent.missing,
  }
  if (!(await insertClaim(tx, { ...draft, refund: preview.refund, createdAt: now }))) throw claimedAlready()
  await lockInstantClaims(tx, customerId)
  if (await isGivenAtOnce(deps, tx, customerId, preview, sources.length > 0)) {
    const author = { actor: 'user', actorId: customerId, reason: comment } as const
    const change = { read, prepared: NOTHING_PREPARED, preview, author, proposal: null, demandedAt: now }
    const { id: changeId } = await carryOutChange(deps, tx, change)
    const decision = { state: 'accepted', by: 'system', at: now, reason: '', isInstant: true, changeId } as const
    await decideClaim(tx, claimId, { ...decision, refund: preview.refund })
    await emit(tx, orderClaimDecided({ orderId, claimId, isAccepted: true, refund: preview.refund }))
  } else {
    await emit(tx, orderClaimed({ orderId, claimId }))
    await emit(tx, orderClaimDue({ orderId, claimId }), claimAnswerBefore(now))
  }
  const written = await findClaim(tx, orderId, claimId)
  if (!written) throw new Error('a claim was not written')
  return written
}

async function isGivenAtOnce(
  deps: ClaimDeps,
  executor: Executor,
  customerId: number,
  { refund, returnedBonuses, before }: ChangePreview,
  hasPhoto: boolean,
): Promise<boolean> {
  const now = deps.clock()
  const instantBefore = await countInstantClaims(executor, customerId, {
    since: instantClaimsSince(now),
    distrustedSince: distrustSince(now),
  })
  return isInstantClaim({
    givenBack: add(refund, returnedBonuses),
    orderPaid: add(before.total, before.bonuses),
    instantBefore,
    hasPhoto,
  })
}
