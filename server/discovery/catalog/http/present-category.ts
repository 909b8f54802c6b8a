import type { Category, CategorySummary } from '@okolitsa/contracts/catalog/category.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import type { CategoryTree } from '../category-tree.ts'
import type { CategoryRow } from '../store/category.store.ts'

export type ProductCounts = (categoryId: number) => number

export const presentCategory = (row: CategoryRow, countOf: ProductCounts): CategorySummary => ({
  id: row.id,
  parentId: row.parentId,
  urlKey: row.urlKey,
  title: row.title,
  description: row.description,
  imageUrl: imageUrl(row.image),
  hue: row.hue,
  productsCount: countOf(row.id),
})

/** The tree below `rows`; `isShown` removes branches. */
export function presentTree(
  tree: CategoryTree,
  rows: readonly CategoryRow[],
  countOf: ProductCounts,
  isShown: (id: number) => boolean = () => true,
): Category[] {
  return rows
    .filter((row) => isShown(row.id))
    .map((row) => ({
      ...presentCategory(row, countOf),
      children: presentTree(tree, tree.childrenOf(row.id), countOf, isShown),
    }))
}
