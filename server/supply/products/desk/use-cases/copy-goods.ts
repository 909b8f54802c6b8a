import type { StockSetting } from '@okolitsa/domain/catalog/product-fields.ts'
import { groupsOfCopy } from '@okolitsa/domain/goods/dish-sheet.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { Author } from '../../../../people/audit/ports.ts'
import { skuOf, slugOfTitle } from '../../public.ts'
import { findGoodsBySku, findGoodsProduct, sheetOf } from '../store/goods-product.store.ts'
import type { EditGoodsDeps } from './edit-goods.ts'

const LONGEST_TITLE = 200

/**
 * Copies a product of the same seller: off sale, out of stock, without discounts and statements of freshness, which
 * belong to the original. Returns its id. Refuses NOT_FOUND.
 */
export async function copyGoods(
  { database, products, sellers, menus }: EditGoodsDeps,
  scope: StaffScope,
  author: Author,
  { id, key, language }: { readonly id: number; readonly key: string; readonly language: Language },
): Promise<number> {
  const found = await findGoodsProduct(database.executor, scope, id)
  if (!found) throw new Refusal('NOT_FOUND')
  const { organizationId } = found
  return database.inTransaction(async (tx) => {
    // serializes repeated requests
    await sellers.takeSellers(tx, [organizationId])
    const known = await findGoodsBySku(tx, organizationId, skuOf(key))
    if (known !== null) return known
    const row = await findGoodsProduct(tx, scope, id)
    if (!row) throw new Refusal('NOT_FOUND')
    const [first, ...furtherPictures] = await products.listPictures(tx, { organizationId, productId: id })
    const title = cutText(wordsIn(language).productsForm.copyOf(row.title), LONGEST_TITLE)
    const { kind, readyOn } = row
    const { dish } = sheetOf(row)
    const fields = {
      slug: slugOfTitle(title),
      sku: skuOf(key),
      title,
      description: row.description,
      composition: row.composition,
      nutrition: row.nutrition,
      allergens: row.allergens,
      vat: row.vat,
      unit: row.unit,
      measure: row.measure,
      maxSaleQuantity: row.maxSaleQuantity,
      image: row.image,
      hue: null,
    }
    const made = {
      organizationId,
      price: row.price,
      ...(furtherPictures.length > 0 && { furtherPictures }),
      isEnabled: false,
    }
    const nothing: StockSetting =
      kind === 'unlimited'
        ? { kind }
        : kind === 'harvest' && readyOn !== null
          ? { kind, onHand: 0, readyOn }
          : { kind: 'counted', onHand: 0 }
    const [copy = 0] = dish
      ? await menus.createDishes(tx, author, [
          {
            ...made,
            sectionId: dish.sectionId,
            product: fields,
            fields: { ...dish, groups: groupsOfCopy(dish.groups), origins: [] },
            stock: nothing,
          },
        ])
      : [
          await products.createProduct(tx, author, {
            ...made,
            categoryId: row.categoryId,
            furtherCategoryIds: row.furtherCategoryIds,
            fields: {
              ...fields,
              shelfLife: row.shelfLife,
              storage: row.storage,
              isWeight: row.isWeight,
              productionSchedule: row.productionSchedule,
              attributes: row.attributes,
            },
            specialPrices: [],
            stock: nothing,
          }),
        ]
    if (first && (first.alt !== '' || first.focus))
      await products.changePictures(
        tx,
        author,
        { organizationId, productId: copy },
        { kind: 'describe', source: first.source, alt: first.alt, focus: first.focus },
      )
    return copy
  })
}
