import type { Executor } from '../../../platform/db/client.ts'
import type { Deps } from '../../../services.ts'

/** The tree of categories as rules of fees read it. */
export interface CategoryPaths {
  has(categoryId: number): boolean
  /** The category and those above it, the root last. */
  pathOf(categoryId: number): readonly number[]
}

export async function readPaths({ products }: Deps<'products'>, on: Executor): Promise<CategoryPaths> {
  const parents = new Map((await products.listGoodsCategories(on)).map(({ id, fields }) => [id, fields.parentId]))
  const pathOf = (categoryId: number): number[] => {
    const parent = parents.get(categoryId)
    return parent ? [categoryId, ...pathOf(parent)] : [categoryId]
  }
  return { has: (categoryId) => parents.has(categoryId), pathOf }
}
