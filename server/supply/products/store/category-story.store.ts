import type { CategoryStory } from '@okolitsa/domain/catalog/category-story.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export async function findStory(tx: Executor, categoryId: number): Promise<CategoryStory | null> {
  const [row] = await run<CategoryStory>(
    tx,
    `select lead, seo_title as "seoTitle", seo_description as "seoDescription", card_title as "cardTitle",
       card_text as "cardText"
       from category_story where category_id = $1`,
    [categoryId],
  )
  return row ?? null
}

export async function deleteStory(tx: Executor, categoryId: number): Promise<void> {
  await run(tx, 'delete from category_story where category_id = $1', [categoryId])
}

export async function insertStory(tx: Executor, categoryId: number, story: CategoryStory): Promise<void> {
  await run(
    tx,
    `insert into category_story (category_id, lead, seo_title, seo_description, card_title, card_text)
     values ($1, $2, $3, $4, $5, $6)`,
    [categoryId, story.lead, story.seoTitle, story.seoDescription, story.cardTitle, story.cardText],
  )
}
