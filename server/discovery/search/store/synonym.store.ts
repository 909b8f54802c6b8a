import { type Executor, run } from '../../../platform/db/client.ts'
import type { Synonym } from '../ports.ts'

/** Pairs of which a word begins with the text, with the number of all of them. */
export const listSynonyms = (
  executor: Executor,
  search: string,
  most: number,
): Promise<(Synonym & { readonly total: number })[]> =>
  run<Synonym & { readonly total: number }>(
    executor,
    `select word, means, is_mutual as "isMutual", count(*) over ()::int as total from search_synonym
      where word <> means and (starts_with(word, fold_text($1)) or starts_with(means, fold_text($1)))
      order by word, means limit $2`,
    [search, most],
  )

export async function lockSynonym(tx: Executor, word: string, means: string): Promise<Synonym | null> {
  const [row] = await run<Synonym>(
    tx,
    `select word, means, is_mutual as "isMutual" from search_synonym
     where word = fold_text($1) and means = fold_text($2) for update`,
    [word, means],
  )
  return row ?? null
}

export async function writeSynonym(tx: Executor, { word, means, isMutual }: Synonym): Promise<void> {
  await run(
    tx,
    `insert into search_synonym (word, means, is_mutual) values (fold_text($1), fold_text($2), $3)
     on conflict (word, means) do update set is_mutual = excluded.is_mutual`,
    [word, means, isMutual],
  )
}

export async function deleteSynonym(tx: Executor, { word, means }: Synonym): Promise<void> {
  await run(tx, 'delete from search_synonym where word = $1 and means = $2', [word, means])
}
