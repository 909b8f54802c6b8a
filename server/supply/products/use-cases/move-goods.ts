import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import { listGoodsNamed, lockCategories, moveProducts } from '../store/category.store.ts'
import { takenCategory } from './categories.ts'
import type { ProductDeps } from './product-deps.ts'

/** Moves the goods of a category whose titles contain the words into another category. */
export async function moveGoodsNamed(
  { audit, readModels, sellers }: ProductDeps,
  tx: Executor,
  author: Author,
  categoryId: number,
  { to, words }: { readonly to: number; readonly words: string },
): Promise<void> {
  const goods = await listGoodsNamed(tx, categoryId, words)
  await sellers.takeSellers(tx, [...new Set(goods.map(({ organizationId }) => organizationId))])
  const locked = await lockCategories(tx)
  const { trade } = takenCategory(locked, categoryId)
  const isWrong = to === categoryId || !locked.some((one) => one.id === to && one.trade === trade)
  refuseMistakes(isWrong ? { to: 'wrongValue' } : {})
  // a product that was moved while the sellers were taken stays where it is
  const moved = new Set(await moveProducts(tx, { ids: goods.map(({ productId }) => productId), from: categoryId, to }))
  await readModels.refreshProducts(tx, [...moved])
  await audit.record(
    tx,
    author,
    goods
      .filter(({ productId }) => moved.has(productId))
      .map(({ productId, organizationId }) => ({
        action: 'setCategory',
        entity: 'product',
        entityId: productId,
        organizationId,
        before: { categoryId },
        after: { categoryId: to },
      })),
  )
}
