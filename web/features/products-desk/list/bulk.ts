import type { GoodsItem } from '@okolitsa/contracts/products/goods.ts'
import type { GoodsChange } from '../../../data/products/desk/use-goods.ts'

export interface Bulk {
  readonly items: readonly GoodsItem[]
  readonly isSaving: boolean
  readonly onChange: (changes: readonly GoodsChange[], onDone: () => void) => void
}
