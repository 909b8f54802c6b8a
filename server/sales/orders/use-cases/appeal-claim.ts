import { kopecks } from '@okolitsa/domain/money/money.ts'
import { type AppealSide, appealBefore } from '@okolitsa/domain/orders/appeal.ts'
import { type OrderParty, type StaffParty, scopeOfParty } from '@okolitsa/domain/orders/order-party.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { publishLive } from '../../../platform/realtime/live-hub.ts'
import type { LockedWholeOrder } from '../../order-lifecycle/ports.ts'
import { orderAppealDecided, orderContestUpheld } from '../events.ts'
import type { AppealDecision, AppealForm, OrderClaim } from '../ports.ts'
import { closeAppeal, insertAppeal, upholdContest } from '../store/appeal.store.ts'
import { findClaim, insertPhotos, isClaimed } from '../store/claim.store.ts'
import type { ChangeDeps } from './change-deps.ts'
import type { ClaimDeps } from './claim-goods.ts'
import { giveBack } from './decide-claim.ts'
import { lockForChange } from './prepare-change.ts'
import { recordClaim } from './record-change.ts'

interface AppealedClaim {
  readonly orderId: number
  readonly claimId: string
}

const refused = (reason: 'appealOver' | 'claimedAlready' | 'decided') => new Refusal('CLAIM_REFUSED', { reason })
const sideOf = (party: OrderParty): AppealSide => (party.kind === 'user' ? 'customer' : 'seller')

/**
 * Appeals against the office's decision as a side that lost it; a claim has one appeal. Refuses NOT_FOUND, CLAIM_REFUSED (`appealOver`,
 * `claimedAlready`) and invalid photos. @param readForm called when the appeal is possible
 */
export async function appealClaim(
  deps: ClaimDeps,
  party: OrderParty,
  claim: AppealedClaim,
  readForm: () => Promise<AppealForm>,
): Promise<void> {
  await deps.inTransaction((tx) => demandLost(deps, tx, party, claim))
  const { text, photos } = await readForm()
  const sources = await deps.photos.save(scopeOfParty(party), `claims/${claim.claimId}`, photos)
  try {
    await deps.inTransaction(async (tx) => {
      const { order, title } = await demandLost(deps, tx, party, claim)
      const side = sideOf(party)
      if (!(await insertAppeal(tx, { claimId: claim.claimId, side, text, at: deps.clock() })))
        throw refused('appealOver')
      if (sources.length > 0) await insertPhotos(tx, claim.claimId, side, sources)
      if (party.kind !== 'user')
        await recordClaim(deps.audit, tx, party, { action: 'appealClaim', order, goods: title })
      await publishLive(tx, `order:${claim.orderId}`)
    })
  } catch (error) {
    // after a lost connection the appeal may have been committed with its photos
    if (error instanceof Refusal) await deps.photos.forget(sources)
    throw error
  }
}

async function demandLost(
  deps: ClaimDeps,
  tx: Executor,
  party: OrderParty,
  { orderId, claimId }: AppealedClaim,
): Promise<{ readonly order: LockedWholeOrder['order']; readonly title: string }> {
  const { order } = await lockForChange(deps, tx, party, orderId)
  const claim = await findClaim(tx, orderId, claimId)
  if (!claim) throw new Refusal('NOT_FOUND')
  if (!appealBefore(claim, sideOf(party), deps.clock())) throw refused('appealOver')
  await demandUnclaimed(tx, claim)
  return { order, title: claim.title }
}

/** A declined claim cannot be refunded while the customer has made another one about the same goods. */
async function demandUnclaimed(tx: Executor, { state, lineId }: OrderClaim): Promise<void> {
  if (state === 'declined' && (await isClaimed(tx, lineId))) throw refused('claimedAlready')
}

/**
 * Decides an appeal, finally. Turned round, the customer's claim is refunded in full or in part, and the seller's loss is
 * paid by the market. The side of the appeal is notified. Refuses FORBIDDEN, NOT_FOUND and CLAIM_REFUSED (`decided`,
 * `claimedAlready`, `notMore`).
 */
export async function decideAppeal(
  deps: ChangeDeps,
  party: StaffParty,
  { orderId, claimId, isChanged, percent = 100, answer, isByOnePerson }: AppealedClaim & AppealDecision,
): Promise<void> {
  if (party.kind !== 'admin') throw new Refusal('FORBIDDEN')
  await deps.inTransaction(async (tx) => {
    const read = await lockForChange(deps, tx, party, orderId)
    const claim = await findClaim(tx, orderId, claimId)
    if (!claim?.appeal) throw new Refusal('NOT_FOUND')
    const at = deps.clock()
    const deciderId = party.staffId
    if (!(await closeAppeal(tx, { claimId, isChanged, answer, at, deciderId }))) throw refused('decided')
    const { side } = claim.appeal
    const { organizationId } = read.order
    let refund = kopecks(0)
    if (isChanged && side === 'customer') {
      await demandUnclaimed(tx, claim)
      const author = { actor: 'admin', actorId: deciderId, reason: answer } as const
      const decided = { by: 'admin', at, reason: answer, isInstant: false } as const
      refund = await giveBack(deps, tx, read, claim, { ...decided, percent, author })
    } else if (isChanged) {
      await upholdContest(tx, claimId)
      await emit(tx, orderContestUpheld({ orderId, claimId, organizationId, amount: claim.refund }))
    }
    const { order } = read
    await recordClaim(deps.audit, tx, party, { action: 'decideAppeal', order, goods: claim.title, isByOnePerson })
    await emit(tx, orderAppealDecided({ orderId, claimId, organizationId, side, isChanged, refund }))
  })
}
