import type { AlcoholWords } from '@okolitsa/domain/catalog/alcohol.ts'
import { STOP_REASONS, type StopPhrase, type StopReason } from '@okolitsa/domain/catalog/stop-list.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export async function alcoholWords(executor: Executor): Promise<AlcoholWords> {
  const rows = await run<{ word: string; says: string }>(
    executor,
    `select word, says from alcohol_word union all select phrase, 'stop ' || reason from stop_word`,
  )
  const saying = (says: string) => rows.filter((row) => row.says === says).map(({ word }) => word)
  return {
    drinks: new Set(saying('drink')),
    prepositions: new Set(saying('preposition')),
    without: saying('without'),
    strength: new Set(saying('strength')),
    food: new Set(saying('food')),
    joining: new Set(saying('joining')),
    sale: saying('sale'),
    negation: new Set(saying('negation')),
    events: saying('event'),
    containers: new Set(saying('container')),
    stopList: STOP_REASONS.flatMap((reason) => saying(`stop ${reason}`).map((phrase) => ({ phrase, reason }))),
  }
}

/** A phrase of the stop list with the office person who wrote it; null = the release. */
export interface StopRow extends StopPhrase {
  readonly staffId: number | null
}

export const listStopPhrases = (executor: Executor): Promise<StopRow[]> =>
  run<StopRow>(executor, 'select phrase, reason, staff_id as "staffId" from stop_word order by reason, phrase')

/** Sets the reason of a phrase; returns the former reason. The lock makes two writers follow each other. */
export async function saveStopPhrase(
  tx: Executor,
  { phrase, reason, staffId, most }: StopRow & { readonly most: number },
): Promise<{ readonly before: StopReason | null; readonly isFull: boolean }> {
  await run(tx, 'lock table stop_word in share row exclusive mode')
  const [row = { before: null, count: 0 }] = await run<{ before: StopReason | null; count: number }>(
    tx,
    `select (select reason from stop_word where phrase = $1) as before, (select count(*)::int from stop_word) as count`,
    [phrase],
  )
  const isFull = row.before === null && row.count >= most
  if (!isFull && row.before !== reason)
    await run(
      tx,
      `insert into stop_word (phrase, reason, staff_id) values ($1, $2, $3)
       on conflict (phrase) do update set reason = excluded.reason, staff_id = excluded.staff_id`,
      [phrase, reason, staffId],
    )
  return { before: row.before, isFull }
}

/** Removes a phrase; returns its reason, null = the list has no such phrase. */
export async function deleteStopPhrase(tx: Executor, phrase: string): Promise<StopReason | null> {
  const [row] = await run<{ reason: StopReason }>(tx, 'delete from stop_word where phrase = $1 returning reason', [
    phrase,
  ])
  return row?.reason ?? null
}
