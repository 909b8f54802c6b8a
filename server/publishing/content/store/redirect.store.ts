import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

interface RedirectRow {
  readonly from: string
  readonly to: string
}

/** All redirects, for the memory of a node and for a plan. */
export const listAllRedirects = (executor: Executor, most: number): Promise<RedirectRow[]> =>
  run<RedirectRow>(executor, 'select path as "from", target as "to" from content_redirect order by path limit $1', [
    most,
  ])

/** Lets one transaction at a time change redirects, because a plan is made of all of them. */
export async function lockRedirects(tx: Executor): Promise<void> {
  await run(tx, 'lock table content_redirect in share row exclusive mode')
}

export interface ListedRedirect extends RedirectRow {
  readonly id: number
  readonly uses: number
  readonly lastUsedOn: string | null
  readonly total: number
}

export const listRedirects = (
  executor: Executor,
  { search, after, most }: { readonly search: string; readonly after: string; readonly most: number },
): Promise<ListedRedirect[]> =>
  run<ListedRedirect>(
    executor,
    `select id, path as "from", target as "to", uses::float8 as uses, last_used_on::text as "lastUsedOn",
       (select count(*)::int from content_redirect) as total
       from content_redirect
      where path > $2 and (strpos(path, $1) > 0 or strpos(target, $1) > 0 or $1 = '')
      order by path limit $3`,
    [search, after, most],
  )

export async function writeRedirects(
  tx: Executor,
  rows: readonly RedirectRow[],
  { staffId, now }: { readonly staffId: number; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    `insert into content_redirect (path, target, staff_id, saved_at)
     select path, target, $3, $4 from unnest($1::text[], $2::text[]) as given (path, target)
     on conflict (path) do update set target = excluded.target, staff_id = excluded.staff_id,
       saved_at = excluded.saved_at`,
    [rows.map(({ from }) => from), rows.map(({ to }) => to), staffId, now],
  )
}

/** The removed redirect; null = none has this id. */
export async function deleteRedirect(tx: Executor, id: number): Promise<RedirectRow | null> {
  const [row] = await run<RedirectRow>(
    tx,
    'delete from content_redirect where id = $1 returning path as "from", target as "to"',
    [id],
  )
  return row ?? null
}

/** Adds counted uses; the rows are taken in the order of their paths, so that nodes do not wait for each other. */
export async function addUses(executor: Executor, uses: ReadonlyMap<string, number>, day: IsoDate): Promise<void> {
  await run(
    executor,
    `update content_redirect set uses = content_redirect.uses + counted.uses, last_used_on = $3::date
       from (
         select redirect.id, given.uses from unnest($1::text[], $2::int[]) as given (path, uses)
           join content_redirect redirect on redirect.path = given.path order by redirect.path for update of redirect
       ) as counted
      where content_redirect.id = counted.id`,
    [[...uses.keys()], [...uses.values()], day],
  )
}
