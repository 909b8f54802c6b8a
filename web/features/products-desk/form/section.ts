import type { GoodsCategory, GoodsProduct } from '@okolitsa/contracts/products/goods-product.ts'
import type { DraftField, ProductDraft, ProductEdits } from '../../../data/products/desk/product-draft.ts'

/** The menu a dish stands in. */
export interface FormMenu {
  readonly sections: readonly { readonly id: number; readonly title: string }[]
  /** Dishes that an option may stand for. */
  readonly dishes: readonly { readonly id: number; readonly title: string }[]
}

/** What a section of the form is given. */
export interface SectionProps {
  readonly product: GoodsProduct
  readonly draft: ProductDraft
  readonly categories: readonly GoodsCategory[]
  /** Null = it is no dish. */
  readonly menu: FormMenu | null
  /** Whether customers see the shop; null = it is not known. */
  readonly isOpen: boolean | null
  readonly errorOf: (field: DraftField) => string | undefined
  readonly onEdit: (edits: ProductEdits) => void
}
