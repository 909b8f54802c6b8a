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

/** Default focus point of a photo. */
const MIDDLE = { x: 50, y: 50 }
/** A new product with the submitted fields; other fields are empty. Refuses a category without farmers' products. */
function newGoods(
  organizationId: number,
  input: NewGoodsProduct,
  { category, photos }: { readonly category: GoodsCategoryRow | undefined; readonly photos: readonly string[] },
): NewProduct {
  if (!category) throw new Refusal('BAD_REQUEST', { errors: { categoryId: 'wrongValue' } })
  const { key, title, unit, measure, isWeight, composition, shelfLife, storage, price, onHand, isOnSale } = input
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

/** A new dish; its section is required, and options are added later. */
async function newDish(
  { menus }: Pick<EditGoodsDeps, 'menus'>,
  tx: Executor,
  organizationId: number,
  input: NewGoodsProduct,
  photos: readonly string[],
): Promise<NewDish> {
  const { key, title, unit, measure, isWeight, composition, price, onHand, isOnSale, sectionId } = input
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
      // the restaurant's own picture replaces a missing one
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
 * Adds a farm's product or a restaurant's dish with stored photos; returns its id, and whether it is new. Refuses
 * BAD_REQUEST with the mistakes of the fields.
 */
export function addGoods(
  { database, products, sellers, menus }: EditGoodsDeps,
  author: Author,
  { organizationId, type }: { readonly organizationId: number; readonly type: 'farmer' | 'restaurant' },
  input: NewGoodsProduct,
  photos: readonly string[],
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const add = async (tx: Executor): Promise<number> => {
    if (type === 'restaurant') {
      const [dish = 0] = await menus.createDishes(tx, author, [
        await newDish({ menus }, tx, organizationId, input, photos),
      ])
      return dish
    }
    const category = (await listGoodsCategories(tx)).find(({ id }) => id === input.categoryId)
    return products.createProduct(tx, author, newGoods(organizationId, input, { category, photos }))
  }
  return database.inTransaction(async (tx) => {
    // serializes repeated requests of one form
    await sellers.takeSellers(tx, [organizationId])
    const made = await findGoodsBySku(tx, organizationId, skuOf(input.key))
    if (made !== null) return { id: made, isNew: false }
    const id = await add(tx)
    const [first] = photos
    // a drawing is displayed whole, a photo fills its frame
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
