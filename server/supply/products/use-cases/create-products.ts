import { forbiddenMistakes } from '@okolitsa/domain/catalog/alcohol.ts'
import {
  categoriesMistakes,
  priceMistakes,
  productMistakes,
  specialPricesMistakes,
  stockMistakes,
} from '@okolitsa/domain/catalog/product-fields.ts'
import { galleryMistakes, plainPicture } from '@okolitsa/domain/images/gallery.ts'
import { mistakesInList, mistakesOf, whole } from '@okolitsa/domain/validation/field-rules.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { orTaken, refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { NewProduct } from '../ports.ts'
import { alcoholWords } from '../store/alcohol.store.ts'
import { insertFurtherCategories, insertProducts, insertSpecialPrices, nextProductIds } from '../store/product.store.ts'
import { checkFactsOfSellers, saveChecks } from '../store/product-check.store.ts'
import { insertFurtherPictures } from '../store/product-gallery.store.ts'
import { insertMade } from '../store/product-made.store.ts'
import { PRODUCT_TAKEN, type ProductDeps, refuseUnknown } from './product-deps.ts'
import { settleNew } from './settle-check.ts'
import { demandAllowedByTax } from './tax-rules.ts'

const popularity = whole(0, 1_000)
const NO_TEXTS = { alt: '', focus: null } as const

/** Adds products with prices, categories and stock; returns their ids in order. All or none. */
export async function createProducts(
  deps: ProductDeps,
  tx: Executor,
  author: Author,
  products: readonly NewProduct[],
): Promise<number[]> {
  refuseMistakes(mistakesInList(products, 'products', newProductMistakes))
  const words = await alcoholWords(tx)
  refuseMistakes(mistakesInList(products, 'products', ({ fields }) => forbiddenMistakes(words, fields)))
  await deps.sellers.takeSellers(
    tx,
    products.map((product) => product.organizationId),
  )
  const { known, sellers } = await checkFactsOfSellers(
    tx,
    [...new Set(products.map(({ organizationId }) => organizationId))],
    [...new Set(products.flatMap(({ categoryId, furtherCategoryIds }) => [categoryId, ...furtherCategoryIds]))],
  )
  refuseUnknown(
    known,
    new Map(
      products.flatMap((product, index) => [
        [`products.${index}.categoryId`, [product.categoryId]],
        [`products.${index}.furtherCategoryIds`, product.furtherCategoryIds],
      ]),
    ),
  )
  await demandAllowedByTax(
    tx,
    products.flatMap(({ organizationId, categoryId, furtherCategoryIds, isEnabled = true }, index) => {
      const categoryIds = [categoryId, ...furtherCategoryIds]
      return isEnabled ? [{ organizationId, categoryIds, field: `products.${index}.categoryId` }] : []
    }),
  )
  const generated = await nextProductIds(tx, products.filter(({ id }) => id === undefined).length)
  const added = products.map((product) => ({ ...product, id: product.id ?? generated.shift() ?? 0 }))
  const settled = added.map((asked) => {
    const { id, organizationId, categoryId, fields, price, stock, isEnabled = true } = asked
    const harvestReadyOn = stock.kind === 'harvest' ? stock.readyOn : null
    const product = { id, organizationId, categoryId, fields, price, harvestReadyOn, isEnabled }
    const pictures = [{ ...plainPicture(fields.image), ...asked.seen }, ...(asked.furtherPictures ?? [])]
    return { asked, ...settleNew(author, sellers.get(organizationId), product, pictures) }
  })
  await orTaken(PRODUCT_TAKEN, () =>
    insertProducts(
      tx,
      settled.map(({ product, asked: rest }) => ({
        ...product,
        popularity: rest.popularity ?? 0,
        createdAt: rest.createdAt ?? null,
        seen: rest.seen ?? NO_TEXTS,
      })),
    ),
  )
  await insertMade(
    tx,
    added.flatMap(({ id, made }) => (made ? [{ ...made, productId: id }] : [])),
  )
  await insertFurtherCategories(
    tx,
    added.flatMap(({ id, furtherCategoryIds }) =>
      furtherCategoryIds.map((categoryId) => ({ productId: id, categoryId })),
    ),
  )
  await insertFurtherPictures(
    tx,
    added.flatMap(({ id, furtherPictures = [] }) =>
      furtherPictures.map((picture, index) => ({ ...picture, productId: id, place: index + 2 })),
    ),
  )
  await saveChecks(
    tx,
    settled.flatMap(({ checks }) => checks),
  )
  await insertSpecialPrices(
    tx,
    added.flatMap(({ id, specialPrices }) => specialPrices.map((special) => ({ ...special, productId: id }))),
  )
  await deps.stock.open(
    tx,
    added.map(({ id, stock }) => ({
      productId: id,
      kind: stock.kind,
      onHand: stock.kind === 'unlimited' ? 0 : stock.onHand,
    })),
  )
  const ids = added.map(({ id }) => id)
  await deps.readModels.refreshProducts(tx, ids)
  await deps.audit.record(
    tx,
    author,
    added.map(({ id, organizationId, fields, createdAt: _createdAt, ...rest }) => ({
      action: 'createProduct',
      entity: 'product',
      entityId: id,
      organizationId,
      before: null,
      after: { ...fields, ...rest },
    })),
  )
  return ids
}

const newProductMistakes = (product: NewProduct) => ({
  ...productMistakes(product.fields),
  ...priceMistakes(product.price),
  ...specialPricesMistakes(product.specialPrices, product.price),
  ...stockMistakes(product.stock),
  ...categoriesMistakes(product.categoryId, product.furtherCategoryIds),
  ...((product.furtherPictures || product.seen) &&
    galleryMistakes([{ ...plainPicture(product.fields.image), ...product.seen }, ...(product.furtherPictures ?? [])])),
  ...mistakesOf({ popularity }, { popularity: product.popularity ?? 0 }),
})
