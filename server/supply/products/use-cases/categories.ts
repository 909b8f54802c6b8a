import { isAddressOfAnother, oldKeysRenamed } from '@okolitsa/domain/catalog/category-addresses.ts'
import { positionsPlaced } from '@okolitsa/domain/catalog/category-order.ts'
import { type CategoryFields, categoryMistakes, isAbove } from '@okolitsa/domain/catalog/product-fields.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { mistakesInList } from '@okolitsa/domain/validation/field-rules.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { orTaken, refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { NewCategory } from '../ports.ts'
import {
  insertCategories,
  type LockedCategory,
  lockCategories,
  nextCategoryIds,
  saveCategory,
  savePositions,
} from '../store/category.store.ts'
import type { ProductDeps } from './product-deps.ts'

/** Unique constraints of categories by field. */
export const CATEGORY_TAKEN = { category_url_key_key: 'urlKey', category_pkey: 'id' }

/** Fields of a category on cards and in the word index. */
const SHOWN_ON_CARDS = ['parentId', 'urlKey', 'title', 'hue', 'synonyms'] as const

/** True = an existing category changes on cards or in the word index. */
export const isShownOtherwise = (before: CategoryFields | undefined, after: CategoryFields): boolean =>
  before !== undefined && SHOWN_ON_CARDS.some((field) => String(before[field]) !== String(after[field]))

/** A category as the owner of its addresses. */
export const addressed = ({ id, oldKeys, fields: { urlKey } }: LockedCategory) => ({ id, urlKey, oldKeys })

/** True = the address is a present or former one of another category. */
const isTaken = (locked: readonly LockedCategory[], id: number | null, urlKey: string): boolean =>
  isAddressOfAnother(locked.map(addressed), id, urlKey)

/** The category in the state that its editor saw. @throws Refusal NOT_FOUND, CATEGORY_CHANGED */
export function takenCategory(locked: readonly LockedCategory[], id: number, version?: number): LockedCategory {
  const found = locked.find((one) => one.id === id)
  if (!found) throw new Refusal('NOT_FOUND')
  if (version !== undefined && found.version !== version) throw new Refusal('CATEGORY_CHANGED')
  return found
}

/** Adds categories, parents before children; returns their ids in order. */
export async function createCategories(
  { audit }: ProductDeps,
  tx: Executor,
  author: Author,
  categories: readonly NewCategory[],
): Promise<number[]> {
  refuseMistakes(mistakesInList(categories, 'categories', ({ fields }) => categoryMistakes(fields)))
  const locked = await lockCategories(tx)
  const known = new Set(locked.map(({ id }) => id))
  const generated = await nextCategoryIds(tx, categories.filter(({ id }) => id === undefined).length)
  const added = categories.map(({ id, fields }) => ({ id: id ?? generated.shift() ?? 0, fields }))
  for (const [index, { id, fields }] of added.entries()) {
    const isOrphan = fields.parentId !== null && !known.has(fields.parentId)
    refuseMistakes(isOrphan ? { [`categories.${index}.parentId`]: 'wrongValue' } : {})
    refuseMistakes(isTaken(locked, null, fields.urlKey) ? { [`categories.${index}.urlKey`]: 'taken' } : {})
    known.add(id)
  }
  await orTaken(CATEGORY_TAKEN, () => insertCategories(tx, added))
  await audit.record(
    tx,
    author,
    added.map(({ id, fields }) => ({
      action: 'createCategory',
      entity: 'category',
      entityId: id,
      organizationId: null,
      before: null,
      after: { ...fields },
    })),
  )
  return added.map(({ id }) => id)
}

export async function changeCategory(
  { audit, readModels }: ProductDeps,
  tx: Executor,
  author: Author,
  categoryId: number,
  change: Partial<CategoryFields>,
  version?: number,
): Promise<void> {
  const locked = await lockCategories(tx)
  const all = new Map(locked.map(({ id, fields }) => [id, fields]))
  const taken = takenCategory(locked, categoryId, version)
  const before = taken.fields
  const fields = { ...before, ...change }
  refuseMistakes(categoryMistakes(fields))
  const { parentId } = fields
  const parents = new Map([...all].map(([id, one]) => [id, one.parentId]))
  const isWrong = parentId !== null && (!all.has(parentId) || isAbove(categoryId, parentId, parents))
  refuseMistakes(isWrong ? { parentId: 'wrongValue' } : {})
  refuseMistakes(isTaken(locked, categoryId, fields.urlKey) ? { urlKey: 'taken' } : {})
  const oldKeys = oldKeysRenamed(addressed(taken), fields.urlKey)
  await orTaken(CATEGORY_TAKEN, () => saveCategory(tx, { id: categoryId, fields, oldKeys }))
  if (isShownOtherwise(before, fields)) await readModels.refreshCategories(tx, [categoryId])
  await audit.record(tx, author, [
    {
      action: 'changeCategory',
      entity: 'category',
      entityId: categoryId,
      organizationId: null,
      before: { ...before },
      after: { ...fields },
    },
  ])
}

/**
 * Puts a category under a parent (null = at the top), before one of its subcategories (null = at the end).
 * @throws Refusal NOT_FOUND, CATEGORY_CHANGED, VALIDATION_FAILED
 */
export async function placeCategory(
  deps: ProductDeps,
  tx: Executor,
  author: Author,
  categoryId: number,
  { version, parentId, before }: { version: number; parentId: number | null; before: number | null },
): Promise<void> {
  const locked = await lockCategories(tx)
  const { trade } = takenCategory(locked, categoryId, version)
  const siblings = locked.flatMap(({ id, trade: other, fields }) =>
    other === trade && fields.parentId === parentId ? [{ id, position: fields.position }] : [],
  )
  const isKnown = before === null || (before !== categoryId && siblings.some(({ id }) => id === before))
  refuseMistakes(isKnown ? {} : { before: 'wrongValue' })
  const positions = positionsPlaced(siblings, categoryId, before)
  const position = positions.find(({ id }) => id === categoryId)?.position
  await savePositions(tx, positions)
  await changeCategory(deps, tx, author, categoryId, { parentId, ...(position !== undefined && { position }) }, version)
}
