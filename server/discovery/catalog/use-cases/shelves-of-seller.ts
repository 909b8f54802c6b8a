import type { ShownSellerId } from '@okolitsa/domain/identity/scope.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { CategoryTree } from '../category-tree.ts'
import type { CardRow } from '../store/card-row.ts'
import type { CategoryRow } from '../store/category.store.ts'
import { listShelves } from '../store/seller-shelf.store.ts'

/** Two rows on a phone, one on a wide screen. */
const MOST_ON_SHELF = 5

export interface Shelf {
  readonly category: CategoryRow
  readonly rows: readonly CardRow[]
  readonly total: number
}

/**
 * Goods of a seller by the categories below the roots; a root of which the seller has nothing below is a shelf of its
 * own. The same parts as the chips of the seller's page.
 */
export async function shelvesOfSeller(
  executor: Executor,
  tree: CategoryTree,
  seller: ShownSellerId,
): Promise<readonly Shelf[]> {
  const parts = tree.roots.flatMap((root) => [...tree.childrenOf(root.id), root])
  const rows = Map.groupBy(
    await listShelves(
      executor,
      seller,
      parts.map(({ id }) => id),
      MOST_ON_SHELF,
    ),
    ({ categoryId }) => categoryId,
  )
  return parts.flatMap((category) => {
    const own = rows.get(category.id) ?? []
    const isCovered = tree.childrenOf(category.id).some(({ id }) => rows.has(id))
    return own.length === 0 || isCovered ? [] : [{ category, rows: own, total: own[0]?.total ?? own.length }]
  })
}
