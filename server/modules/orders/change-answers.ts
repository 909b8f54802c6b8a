import type { ChangePreviewAnswer, ClaimAnswer, OrderChangeAnswer } from '@okolitsa/contracts/orders/order-change.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { claimAnswerBefore } from '@okolitsa/domain/orders/claim.ts'
import type { ChangePreview, LineEffect, LineFigures } from '@okolitsa/domain/orders/order-change.ts'
import type { OrderClaim } from './store/claim.store.ts'
import type { OrderChange } from './store/order-change.store.ts'

/** Changes as the wire tells them: sums in roubles. */

const figures = (line: LineFigures | null) => line && { ...line, sum: toRoubles(line.sum) }
const presentEffect = ({ before, after, ...effect }: LineEffect) => ({
  ...effect,
  before: figures(before),
  after: figures(after),
})

export const presentPreview = (preview: ChangePreview): ChangePreviewAnswer => ({
  lines: preview.effects.map(presentEffect),
  totalBefore: toRoubles(preview.before.total),
  totalAfter: toRoubles(preview.after.total),
  delivery: toRoubles(preview.after.delivery),
  refund: toRoubles(preview.refund),
  surcharge: toRoubles(preview.surcharge),
  returnedBonuses: toRoubles(preview.returnedBonuses),
  needsShopper: preview.needsShopper,
  cancelsOrder: preview.cancelsOrder,
})

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
})

export const presentClaim = (claim: OrderClaim): ClaimAnswer => ({
  id: claim.id,
  lineId: claim.lineId,
  title: claim.title,
  spoiltPercent: claim.spoiltPercent,
  comment: claim.comment,
  state: claim.state,
  refund: toRoubles(claim.refund),
  isInstant: claim.isInstant,
  decisionReason: claim.decisionReason,
  createdAt: claim.createdAt.toISOString(),
  decidedAt: claim.decidedAt?.toISOString() ?? null,
  answerBefore: claim.state === 'waiting' ? claimAnswerBefore(claim.createdAt).toISOString() : null,
  photoIds: [...claim.photoIds],
})
