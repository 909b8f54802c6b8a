import { forbiddenMistakes } from '@okolitsa/domain/catalog/alcohol.ts'
import type { SpecialPrice } from '@okolitsa/domain/catalog/price.ts'
import {
  type CountedIn,
  categoriesMistakes,
  type ProductFields,
  priceMistakes,
  productMistakes,
  specialPricesMistakes,
} from '@okolitsa/domain/catalog/product-fields.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { orTaken, refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { ProductRef } from '../ports.ts'
import { alcoholWords } from '../store/alcohol.store.ts'
import { isRenamed, saveNames } from '../store/many-products.store.ts'
import {
  deleteFurtherCategories,
  deleteSpecialPrices,
  insertFurtherCategories,
  insertSpecialPrices,
  listFurtherCategories,
  listSpecialPrices,
  saveArchived,
  saveProduct,
} from '../store/product.store.ts'
import { saveChecks } from '../store/product-check.store.ts'
import { conclude, demandCategories, PRODUCT_TAKEN, type ProductDeps, takeProduct } from './product-deps.ts'
import { contentIn, saveSettled, settle } from './settle-check.ts'
import { demandAllowedByTax } from './tax-rules.ts'

export async function changeProduct(
  deps: ProductDeps,
  tx: Executor,
  author: Author,
  ref: ProductRef,
  change: Partial<Omit<ProductFields, CountedIn | 'image'>>,
): Promise<void> {
  const product = await takeProduct(deps, tx, ref, true)
  // pictures are changed by a separate command
  const { unit, isWeight, image } = product.fields
  const fields = { ...product.fields, ...change, unit, isWeight, image }
  refuseMistakes({ ...forbiddenMistakes(await alcoholWords(tx), fields), ...productMistakes(fields) })
  const settled = settle(author, product, { ...product, fields }, contentIn(change))
  if (isRenamed(product, settled.product)) await orTaken(PRODUCT_TAKEN, () => saveNames(tx, [settled.product]))
  await saveSettled(tx, product, settled)
  await conclude(deps, tx, author, ref, {
    action: 'changeProduct',
    before: { ...product.fields },
    after: { ...fields },
  })
}

export async function setPrice(
  deps: ProductDeps,
  tx: Executor,
  author: Author,
  ref: ProductRef,
  price: Kopecks,
): Promise<void> {
  refuseMistakes(priceMistakes(price))
  const product = await takeProduct(deps, tx, ref)
  await saveProduct(tx, { ...product, price })
  await conclude(deps, tx, author, ref, {
    action: 'setPrice',
    before: { price: product.price },
    after: { price },
  })
}

export async function setSpecialPrices(
  deps: ProductDeps,
  tx: Executor,
  author: Author,
  ref: ProductRef,
  specials: readonly SpecialPrice[],
): Promise<void> {
  const product = await takeProduct(deps, tx, ref)
  refuseMistakes(specialPricesMistakes(specials, product.price))
  const before = await listSpecialPrices(tx, ref.productId)
  await deleteSpecialPrices(tx, ref.productId)
  await insertSpecialPrices(
    tx,
    specials.map((special) => ({ ...special, productId: ref.productId })),
  )
  await conclude(deps, tx, author, ref, {
    action: 'setSpecialPrices',
    before: { specialPrices: before },
    after: { specialPrices: await listSpecialPrices(tx, ref.productId) },
  })
}

export async function setCategory(
  deps: ProductDeps,
  tx: Executor,
  author: Author,
  ref: ProductRef,
  { categoryId, furtherCategoryIds }: { readonly categoryId: number; readonly furtherCategoryIds: readonly number[] },
): Promise<void> {
  refuseMistakes(categoriesMistakes(categoryId, furtherCategoryIds))
  const product = await takeProduct(deps, tx, ref, true)
  await demandCategories(
    tx,
    new Map([
      ['categoryId', [categoryId]],
      ['furtherCategoryIds', furtherCategoryIds],
    ]),
  )
  const before = await listFurtherCategories(tx, ref.productId)
  if (product.isEnabled) await demandPlace(tx, ref, [categoryId, ...furtherCategoryIds])
  await saveSettled(tx, product, settle(author, product, product, { categoryId }))
  await deleteFurtherCategories(tx, ref.productId)
  await insertFurtherCategories(
    tx,
    furtherCategoryIds.map((id) => ({ productId: ref.productId, categoryId: id })),
  )
  await conclude(deps, tx, author, ref, {
    action: 'setCategory',
    before: { categoryId: product.categoryId, furtherCategoryIds: before },
    after: { categoryId, furtherCategoryIds: furtherCategoryIds.toSorted((a, b) => a - b) },
  })
}

/** Refuses to sell goods in categories that the tax of their seller does not allow. */
const demandPlace = (tx: Executor, { organizationId }: ProductRef, categoryIds: readonly number[]) =>
  demandAllowedByTax(tx, [{ organizationId, categoryIds, field: 'categoryId' }])

export async function setEnabled(
  deps: ProductDeps,
  tx: Executor,
  author: Author,
  ref: ProductRef,
  isEnabled: boolean,
): Promise<void> {
  const product = await takeProduct(deps, tx, ref, true)
  if (isEnabled) await demandPlace(tx, ref, [product.categoryId, ...(await listFurtherCategories(tx, ref.productId))])
  await saveSettled(tx, product, settle(author, product, product, {}, isEnabled))
  await conclude(deps, tx, author, ref, {
    action: isEnabled ? 'enableProduct' : 'disableProduct',
    before: { isEnabled: product.isEnabled },
    after: { isEnabled },
  })
}

export async function setArchived(
  deps: ProductDeps,
  tx: Executor,
  author: Author,
  ref: ProductRef,
  isArchived: boolean,
): Promise<void> {
  const product = await takeProduct(deps, tx, ref, true)
  const { isEnabled } = product
  const wasArchived = await saveArchived(tx, ref.productId, isArchived)
  if (isArchived) await saveChecks(tx, settle(author, product, product, {}, false).checks)
  await conclude(deps, tx, author, ref, {
    action: isArchived ? 'archiveProduct' : 'restoreProduct',
    before: { isArchived: wasArchived, isEnabled },
    after: { isArchived, isEnabled: isEnabled && !isArchived },
  })
}
