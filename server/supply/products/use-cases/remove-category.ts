import { oldKeysTakenOver } from '@okolitsa/domain/catalog/category-addresses.ts'
import { type CategoryFields, categoryMistakes, isAbove } from '@okolitsa/domain/catalog/product-fields.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { AuditedChange, Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { CategoryRemoval } from '../ports.ts'
import {
  deleteCategory,
  type LockedCategory,
  listGoodsIn,
  lockCategories,
  moveGoods,
  upsertCategories,
} from '../store/category.store.ts'
import { addressed, takenCategory } from './categories.ts'
import type { ProductDeps } from './product-deps.ts'

/** Violation of a foreign key. */
const REFERENCED = '23503'
/** A longer title cannot become a synonym. */
const MAX_SYNONYM = 60

/**
 * Deletes a category. Its goods move into another one; without it a category with goods is refused, as is a category
 * with ingredients of recipes or advertisements that nothing follows, and with subcategories unless it is merged. Its addresses lead to the category of the
 * goods, or to the parent.
 */
export async function removeCategory(
  { audit, readModels, sellers, followers = [] }: ProductDeps,
  tx: Executor,
  author: Author,
  categoryId: number,
  { goodsTo, addressesTo = goodsTo, isMerged = false, version }: CategoryRemoval,
): Promise<void> {
  const goods = await listGoodsIn(tx, categoryId)
  await sellers.takeSellers(tx, [...new Set(goods.map(({ organizationId }) => organizationId))])
  const categories = await lockCategories(tx)
  const removed = takenCategory(categories, categoryId, version)
  const target = categories.find(({ id }) => id === goodsTo)
  const parents = new Map(categories.map(({ id, fields }) => [id, fields.parentId]))
  const isWrong =
    goodsTo !== null &&
    (!target ||
      goodsTo === categoryId ||
      target.trade !== removed.trade ||
      // a branch cannot be merged into a category of its own
      (isMerged && isAbove(categoryId, goodsTo, parents)))
  refuseMistakes(isWrong ? { goodsTo: 'wrongValue' } : {})
  const children = categories.filter(({ fields }) => fields.parentId === categoryId)
  const inUse = { goods: goods.length, subcategories: children.length }
  if ((children.length > 0 && !isMerged) || (goods.length > 0 && goodsTo === null))
    throw new Refusal('CATEGORY_IN_USE', inUse)
  const heir = categories.find(({ id }) => id === (addressesTo ?? removed.fields.parentId))
  refuseMistakes((addressesTo !== null && !heir) || heir?.id === categoryId ? { addressesTo: 'wrongValue' } : {})
  if (goodsTo !== null) await moveGoods(tx, categoryId, goodsTo)
  const changed = [
    ...(heir ? [heirOf(heir, removed, isMerged)] : []),
    ...(isMerged ? children.map((child) => ({ ...child, fields: { ...child.fields, parentId: goodsTo } })) : []),
  ]
  refuseMistakes(isMerged && heir ? categoryMistakes(changed[0]?.fields ?? heir.fields) : {})
  if (changed.length > 0) await upsertCategories(tx, changed)
  if (heir) {
    const replaced = { from: categoryId, to: heir.id, isMerged }
    if (isMerged) await sellers.followCategory(tx, replaced)
    for (const follow of followers) await follow(tx, author, replaced)
  }
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
  // synonyms of the target and the path of the children are part of their goods' cards
  if (isMerged && goodsTo !== null) await readModels.refreshCategories(tx, [goodsTo])
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
    ...changed.map((after): AuditedChange => {
      const before = categories.find(({ id }) => id === after.id)
      return {
        action: 'changeCategory',
        entity: 'category',
        entityId: after.id,
        organizationId: null,
        before: before ? { ...before.fields, oldKeys: before.oldKeys } : null,
        after: { ...after.fields, oldKeys: after.oldKeys },
      }
    }),
    {
      action: isMerged ? 'mergeCategory' : 'removeCategory',
      entity: 'category',
      entityId: categoryId,
      organizationId: null,
      before: { ...removed.fields },
      after: isMerged ? { mergedInto: goodsTo } : null,
    },
  ])
}

/** The heir with the addresses of the removed category and, after a merge, with its words, attributes and papers. */
function heirOf(heir: LockedCategory, removed: LockedCategory, isMerged: boolean): LockedCategory {
  const both = <T>(one: readonly T[], other: readonly T[]): T[] => [...new Set([...one, ...other])]
  const { fields } = heir
  const words = removed.fields.title.length <= MAX_SYNONYM ? [removed.fields.title.toLowerCase()] : []
  const merged: CategoryFields = {
    ...fields,
    attributes: both(fields.attributes, removed.fields.attributes),
    synonyms: both(fields.synonyms, [...removed.fields.synonyms, ...words]),
    requiredPapers: both(fields.requiredPapers, removed.fields.requiredPapers),
    isRisky: fields.isRisky || removed.fields.isRisky,
  }
  const oldKeys = oldKeysTakenOver(addressed(heir), addressed(removed))
  return { ...heir, fields: isMerged ? merged : fields, oldKeys }
}
