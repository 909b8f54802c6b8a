import type { GoodsItem } from '@okolitsa/contracts/products/goods.ts'
import type { GoodsChange } from '../../../data/products/desk/use-goods.ts'

/** The goods that are chosen, and what changes them. */
export interface Bulk {
  readonly items: readonly GoodsItem[]
  readonly isSaving: boolean
  readonly onChange: (changes: readonly GoodsChange[], onDone: () => void) => void
}
