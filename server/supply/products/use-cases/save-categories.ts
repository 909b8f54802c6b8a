import { oldKeysRenamed } from '@okolitsa/domain/catalog/category-addresses.ts'
import { type CategoryFields, categoryMistakes, isAbove } from '@okolitsa/domain/catalog/product-fields.ts'
import { mistakesInList } from '@okolitsa/domain/validation/field-rules.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { orTaken, refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { SavedCategory } from '../ports.ts'
import { lockCategories, upsertCategories } from '../store/category.store.ts'
import { addressed, CATEGORY_TAKEN, isShownOtherwise } from './categories.ts'
import type { ProductDeps } from './product-deps.ts'

/** Adds categories or replaces those with these ids, in one statement. */
export async function saveCategories(
  { audit, readModels }: ProductDeps,
  tx: Executor,
  author: Author,
  categories: readonly SavedCategory[],
): Promise<void> {
  if (categories.length === 0) return
  refuseMistakes(mistakesInList(categories, 'categories', ({ fields }) => categoryMistakes(fields)))
  const locked = new Map((await lockCategories(tx)).map((one) => [one.id, one]))
  const known = new Map([...locked].map(([id, { fields }]) => [id, fields]))
  const parents = new Map(
    [...[...known].map(([id, fields]) => ({ id, fields })), ...categories].map(({ id, fields }) => [
      id,
      fields.parentId,
    ]),
  )
  refuseMistakes(
    mistakesInList(categories, 'categories', ({ id, fields: { parentId } }) =>
      parentId !== null && (!parents.has(parentId) || isAbove(id, parentId, parents))
        ? { parentId: 'wrongValue' as const }
        : {},
    ),
  )
  await orTaken(CATEGORY_TAKEN, () =>
    upsertCategories(
      tx,
      categories.map(({ id, fields }) => {
        const before = locked.get(id)
        return { id, fields, oldKeys: before ? oldKeysRenamed(addressed(before), fields.urlKey) : [] }
      }),
    ),
  )
  const onCards = categories.filter(({ id, fields }) => isShownOtherwise(known.get(id), fields))
  await readModels.refreshCategories(
    tx,
    onCards.map(({ id }) => id),
  )
  await audit.record(
    tx,
    author,
    categories.map(({ id, fields }) => ({
      action: known.has(id) ? 'changeCategory' : 'createCategory',
      entity: 'category',
      entityId: id,
      organizationId: null,
      before: copyOf(known.get(id)),
      after: { ...fields },
    })),
  )
}

const copyOf = (fields: CategoryFields | undefined) => (fields ? { ...fields } : null)
