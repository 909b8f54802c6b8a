import { type CategoryStory, categoryStoryMistakes } from '@okolitsa/domain/catalog/category-story.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import { lockCategories } from '../store/category.store.ts'
import { deleteStory, findStory, insertStory } from '../store/category-story.store.ts'
import type { ProductDeps } from './product-deps.ts'

/** Sets the texts of a category; null removes them. */
export async function setCategoryStory(
  { audit }: ProductDeps,
  tx: Executor,
  author: Author,
  categoryId: number,
  story: CategoryStory | null,
): Promise<void> {
  refuseMistakes(story ? categoryStoryMistakes(story) : {})
  if (!(await lockCategories(tx)).some(({ id }) => id === categoryId)) throw new Refusal('NOT_FOUND')
  const before = await findStory(tx, categoryId)
  await deleteStory(tx, categoryId)
  if (story) await insertStory(tx, categoryId, story)
  await audit.record(tx, author, [
    {
      action: 'setCategoryStory',
      entity: 'category',
      entityId: categoryId,
      organizationId: null,
      before: { story: before },
      after: { story },
    },
  ])
}
