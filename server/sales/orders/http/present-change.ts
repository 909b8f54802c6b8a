import type { ClaimAnswer, OrderChangeAnswer } from '@okolitsa/contracts/orders/order-change.ts'
import { unitOrPiece } from '@okolitsa/domain/catalog/unit.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { type AppealSide, appealBefore } from '@okolitsa/domain/orders/appeal.ts'
import { claimAnswerBefore } from '@okolitsa/domain/orders/claim.ts'
import { isSamePlace, isSameRecipient } from '@okolitsa/domain/orders/delivery-target.ts'
import type { OrderChange } from '../../order-lifecycle/ports.ts'
import type { OrderClaim } from '../ports.ts'
import { presentEffect } from '../present-preview.ts'

/** Changes with sums in roubles. */

export const presentChange = (change: OrderChange): OrderChangeAnswer => ({
  id: change.id,
  kind: change.kind,
  state: change.state,
  actor: change.actor,
  reason: change.reason,
  lines: change.lines.map(presentEffect),
  totalBefore: toRoubles(change.totalBefore),
  totalAfter: toRoubles(change.totalAfter),
  createdAt: change.createdAt.toISOString(),
  answerBefore: change.answerBefore?.toISOString() ?? null,
  decidedAt: change.decidedAt?.toISOString() ?? null,
  delivery: deliveryOf(change),
})

/** Differences of a change of delivery; the order itself contains the new address. */
function deliveryOf({ requestedChange }: OrderChange): OrderChangeAnswer['delivery'] {
  if (requestedChange.kind !== 'delivery') return null
  const { to, from = to } = requestedChange
  return {
    dateBefore: from.date,
    dateAfter: to.date,
    isElsewhere: !isSamePlace(from.place, to.place),
    isOtherRecipient: !isSameRecipient(from.recipient, to.recipient),
  }
}

export const presentClaim = (claim: OrderClaim, side: AppealSide, now: Date): ClaimAnswer => ({
  id: claim.id,
  lineId: claim.lineId,
  title: claim.title,
  kind: claim.kind,
  spoiltPercent: claim.spoiltPercent,
  amount: claim.missing,
  unit: unitOrPiece(claim.unit),
  isWeight: claim.isWeight,
  comment: claim.comment,
  state: claim.state,
  refund: toRoubles(claim.refund),
  askedRefund: claim.askedRefund === null ? null : toRoubles(claim.askedRefund),
  isInstant: claim.isInstant,
  decisionReason: claim.decisionReason,
  createdAt: claim.createdAt.toISOString(),
  decidedAt: claim.decidedAt?.toISOString() ?? null,
  answerBefore: claim.state === 'waiting' ? claimAnswerBefore(claim.createdAt).toISOString() : null,
  appealBefore: appealBefore(claim, side, now)?.toISOString() ?? null,
  appeal: claim.appeal && { side: claim.appeal.side, state: claim.appeal.state, answer: claim.appeal.answer },
  photoIds: [...claim.photoIds],
  sellerPhotoIds: claim.isInstant ? [] : [...claim.sellerPhotoIds],
})
