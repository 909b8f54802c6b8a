import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { ClaimKind, ClaimState, ContestState } from '@okolitsa/domain/orders/claim.ts'
import type { PhotoMoment } from '@okolitsa/domain/orders/parcel-photo.ts'
import type { ReceiptSummary } from '../../money/fiscal/ports.ts'
import type { PaymentView, RefundSummary, SellerDebt } from '../../money/payments/ports.ts'
import type { OrderChange } from '../order-lifecycle/ports.ts'
import type { OrderDetailView } from './order-view.ts'

/** A customer's claim about a line, with its result. */
export interface OrderClaim {
  readonly id: string
  readonly orderId: number
  readonly lineId: number
  readonly title: string
  readonly kind: ClaimKind
  /** Null = not spoilt. */
  readonly spoiltPercent: number | null
  /** Base units; null = spoilt. */
  readonly missing: number | null
  readonly unit: string | null
  readonly isWeight: boolean
  readonly comment: string
  readonly state: ClaimState
  readonly isInstant: boolean
  readonly refund: Kopecks
  /** Requested refund when less was refunded. */
  readonly askedRefund: Kopecks | null
  /** The order change with the refund; null = none. */
  readonly changeId: string | null
  readonly decisionReason: string
  readonly createdAt: Date
  readonly decidedAt: Date | null
  readonly contestState: ContestState | null
  readonly contestReason: string
  readonly contestAnswer: string
  readonly photoIds: readonly string[]
  readonly sellerPhotoIds: readonly string[]
}

export interface OrderPhoto {
  readonly id: string
  readonly moment: PhotoMoment
  /** For `repaid`: the repaid debt. */
  readonly debtId: number | null
}

export interface OrderPage {
  readonly view: OrderDetailView
  /** Null = no online payment is awaited. */
  readonly payment: PaymentView | null
  readonly refunds: readonly RefundSummary[]
  /** Refunds owed by the seller. */
  readonly debts: readonly SellerDebt[]
  readonly receipts: readonly ReceiptSummary[]
  readonly mayEdit: boolean
  /** Open proposals; the complete log is requested separately. */
  readonly proposals: readonly OrderChange[]
  readonly claims: readonly OrderClaim[]
  readonly photos: readonly OrderPhoto[]
}
