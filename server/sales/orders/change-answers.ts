import type {
  ChangePreviewAnswer,
  ClaimAnswer,
  OrderChangeAnswer,
  StaffClaimAnswer,
} from '@okolitsa/contracts/orders/order-change.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { claimAnswerBefore, contestBefore } from '@okolitsa/domain/orders/claim.ts'
import { isSamePlace, isSameRecipient } from '@okolitsa/domain/orders/delivery-target.ts'
import type { ChangePreview, LineEffect, LineFigures } from '@okolitsa/domain/orders/order-change.ts'
import type { StaffParty } from '@okolitsa/domain/orders/order-party.ts'
import type { OrderChange } from '../order-lifecycle/ports.ts'
import type { OrderClaim } from './store/claim.store.ts'

/** Changes as the API answers them: sums in roubles. */

const figures = (line: LineFigures | null) => line && { missing: 0, ...line, sum: toRoubles(line.sum) }
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
  needsCustomer: preview.needsCustomer,
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
  delivery: deliveryOf(change),
})

/** What a change of delivery changed; whereto and to whom the order itself says. */
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

export const presentClaim = (claim: OrderClaim): ClaimAnswer => ({
  id: claim.id,
  lineId: claim.lineId,
  title: claim.title,
  kind: claim.kind,
  spoiltPercent: claim.spoiltPercent,
  amount: claim.missing,
  unit: claim.unit,
  isWeight: claim.isWeight,
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

/** The same for staff, who may contest what was given back at once. */
export function presentStaffClaim(claim: OrderClaim, reader: StaffParty['kind'], now: Date): StaffClaimAnswer {
  const isAdministrator = reader === 'admin'
  const before = claim.isInstant && !isAdministrator && claim.decidedAt && contestBefore(claim.decidedAt)
  return {
    ...presentClaim(claim),
    contestBefore: before && claim.contestState === null && before >= now ? before.toISOString() : null,
    contest: claim.contestState && {
      state: claim.contestState,
      reason: claim.contestReason,
      answer: claim.contestAnswer,
      mayDecide: isAdministrator && claim.contestState === 'open',
    },
  }
}
