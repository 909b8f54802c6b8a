import { type Executor, run } from '../../../platform/db/client.ts'
import type { ModerationWord } from '../ports.ts'

export const listWords = (executor: Executor): Promise<ModerationWord[]> =>
  run<ModerationWord>(executor, 'select phrase, is_held as "isHeld" from moderation_word order by phrase')

/** Sets a phrase; returns its former value. The lock makes two writers follow each other. */
export async function saveWord(
  tx: Executor,
  { phrase, isHeld, staffId, most }: ModerationWord & { readonly staffId: number; readonly most: number },
): Promise<{ readonly before: boolean | null; readonly isFull: boolean }> {
  await run(tx, 'lock table moderation_word in share row exclusive mode')
  const [row = { before: null, count: 0 }] = await run<{ before: boolean | null; count: number }>(
    tx,
    `select (select is_held from moderation_word where phrase = $1) as before,
       (select count(*)::int from moderation_word) as count`,
    [phrase],
  )
  const isFull = row.before === null && row.count >= most
  if (!isFull)
    await run(
      tx,
      `insert into moderation_word (phrase, is_held, staff_id) values ($1, $2, $3)
       on conflict (phrase) do update set is_held = excluded.is_held, staff_id = excluded.staff_id`,
      [phrase, isHeld, staffId],
    )
  return { before: row.before, isFull }
}

/** Removes a phrase; returns its former value, null = there was none. */
export async function deleteWord(tx: Executor, phrase: string): Promise<boolean | null> {
  const [row] = await run<{ before: boolean }>(
    tx,
    'delete from moderation_word where phrase = $1 returning is_held as before',
    [phrase],
  )
  return row?.before ?? null
}
