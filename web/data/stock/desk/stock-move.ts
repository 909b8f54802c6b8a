import type { StockMoveKind, WriteOffReason } from '@okolitsa/domain/stock/stock-moves.ts'

/** A change of one product's stock, in its smallest units. */
export interface StockMove {
  /** Idempotency key of a press. */
  readonly press: string
  readonly productId: number
  readonly kind: StockMoveKind
  readonly amount: number
  readonly reason?: WriteOffReason
  readonly note?: string
  readonly seen?: number | null
  readonly lot?: { readonly number: string; readonly madeOn?: string; readonly bestBefore?: string }
  readonly lotId?: number
}
