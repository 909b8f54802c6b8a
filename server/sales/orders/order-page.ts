import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { ClaimKind, ClaimState, ContestState } from '@okolitsa/domain/orders/claim.ts'
import type { PhotoMoment } from '@okolitsa/domain/orders/parcel-photo.ts'
import type { ReceiptSummary } from '../../money/fiscal/ports.ts'
import type { PaymentView, RefundSummary, SellerDebt } from '../../money/payments/ports.ts'
import type { OrderChange } from '../order-lifecycle/ports.ts'
import type { OrderDetailView } from './order-view.ts'

/** What the customer said about a line, and what came of it. */
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
  /** What was asked for when less is given. */
  readonly askedRefund: Kopecks | null
  /** The change of the order that gave it back; null = none did. */
  readonly changeId: string | null
  readonly decisionReason: string
  readonly createdAt: Date
  readonly decidedAt: Date | null
  readonly contestState: ContestState | null
  readonly contestReason: string
  readonly contestAnswer: string
  readonly photoIds: readonly string[]
  /** What the seller shows. */
  readonly sellerPhotoIds: readonly string[]
}

/** A photo of an order. */
export interface OrderPhoto {
  readonly id: string
  readonly moment: PhotoMoment
  /** Of `repaid`: whose repayment it proves. */
  readonly debtId: number | null
}

/** An order with everything its page shows. */
export interface OrderPage {
  readonly view: OrderDetailView
  /** Null = nothing is awaited online. */
  readonly payment: PaymentView | null
  readonly refunds: readonly RefundSummary[]
  /** What the seller gives back by hand. */
  readonly debts: readonly SellerDebt[]
  readonly receipts: readonly ReceiptSummary[]
  readonly mayEdit: boolean
  /** Those that wait for the customer; the whole log is asked for by itself. */
  readonly proposals: readonly OrderChange[]
  readonly claims: readonly OrderClaim[]
  readonly photos: readonly OrderPhoto[]
}
