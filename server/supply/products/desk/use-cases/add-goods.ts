import type { NewGoodsProduct } from '@okolitsa/contracts/products/goods-product.ts'
import type { ProductFields } from '@okolitsa/domain/catalog/product-fields.ts'
import { plainPicture } from '@okolitsa/domain/images/gallery.ts'
import { fromRoubles } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Author } from '../../../../people/audit/ports.ts'
import type { Executor } from '../../../../platform/db/client.ts'
import type { NewDish } from '../../../menus/ports.ts'
import type { NewProduct } from '../../ports.ts'
import { skuOf, slugOfTitle } from '../../public.ts'
import { findGoodsBySku, type GoodsCategoryRow, listGoodsCategories } from '../store/goods-product.store.ts'
import type { EditGoodsDeps } from './edit-goods.ts'

/** A photo is shown around its middle until its seller says otherwise. */
const MIDDLE = { x: 50, y: 50 }
/** A product as its seller first tells of it; what is not said yet is empty. Refuses a category without farmers' goods. */
function newGoods(
  organizationId: number,
  said: NewGoodsProduct,
  { category, photos }: { readonly category: GoodsCategoryRow | undefined; readonly photos: readonly string[] },
): NewProduct {
  if (!category) throw new Refusal('BAD_REQUEST', { errors: { categoryId: 'wrongValue' } })
  const { key, title, unit, measure, isWeight, composition, shelfLife, storage, price, onHand, isOnSale } = said
  const [first, ...further] = photos.map((source) => ({ source, alt: '', focus: MIDDLE }))
  const cover = first ?? plainPicture(category.image)
  const fields: ProductFields = {
    slug: slugOfTitle(title),
    sku: skuOf(key),
    title,
    description: '',
    composition,
    shelfLife,
    storage,
    nutrition: null,
    allergens: [],
    vat: null,
    unit,
    measure,
    isWeight,
    maxSaleQuantity: null,
    productionSchedule: null,
    attributes: {},
    image: cover.source,
    hue: null,
  }
  return {
    organizationId,
    categoryId: category.id,
    furtherCategoryIds: [],
    fields,
    price: fromRoubles(price),
    specialPrices: [],
    stock: onHand === undefined ? { kind: 'unlimited' } : { kind: 'counted', onHand },
    ...(further.length > 0 && { furtherPictures: further }),
    isEnabled: isOnSale,
  }
}

/** A dish as its restaurant first tells of it: its place in the menu is asked, and questions are written later. */
async function newDish(
  { menus }: Pick<EditGoodsDeps, 'menus'>,
  tx: Executor,
  organizationId: number,
  said: NewGoodsProduct,
  photos: readonly string[],
): Promise<NewDish> {
  const { key, title, unit, measure, isWeight, composition, price, onHand, isOnSale, sectionId } = said
  const restaurant = await menus.restaurantOf(tx, organizationId)
  if (!restaurant) throw new Refusal('NOT_FOUND')
  if (sectionId === undefined) throw new Refusal('BAD_REQUEST', { errors: { sectionId: 'required' } })
  if (isWeight) throw new Refusal('BAD_REQUEST', { errors: { isWeight: 'wrongValue' } })
  const [first, ...further] = photos.map((source) => ({ source, alt: '', focus: MIDDLE }))
  return {
    organizationId,
    sectionId,
    product: {
      slug: slugOfTitle(title),
      sku: skuOf(key),
      title,
      description: '',
      composition,
      nutrition: null,
      allergens: [],
      vat: null,
      unit,
      measure,
      maxSaleQuantity: null,
      // the restaurant's own stands for it until it has one
      image: first?.source ?? restaurant.image,
      hue: null,
    },
    fields: { served: null, isSpicy: false, isMeatless: false, groups: [], origins: [] },
    price: fromRoubles(price),
    stock: onHand === undefined ? { kind: 'unlimited' } : { kind: 'counted', onHand },
    ...(further.length > 0 && { furtherPictures: further }),
    isEnabled: isOnSale,
  }
}

/**
 * Adds a product of a farm or a dish of a restaurant with its photos, which lie in the archive already; answers its id, and whether
 * it was not there before. Refuses BAD_REQUEST with the mistakes of the fields.
 */
export function addGoods(
  { database, products, sellers, menus }: EditGoodsDeps,
  author: Author,
  { organizationId, type }: { readonly organizationId: number; readonly type: 'farmer' | 'restaurant' },
  said: NewGoodsProduct,
  photos: readonly string[],
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const add = async (tx: Executor): Promise<number> => {
    if (type === 'restaurant') {
      const [dish = 0] = await menus.createDishes(tx, author, [
        await newDish({ menus }, tx, organizationId, said, photos),
      ])
      return dish
    }
    const category = (await listGoodsCategories(tx)).find(({ id }) => id === said.categoryId)
    return products.createProduct(tx, author, newGoods(organizationId, said, { category, photos }))
  }
  return database.inTransaction(async (tx) => {
    // two presses of one form follow each other here
    await sellers.takeSellers(tx, [organizationId])
    const made = await findGoodsBySku(tx, organizationId, skuOf(said.key))
    if (made !== null) return { id: made, isNew: false }
    const id = await add(tx)
    const [first] = photos
    // a drawing is shown whole, a photo fills its frame
    if (first)
      await products.changePictures(
        tx,
        author,
        { organizationId, productId: id },
        { kind: 'describe', source: first, focus: MIDDLE },
      )
    return { id, isNew: true }
  })
}
