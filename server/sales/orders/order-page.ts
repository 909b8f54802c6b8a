import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { AppealSide, AppealState, DecidedClaim } from '@okolitsa/domain/orders/appeal.ts'
import type { ClaimKind, ClaimState, ContestState } from '@okolitsa/domain/orders/claim.ts'
import type { PhotoMoment } from '@okolitsa/domain/orders/parcel-photo.ts'
import type { ReceiptSummary } from '../../money/fiscal/ports.ts'
import type { PaymentView, RefundSummary, SellerDebt } from '../../money/payments/ports.ts'
import type { OrderChange } from '../order-lifecycle/ports.ts'
import type { OrderDetailView } from './order-view.ts'

export interface ClaimAppeal {
  readonly side: AppealSide
  readonly state: AppealState
  readonly text: string
  readonly answer: string
  /** ISO 8601. */
  readonly at: string
}

/** A customer's claim about a line, with its outcome. */
export interface OrderClaim {
  readonly id: string
  readonly orderId: number
  readonly lineId: number
  readonly title: string
  readonly kind: ClaimKind
  /** Spoilt share, per cent; null = not spoilt. */
  readonly spoiltPercent: number | null
  /** Missing amount in base units; null = not missing. */
  readonly missing: number | null
  readonly unit: string | null
  readonly isWeight: boolean
  readonly comment: string
  readonly state: ClaimState
  readonly isInstant: boolean
  readonly refund: Kopecks
  /** Requested refund when the granted one is smaller. */
  readonly askedRefund: Kopecks | null
  /** Id of the order change with the refund; null = none. */
  readonly changeId: string | null
  readonly decisionReason: string
  readonly createdAt: Date
  readonly decidedAt: Date | null
  readonly contestState: ContestState | null
  readonly contestReason: string
  readonly contestAnswer: string
  readonly decidedBy: DecidedClaim['decidedBy']
  readonly contestDecidedAt: Date | null
  /** Person of the office who decided first; null = the office did not, or it is not known. */
  readonly deciderId: number | null
  /** Appeal against the decision of the office; null = none. */
  readonly appeal: ClaimAppeal | null
  readonly photoIds: readonly string[]
  readonly sellerPhotoIds: readonly string[]
}

export interface OrderPhoto {
  readonly id: string
  readonly moment: PhotoMoment
  /** Id of the repaid debt of a photo of the kind `repaid`. */
  readonly debtId: number | null
}

export interface OrderPage {
  readonly view: OrderDetailView
  /** State of the awaited online payment; null = none is awaited. */
  readonly payment: PaymentView | null
  readonly refunds: readonly RefundSummary[]
  /** Refunds owed by the seller. */
  readonly debts: readonly SellerDebt[]
  readonly receipts: readonly ReceiptSummary[]
  readonly mayEdit: boolean
  /** Open proposals; the complete change log has a separate call. */
  readonly proposals: readonly OrderChange[]
  readonly claims: readonly OrderClaim[]
  readonly photos: readonly OrderPhoto[]
}
