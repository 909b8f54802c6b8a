import type { GoodsCategory, GoodsProduct } from '@okolitsa/contracts/products/goods-product.ts'
import type { DraftField, ProductDraft, ProductEdits } from '../../../data/products/desk/product-draft.ts'

export interface FormMenu {
  readonly sections: readonly { readonly id: number; readonly title: string }[]
  /** Dishes that an option may refer to. */
  readonly dishes: readonly { readonly id: number; readonly title: string }[]
}

export interface SectionProps {
  readonly product: GoodsProduct
  readonly draft: ProductDraft
  readonly categories: readonly GoodsCategory[]
  /** The menu of a dish; null = not a dish. */
  readonly menu: FormMenu | null
  /** Whether customers see the shop; null = unknown. */
  readonly isOpen: boolean | null
  readonly errorOf: (field: DraftField) => string | undefined
  readonly onEdit: (edits: ProductEdits) => void
}
