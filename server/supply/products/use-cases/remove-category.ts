import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { AuditedChange, Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import { deleteCategory, listGoodsIn, lockCategories, moveGoods } from '../store/category.store.ts'
import type { ProductDeps } from './product-deps.ts'

/** Violation of a foreign key. */
const REFERENCED = '23503'

/**
 * Deletes a category. Its goods move into another one; without it a category with goods is refused, as is a category
 * with subcategories or with ingredients of recipes.
 */
export async function removeCategory(
  { audit, readModels, sellers }: ProductDeps,
  tx: Executor,
  author: Author,
  categoryId: number,
  { goodsTo }: { readonly goodsTo: number | null },
): Promise<void> {
  const goods = await listGoodsIn(tx, categoryId)
  await sellers.takeSellers(tx, [...new Set(goods.map(({ organizationId }) => organizationId))])
  const categories = await lockCategories(tx)
  const removed = categories.find(({ id }) => id === categoryId)
  if (!removed) throw new Refusal('NOT_FOUND')
  const target = categories.find(({ id }) => id === goodsTo)
  const isWrong = goodsTo !== null && (!target || goodsTo === categoryId || target.trade !== removed.trade)
  refuseMistakes(isWrong ? { goodsTo: 'wrongValue' } : {})
  const subcategories = categories.filter(({ fields }) => fields.parentId === categoryId).length
  const inUse = { goods: goods.length, subcategories }
  if (subcategories > 0 || (goods.length > 0 && goodsTo === null)) throw new Refusal('CATEGORY_IN_USE', inUse)
  if (goodsTo !== null) await moveGoods(tx, categoryId, goodsTo)
  try {
    await deleteCategory(tx, categoryId)
  } catch (error) {
    // a recipe refers to the category, or goods were added to it in the meantime
    if ((error as { code?: string }).code === REFERENCED) throw new Refusal('CATEGORY_IN_USE', inUse)
    throw error
  }
  await readModels.refreshProducts(
    tx,
    goods.map(({ productId }) => productId),
  )
  await audit.record(tx, author, [
    ...goods
      .filter(({ isMain }) => isMain)
      .map(
        ({ productId, organizationId }): AuditedChange => ({
          action: 'setCategory',
          entity: 'product',
          entityId: productId,
          organizationId,
          before: { categoryId },
          after: { categoryId: goodsTo },
        }),
      ),
    {
      action: 'removeCategory',
      entity: 'category',
      entityId: categoryId,
      organizationId: null,
      before: { ...removed.fields },
      after: null,
    },
  ])
}
