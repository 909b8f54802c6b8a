import type { DishSheet } from '@okolitsa/domain/goods/dish-sheet.ts'
import { differingFields, realChange, type SheetChange } from '@okolitsa/domain/goods/product-sheet.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FieldMistakes } from '@okolitsa/domain/validation/field-rules.ts'
import type { Author } from '../../../../people/audit/ports.ts'
import type { Executor } from '../../../../platform/db/client.ts'
import { refuseMistakes } from '../../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../../services.ts'
import type { ProductRef } from '../../ports.ts'
import { findGoodsProduct, type GoodsProductRow, listGoodsCategories, sheetOf } from '../store/goods-product.store.ts'

export type EditGoodsDeps = Deps<'database' | 'products' | 'sellers' | 'menus'>

/**
 * Changes fields of one product, all or none, and returns the result. Refuses NOT_FOUND, GOODS_CHANGED with the fields
 * that differ from the version `seen`, and BAD_REQUEST with the mistakes.
 */
export async function editGoods(
  { database, products, sellers, menus }: EditGoodsDeps,
  scope: StaffScope,
  author: Author,
  { id, change, seen }: { readonly id: number; readonly change: SheetChange; readonly seen: SheetChange },
): Promise<GoodsProductRow> {
  const found = await findGoodsProduct(database.executor, scope, id)
  if (!found) throw new Refusal('NOT_FOUND')
  const { organizationId } = found
  return database.inTransaction(async (tx) => {
    // serializes concurrent changes of this seller's products
    await sellers.takeSellers(tx, [organizationId])
    const now = await findGoodsProduct(tx, scope, id)
    if (!now) throw new Refusal('NOT_FOUND')
    const sheet = sheetOf(now)
    const asked = realChange(sheet, change)
    // an equal value is no conflict: the response was lost, or two people entered the same value
    const stale = differingFields(sheet, seen).filter((field) => field in asked)
    if (stale.length > 0) throw new Refusal('GOODS_CHANGED', { fields: stale })
    if (sheet.dish) refuseMistakes(dishFormMistakes(asked))
    else refuseMistakes(asked.dish ? { dish: 'wrongValue' } : {})
    await demandGoodsCategories(tx, asked)
    await write({ products, menus }, tx, author, { organizationId, productId: id }, { sheet, asked })
    return (await findGoodsProduct(tx, scope, id)) ?? now
  })
}

/**
 * Refuses fields of products that a dish does not have, since its menu defines its category and it is cooked to order.
 */
const dishFormMistakes = (asked: SheetChange): FieldMistakes => ({
  ...(asked.dish === null && { dish: 'wrongValue' }),
  ...(asked.categoryId !== undefined && { categoryId: 'wrongValue' }),
  ...(asked.furtherCategoryIds && { furtherCategoryIds: 'wrongValue' }),
  ...(asked.made && { made: 'wrongValue' }),
  ...(asked.productionSchedule && { productionSchedule: 'wrongValue' }),
  ...(asked.attributes && Object.keys(asked.attributes).length > 0 && { attributes: 'wrongValue' }),
  ...(asked.stock?.kind === 'harvest' && { stock: 'wrongValue' }),
})

/** Refuses categories without farmers' products. */
export async function demandGoodsCategories(
  tx: Executor,
  { categoryId, furtherCategoryIds }: Pick<SheetChange, 'categoryId' | 'furtherCategoryIds'>,
): Promise<void> {
  if (categoryId === undefined && !furtherCategoryIds) return
  const known = new Set((await listGoodsCategories(tx)).map(({ id }) => id))
  refuseMistakes({
    ...(categoryId !== undefined && !known.has(categoryId) && { categoryId: 'wrongValue' }),
    ...(furtherCategoryIds?.some((id) => !known.has(id)) && { furtherCategoryIds: 'wrongValue' }),
  })
}

async function write(
  { products, menus }: Pick<EditGoodsDeps, 'products' | 'menus'>,
  tx: Executor,
  author: Author,
  ref: ProductRef,
  { sheet, asked }: { readonly sheet: ReturnType<typeof sheetOf>; readonly asked: SheetChange },
): Promise<void> {
  const { price, specialPrices, categoryId, furtherCategoryIds, made, isOnSale, stock, dish, ...plain } = asked
  const fields = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined))
  const hasPlain = Object.keys(fields).length > 0
  if (sheet.dish) {
    // the command of menus checks which dishes may be sold
    if (hasPlain || dish)
      await menus.changeDish(tx, author, dishRef(ref), {
        ...(hasPlain && { product: fields }),
        ...(dish && partsOf(dish)),
      })
  } else if (hasPlain) await products.changeProduct(tx, author, ref, fields)
  // a special price is checked against the regular price, which may be submitted together with it
  if (price !== undefined) await products.setPrice(tx, author, ref, price)
  if (specialPrices) await products.setSpecialPrices(tx, author, ref, specialPrices)
  if (categoryId !== undefined || furtherCategoryIds)
    await products.setCategory(tx, author, ref, {
      categoryId: categoryId ?? sheet.categoryId,
      furtherCategoryIds: furtherCategoryIds ?? sheet.furtherCategoryIds,
    })
  if (made !== undefined) await products.setMade(tx, author, ref, made)
  if (stock) await products.setStock(tx, author, ref, stock)
  if (isOnSale === true) await products.enableProduct(tx, author, ref)
  if (isOnSale === false) await products.disableProduct(tx, author, ref)
}

const dishRef = ({ organizationId, productId }: ProductRef) => ({ organizationId, dishId: productId })
const partsOf = ({ sectionId, ...fields }: DishSheet) => ({ sectionId, fields })
