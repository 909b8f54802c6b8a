import type { ShownSellerId } from '@okolitsa/domain/identity/scope.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { CategoryTree } from '../category-tree.ts'
import type { CardRow } from '../store/card-row.ts'
import type { CategoryRow } from '../store/category.store.ts'
import { listShelves } from '../store/seller-shelf.store.ts'

/** Maximum products on a shelf: two rows on a phone, one on a wide screen. */
const MAX_ON_SHELF = 5

export interface Shelf {
  readonly category: CategoryRow
  readonly rows: readonly CardRow[]
  readonly total: number
}

/** Products of a seller by root category; shelves of lower categories would have one product each. */
export async function shelvesOfSeller(
  executor: Executor,
  { roots }: CategoryTree,
  seller: ShownSellerId,
): Promise<readonly Shelf[]> {
  const rows = await listShelves(
    executor,
    seller,
    roots.map(({ id }) => id),
    MAX_ON_SHELF,
  )
  const byCategory = Map.groupBy(rows, ({ categoryId }) => categoryId)
  return roots.flatMap((category) => {
    const own = byCategory.get(category.id)
    return own?.[0] ? [{ category, rows: own, total: own[0].total }] : []
  })
}
