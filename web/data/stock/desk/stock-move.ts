import type { StockMoveKind, WriteOffReason } from '@okolitsa/domain/stock/stock-moves.ts'

/** What is asked of one product, in its smallest units. */
export interface StockMove {
  /** The same for the same press, however often it is sent. */
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
