import { forbiddenMistakes } from '@okolitsa/domain/catalog/alcohol.ts'
import {
  priceMistakes,
  productMistakes,
  specialPricesMistakes,
  stockMistakes,
} from '@okolitsa/domain/catalog/product-fields.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { mistakesInList } from '@okolitsa/domain/validation/field-rules.ts'
import type { AuditedChange, Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { orTaken, refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { ProductChange } from '../ports.ts'
import { alcoholWords } from '../store/alcohol.store.ts'
import {
  deleteFurtherPairs,
  deleteSpecialPricesOf,
  isRenamed,
  listSpecialPricesOf,
  lockProducts,
  saveNames,
  saveProducts,
  type TakenProduct,
} from '../store/many-products.store.ts'
import { insertSpecialPrices, type ProductState } from '../store/product.store.ts'
import { saveChecks } from '../store/product-check.store.ts'
import { demandCategories, PRODUCT_TAKEN, type ProductDeps, staffOf } from './product-deps.ts'
import { contentIn, contentOf, type Settlement, settle, writeOtherPictures } from './settle-check.ts'
import { demandAllowedByTax } from './tax-rules.ts'

/** Locks the seller, then its products, then their stock, each in the order of ids. */
export async function takeProducts(
  { sellers, stock }: ProductDeps,
  tx: Executor,
  organizationId: number,
  productIds: readonly number[],
): Promise<void> {
  await sellers.takeSellers(tx, [organizationId])
  const taken = await lockProducts(tx, organizationId, productIds)
  await stock.takeLevels(
    tx,
    taken.map(({ id }) => id),
  )
}

/** A change of one product: its state before, as asked, and what is written by the rule of checks. */
interface Step {
  readonly change: ProductChange
  readonly before: TakenProduct
  readonly after: ProductState
  readonly settled: Settlement
}

/** Changes many products of one seller; all or none. */
export async function changeProducts(
  deps: ProductDeps,
  tx: Executor,
  author: Author,
  organizationId: number,
  changes: readonly ProductChange[],
): Promise<void> {
  await deps.sellers.takeSellers(tx, [organizationId])
  const ids = changes.map(({ productId }) => productId)
  const isChecked = changes.some(
    ({ fields, categoryId, isEnabled }) => fields || (categoryId ?? isEnabled) !== undefined,
  )
  const locked = await lockProducts(tx, organizationId, ids, isChecked)
  const taken = new Map(locked.map((product) => [product.id, product]))
  const steps = changes.flatMap((change): Step[] => {
    const before = taken.get(change.productId)
    if (!before) return []
    const after = changed(before, change)
    return [{ change, before, after, settled: settledChange(author, before, after, change) }]
  })
  // an id is unknown, repeated, or belongs to another seller
  if (steps.length < ids.length || taken.size < ids.length) throw new Refusal('NOT_FOUND')
  refuseMistakes(mistakesInList(steps, 'changes', mistakesOfStep))
  const words = steps.some(({ change }) => change.fields) ? await alcoholWords(tx) : null
  refuseMistakes(
    mistakesInList(steps, 'changes', ({ change, after }) =>
      words && change.fields ? forbiddenMistakes(words, after.fields) : {},
    ),
  )
  await demandCategories(
    tx,
    new Map(
      changes.flatMap(({ categoryId }, index) =>
        categoryId === undefined ? [] : [[`changes.${index}.categoryId`, [categoryId]] as const],
      ),
    ),
  )
  await demandAllowedByTax(
    tx,
    steps.flatMap(({ change, after }, index) => {
      const isPlaced = after.isEnabled && (change.categoryId !== undefined || change.isEnabled !== undefined)
      return isPlaced ? [{ organizationId, categoryIds: [after.categoryId], field: `changes.${index}.categoryId` }] : []
    }),
  )
  const renamed = steps.filter(({ before, after }) => isRenamed(before, after))
  await orTaken(PRODUCT_TAKEN, () =>
    saveNames(
      tx,
      renamed.map(({ after }) => after),
    ),
  )
  const stockEntries = await setStocks(deps, tx, author, steps)
  await saveProducts(
    tx,
    steps.map(({ settled }) => settled.product),
  )
  for (const { before, settled } of steps) await writeOtherPictures(tx, before, settled)
  await saveChecks(
    tx,
    steps.flatMap(({ settled }) => settled.checks),
  )
  await deleteFurtherPairs(
    tx,
    changes.flatMap(({ productId, categoryId }) => (categoryId === undefined ? [] : [{ productId, categoryId }])),
  )
  const specialEntries = await setSpecials(tx, steps)
  await deps.readModels.refreshProducts(tx, ids)
  const entries = [...steps.flatMap(ownEntries), ...stockEntries, ...specialEntries]
  await deps.audit.record(
    tx,
    author,
    entries.map((entry) => ({ entity: 'product', organizationId, ...entry })),
  )
}

function changed(before: ProductState, { fields, price, stock, categoryId, isEnabled }: ProductChange): ProductState {
  const { unit, isWeight, image } = before.fields
  return {
    ...before,
    fields: { ...before.fields, ...fields, unit, isWeight, image },
    price: price ?? before.price,
    categoryId: categoryId ?? before.categoryId,
    isEnabled: isEnabled ?? before.isEnabled,
    ...(stock && { harvestReadyOn: stock.kind === 'harvest' ? stock.readyOn : null }),
  }
}

const settledChange = (
  author: Author,
  before: TakenProduct,
  after: ProductState,
  { fields = {}, categoryId, isEnabled }: ProductChange,
): Settlement => {
  if (!before.facts) return { product: after, live: contentOf(before), checks: [] }
  const content = { ...contentIn(fields), ...(categoryId !== undefined && { categoryId }) }
  return settle(author, before, after, content, isEnabled)
}

const mistakesOfStep = ({ change, after }: Step) => ({
  ...(change.fields && productMistakes(after.fields)),
  ...priceMistakes(after.price),
  ...(change.specialPrices && specialPricesMistakes(change.specialPrices, after.price)),
  ...(change.stock && stockMistakes(change.stock)),
})

type Entry = Pick<AuditedChange, 'action' | 'entityId' | 'before' | 'after'> & Partial<Pick<AuditedChange, 'entity'>>

/** Audit entries of the product's own row; unchanged fields leave none. */
function ownEntries({ change, before, after }: Step): Entry[] {
  const entityId = after.id
  const entry = (action: string, was: object, is: object): Entry => ({
    action,
    entityId,
    before: { ...was } as Entry['before'],
    after: { ...is } as Entry['after'],
  })
  return [
    ...(change.fields ? [entry('changeProduct', before.fields, after.fields)] : []),
    ...(change.price === undefined ? [] : [entry('setPrice', { price: before.price }, { price: after.price })]),
    ...(change.categoryId === undefined
      ? []
      : [entry('setCategory', { categoryId: before.categoryId }, { categoryId: after.categoryId })]),
    ...(change.isEnabled === undefined
      ? []
      : [
          entry(
            after.isEnabled ? 'enableProduct' : 'disableProduct',
            { isEnabled: before.isEnabled },
            { isEnabled: after.isEnabled },
          ),
        ]),
  ]
}

async function setStocks(
  { stock }: ProductDeps,
  tx: Executor,
  author: Author,
  steps: readonly Step[],
): Promise<Entry[]> {
  const asked = steps.flatMap((step) => (step.change.stock ? [{ ...step, setting: step.change.stock }] : []))
  if (asked.length === 0) return []
  const ids = asked.map(({ after }) => after.id)
  const levels = new Map((await stock.takeLevels(tx, ids)).map((level) => [level.productId, level]))
  const onHandOf = (setting: (typeof asked)[number]['setting']) => (setting.kind === 'unlimited' ? 0 : setting.onHand)
  await stock.setLevels(
    tx,
    asked.map(({ after, setting }) => ({ productId: after.id, kind: setting.kind, onHand: onHandOf(setting) })),
    staffOf(author),
  )
  return asked.map(({ before, after, setting }) => {
    const was = levels.get(after.id)
    return {
      action: 'setStock',
      entity: 'stock',
      entityId: after.id,
      before: { kind: was?.kind ?? null, onHand: was?.onHand ?? null, readyOn: before.harvestReadyOn },
      after: { kind: setting.kind, onHand: onHandOf(setting), readyOn: after.harvestReadyOn },
    }
  })
}

async function setSpecials(tx: Executor, steps: readonly Step[]): Promise<Entry[]> {
  const asked = steps.flatMap(({ after: { id }, change: { specialPrices } }) =>
    specialPrices ? [{ id, specialPrices }] : [],
  )
  if (asked.length === 0) return []
  const ids = asked.map(({ id }) => id)
  const grouped = async () => Map.groupBy(await listSpecialPricesOf(tx, ids), ({ productId }) => productId)
  const before = await grouped()
  await deleteSpecialPricesOf(tx, ids)
  await insertSpecialPrices(
    tx,
    asked.flatMap(({ id, specialPrices }) => specialPrices.map((special) => ({ ...special, productId: id }))),
  )
  const after = await grouped()
  const pricesOf = (all: typeof before, id: number) =>
    (all.get(id) ?? []).map(({ price, from, to }) => ({ price, from, to }))
  return ids.map((id) => ({
    action: 'setSpecialPrices',
    entityId: id,
    before: { specialPrices: pricesOf(before, id) },
    after: { specialPrices: pricesOf(after, id) },
  }))
}
