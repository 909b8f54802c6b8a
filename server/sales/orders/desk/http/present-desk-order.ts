import type { CabinetHistoryEntry, CabinetOrder, CabinetOrderSummary } from '@okolitsa/contracts/orders/desk-order.ts'
import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import type { StaffClaimAnswer } from '@okolitsa/contracts/orders/order-change.ts'
import type { MissedReason } from '@okolitsa/domain/couriers/courier-link.ts'
import { slotOfRow } from '@okolitsa/domain/delivery/slot-hours.ts'
import { toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import { claimAnswerBefore, contestBefore } from '@okolitsa/domain/orders/claim.ts'
import { claimAbilities } from '@okolitsa/domain/orders/claim-abilities.ts'
import { areContactsShown as areContactsShownAt } from '@okolitsa/domain/orders/contacts-shown.ts'
import { waitsForDay } from '@okolitsa/domain/orders/waits-for-day.ts'
import type { OrderClaim, StaffOrder } from '../../ports.ts'
import { presentClaim, presentOrder } from '../../public.ts'
import type { HistoryRow } from '../store/order-history.ts'
import type { OrderListRow } from '../store/order-list.ts'

export function presentSummary(row: OrderListRow, now: Date): CabinetOrderSummary {
  return {
    id: row.id,
    number: String(row.id),
    seller: { id: row.organizationId, title: row.sellerTitle },
    state: row.state,
    paymentStatus: row.paymentStatus,
    paymentMethod: row.paymentMethod,
    isHeld: row.heldSum > 0,
    isFirstOrder: row.isFirstOrder,
    deliveryKind: row.deliveryKind,
    waitsForDay: waitsForDay(row, now),
    deliveryDate: row.deliveryDate,
    deliveryWindow: slotOfRow(row),
    timeZone: row.timeZone,
    placedAt: row.placedAt.toISOString(),
    recipientName: row.recipientName,
    linesCount: row.linesCount,
    toWeigh: row.toWeigh,
    total: toRoubles(row.totalSum),
    awaitsAnswer: row.awaitsAnswer,
    hasClaim: row.hasClaim,
    owesMoney: row.owesMoney,
    isClaimLate: row.claimedAt !== null && claimAnswerBefore(row.claimedAt) <= now,
  }
}

/** Permissions of the person who reads a seller's order. */
export interface CabinetReader {
  /** True = the person may decide claims of the seller. */
  readonly decidesClaims: boolean
}

export function presentCabinetOrder(
  { page, moves, changes, offline }: StaffOrder,
  reader: CabinetReader,
  history: readonly HistoryRow[],
  now: Date,
  missed: { readonly reason: MissedReason; readonly at: Date } | null = null,
): CabinetOrder {
  const order = presentOrder(page, now)
  return {
    order: presentForSeller(order, areContactsNeeded(order.status, history, now)),
    moves: [...moves],
    changes: [...changes],
    claims: page.claims.map((claim) => presentStaffClaim(claim, reader, now)),
    offline: { taken: toRoubles(offline.taken), due: toRoubles(offline.due) },
    missed: missed && { reason: missed.reason, at: missed.at.toISOString() },
    history: history.map(presentEntry),
  }
}

/** The seller's view of an order, field by field: unlisted fields stay private to the customer. */
function presentForSeller(order: OrderAnswer, areContactsShown: boolean): CabinetOrder['order'] {
  return {
    id: order.id,
    number: order.number,
    farmerId: order.farmerId,
    farmer: order.farmer,
    status: order.status,
    deliveryStatus: order.deliveryStatus,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    isHeld: order.isHeld,
    deliveryKind: order.deliveryKind,
    shippingMethod: order.shippingMethod,
    orderDate: order.orderDate,
    orderCancelingInitiator: order.orderCancelingInitiator,
    systemCancelReason: order.systemCancelReason,
    completionIssuer: order.completionIssuer,
    hasMango: order.hasMango,
    isShared: order.isShared,
    awaitsAnswer: order.awaitsAnswer,
    waitsForDay: order.waitsForDay,
    deliveryDate: order.deliveryDate,
    deliveryWindow: order.deliveryWindow,
    dinner: order.dinner,
    total: order.total,
    ceiling: order.ceiling,
    proposals: order.proposals,
    progress: order.progress,
    lines: order.lines,
    sums: order.sums,
    usedFreeDelivery: order.usedFreeDelivery,
    recipient: areContactsShown ? order.recipient : null,
    // the address is hidden for pickup at the seller's place or at the carrier's office
    place: areContactsShown && order.deliveryKind !== 'pickup' && order.carrierPoint === null ? order.place : null,
    tradePlace: order.tradePlace,
    carrierPoint: order.carrierPoint,
    carrierTariff: order.carrierTariff,
    comment: order.comment,
    returnedBonuses: order.returnedBonuses,
    refunds: order.refunds,
    debts: order.debts,
    receipts: order.receipts,
    packages: order.packages,
    parcelPhotoIds: order.parcelPhotoIds,
    doorPhotoIds: areContactsShown ? order.doorPhotoIds : [],
  }
}

function areContactsNeeded(status: string, history: readonly HistoryRow[], now: Date): boolean {
  const end = history.findLast(({ toState }) => toState === 'received' || toState === 'canceled')
  const isOver = status === 'received' || status === 'canceled'
  return areContactsShownAt(isOver && end ? end.at : null, now)
}

export function presentEntry(row: HistoryRow): CabinetHistoryEntry {
  const { at, actor, actorName, reason } = row
  const common = { at: at.toISOString(), actor, actorName, reason }
  if (row.toState !== null) return { ...common, step: { kind: 'move', to: row.toState } }
  if (row.paid !== null) return { ...common, step: { kind: 'payment', amount: toRoubles(row.paid) } }
  if (row.repaid !== null && row.repaidBy !== null) {
    return { ...common, step: { kind: 'repaid', amount: toRoubles(row.repaid), way: row.repaidBy } }
  }
  if (row.missed !== null) return { ...common, step: { kind: 'missed', because: row.missed } }
  return {
    ...common,
    step: {
      kind: 'change',
      // a row contains a step, a payment, a repayment, a missed delivery or a change
      change: row.changeKind ?? 'weigh',
      state: row.changeState ?? 'applied',
      titles: row.titles ?? [],
      totalBefore: toRoubles(row.totalBefore ?? ZERO),
      totalAfter: toRoubles(row.totalAfter ?? ZERO),
    },
  }
}

function presentStaffClaim(claim: OrderClaim, reader: CabinetReader, now: Date): StaffClaimAnswer {
  const abilities = claimAbilities(claim, reader, now)
  return {
    ...presentClaim(claim, 'seller', now),
    ...(!reader.decidesClaims && { appealBefore: null }),
    sellerPhotoIds: [...claim.sellerPhotoIds],
    abilities,
    contestBefore: abilities.contest && claim.decidedAt ? contestBefore(claim.decidedAt).toISOString() : null,
    contest: claim.contestState && {
      state: claim.contestState,
      reason: claim.contestReason,
      answer: claim.contestAnswer,
    },
  }
}
