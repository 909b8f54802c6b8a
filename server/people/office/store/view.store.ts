import type { ViewList } from '@okolitsa/domain/office/saved-views.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Maximum views of a list that one person sees. */
const MAX_SHOWN = 200

export interface ViewRow {
  id: number
  name: string
  query: string
  isShared: boolean
  memberId: number
  author: string
}

/** Own and shared views of a list, own ones first. */
export const listViews = (executor: Executor, memberId: number, list: ViewList): Promise<ViewRow[]> =>
  run<ViewRow>(
    executor,
    `select view.id, view.name, query, is_shared as "isShared", member_id as "memberId", member.name as author
       from office_view view join office_member member on member.id = member_id
      where list = $2 and (member_id = $1 or is_shared)
      order by member_id <> $1, lower(view.name), view.id limit ${MAX_SHOWN}`,
    [memberId, list],
  )

/** Saves a view, or replaces the own one of that name. False = the person has `most` others in the list already. */
export async function saveView(
  tx: Executor,
  view: Pick<ViewRow, 'memberId' | 'name' | 'query' | 'isShared'> & {
    readonly list: ViewList
    readonly now: Date
    readonly most: number
  },
): Promise<boolean> {
  const rows = await run(
    tx,
    `insert into office_view (member_id, list, name, query, is_shared, saved_at)
     select $1, $2, $3, $4, $5, $6
      where (select count(*) from office_view where member_id = $1 and list = $2 and name <> $3) < $7
     on conflict (member_id, list, name)
       do update set query = excluded.query, is_shared = excluded.is_shared, saved_at = excluded.saved_at
     returning id`,
    [view.memberId, view.list, view.name, view.query, view.isShared, view.now, view.most],
  )
  return rows.length > 0
}

/** A view that the person sees; null = there is none. */
export async function findView(
  executor: Executor,
  memberId: number,
  id: number,
): Promise<{ readonly memberId: number; readonly list: ViewList } | null> {
  const [row] = await run<{ memberId: number; list: ViewList }>(
    executor,
    `select member_id as "memberId", list from office_view where id = $2 and (member_id = $1 or is_shared)`,
    [memberId, id],
  )
  return row ?? null
}

/** Renames and shares a view of a person. False = another view of the person in the list has the name. */
export async function renameView(
  tx: Executor,
  view: { readonly id: number; readonly memberId: number; readonly name: string; readonly isShared: boolean },
): Promise<boolean> {
  const rows = await run(
    tx,
    `update office_view set name = $3, is_shared = $4 where id = $1 and member_id = $2
       and not exists (select from office_view other where other.member_id = $2 and other.list = office_view.list
         and other.name = $3 and other.id <> $1) returning id`,
    [view.id, view.memberId, view.name, view.isShared],
  )
  return rows.length > 0
}

export async function removeView(executor: Executor, memberId: number, id: number): Promise<void> {
  await run(executor, 'delete from office_view where id = $1 and member_id = $2', [id, memberId])
}
