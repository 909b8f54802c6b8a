import type { GoodsItem } from '@okolitsa/contracts/goods/goods.ts'
import type { GoodsChange } from '../../data/cabinet/use-goods.ts'

/** The goods that are chosen, and what changes them. */
export interface Bulk {
  readonly items: readonly GoodsItem[]
  readonly isSaving: boolean
  readonly onChange: (changes: readonly GoodsChange[], onDone: () => void) => void
}
