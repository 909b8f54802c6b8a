import type { ReviewTag } from '@okolitsa/domain/reviews/review-tags.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export const listReviewTags = (executor: Executor): Promise<ReviewTag[]> =>
  run<ReviewTag>(
    executor,
    `select id, kind, about, sections, trades, title, title_en as "titleEn", position, is_offered as "isOffered"
       from review_tag order by position, id`,
  )

/** Inserts tags or replaces those with these ids. */
export async function upsertReviewTags(tx: Executor, tags: readonly ReviewTag[]): Promise<void> {
  await run(
    tx,
    `insert into review_tag (id, kind, about, sections, trades, title, title_en, position, is_offered)
     select id, kind, about, sections, trades, title, "titleEn", position, "isOffered"
       from jsonb_to_recordset($1::jsonb) as t (id integer, kind text, about text, sections text[], trades text[],
         title text, "titleEn" text, position integer, "isOffered" boolean)
     on conflict (id) do update set kind = excluded.kind, about = excluded.about, sections = excluded.sections,
       trades = excluded.trades, title = excluded.title, title_en = excluded.title_en, position = excluded.position,
       is_offered = excluded.is_offered`,
    [JSON.stringify(tags)],
  )
}

/** Makes other changes of tags wait until the end of the transaction. */
export async function lockReviewTags(tx: Executor): Promise<void> {
  await run(tx, 'lock table review_tag in share row exclusive mode')
}

/** Ids for new tags. */
export async function newTagIds(tx: Executor, count: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    "select nextval(pg_get_serial_sequence('review_tag', 'id'))::int as id from generate_series(1, $1::int)",
    [count],
  )
  return rows.map(({ id }) => id)
}
