import type { SpecialPrice } from '@okolitsa/domain/catalog/price.ts'
import {
  type CountedIn,
  categoriesMistakes,
  type ProductFields,
  priceMistakes,
  productMistakes,
  type StockSetting,
  specialPricesMistakes,
  stockMistakes,
} from '@okolitsa/domain/catalog/product-fields.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { mistakesOf, whole } from '@okolitsa/domain/validation/field-rules.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { orTaken, refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { ProductRef } from '../ports.ts'
import {
  deleteFurtherCategories,
  deleteSpecialPrices,
  insertFurtherCategories,
  insertSpecialPrices,
  listFurtherCategories,
  listSpecialPrices,
  saveProduct,
} from '../store/product.store.ts'
import { conclude, demandCategories, PRODUCT_TAKEN, type ProductDeps, takeProduct } from './product-deps.ts'

/** As much as one delivery to the shelf may bring or take. */
const MOST_ADDED = 1_000_000_000

export async function changeProduct(
  deps: ProductDeps,
  tx: Executor,
  author: Author,
  ref: ProductRef,
  change: Partial<Omit<ProductFields, CountedIn | 'image'>>,
): Promise<void> {
  const product = await takeProduct(deps, tx, ref)
  // pictures have a command of their own
  const { unit, isWeight, image } = product.fields
  const fields = { ...product.fields, ...change, unit, isWeight, image }
  refuseMistakes(productMistakes(fields))
  await orTaken(PRODUCT_TAKEN, () => saveProduct(tx, { ...product, fields }))
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
  const product = await takeProduct(deps, tx, ref)
  await demandCategories(
    tx,
    new Map([
      ['categoryId', [categoryId]],
      ['furtherCategoryIds', furtherCategoryIds],
    ]),
  )
  const before = await listFurtherCategories(tx, ref.productId)
  await saveProduct(tx, { ...product, categoryId })
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

export async function setEnabled(
  deps: ProductDeps,
  tx: Executor,
  author: Author,
  ref: ProductRef,
  isEnabled: boolean,
): Promise<void> {
  const product = await takeProduct(deps, tx, ref)
  await saveProduct(tx, { ...product, isEnabled })
  await conclude(deps, tx, author, ref, {
    action: isEnabled ? 'enableProduct' : 'disableProduct',
    before: { isEnabled: product.isEnabled },
    after: { isEnabled },
  })
}

/** What there is, and the day before which a harvest is not brought: both are said together. */
export async function setStock(
  deps: ProductDeps,
  tx: Executor,
  author: Author,
  ref: ProductRef,
  stock: StockSetting,
): Promise<void> {
  refuseMistakes(stockMistakes(stock))
  const product = await takeProduct(deps, tx, ref)
  const [before] = await deps.stock.takeLevels(tx, [ref.productId])
  if (!before) throw new Refusal('NOT_FOUND')
  const { kind } = stock
  const onHand = stock.kind === 'unlimited' ? 0 : stock.onHand
  const harvestReadyOn = stock.kind === 'harvest' ? stock.readyOn : null
  await deps.stock.setLevel(tx, { productId: ref.productId, kind, onHand })
  await saveProduct(tx, { ...product, harvestReadyOn })
  await conclude(deps, tx, author, ref, {
    action: 'setStock',
    entity: 'stock',
    before: { kind: before.kind, onHand: before.onHand, readyOn: product.harvestReadyOn },
    after: { kind, onHand, readyOn: harvestReadyOn },
  })
}

export async function addStock(
  deps: ProductDeps,
  tx: Executor,
  author: Author,
  ref: ProductRef,
  amount: number,
): Promise<number> {
  refuseMistakes(mistakesOf({ amount: whole(-MOST_ADDED, MOST_ADDED) }, { amount }))
  await takeProduct(deps, tx, ref)
  const onHand = await deps.stock.addOnHand(tx, ref.productId, amount)
  // no read model holds amounts: they change with every order
  await deps.audit.record(tx, author, [
    {
      action: 'addStock',
      entity: 'stock',
      entityId: ref.productId,
      organizationId: ref.organizationId,
      before: { onHand: onHand - amount },
      after: { onHand },
    },
  ])
  return onHand
}
