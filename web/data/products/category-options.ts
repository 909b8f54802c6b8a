import type { GoodsCategory } from '@okolitsa/contracts/products/goods-product.ts'

export interface CategoryOption {
  readonly value: string
  readonly title: string
}

/** Categories as a flat list, children indented under their parents. */
export function categoryOptions(
  categories: readonly Pick<GoodsCategory, 'id' | 'parentId' | 'title'>[],
  parentId: number | null = null,
  depth = 0,
): readonly CategoryOption[] {
  return categories
    .filter((one) => one.parentId === parentId)
    .flatMap(({ id, title }) => [
      { value: String(id), title: '\u00A0'.repeat(depth * 4) + title },
      ...categoryOptions(categories, id, depth + 1),
    ])
}
