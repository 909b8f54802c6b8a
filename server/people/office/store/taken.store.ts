import type { OfficeRole } from '@okolitsa/domain/office/permissions.ts'
import type { TakenQueue } from '@okolitsa/domain/office/taken-items.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface TakenRow {
  queue: TakenQueue
  id: string
  memberId: number
  name: string
  roles: OfficeRole[]
  since: Date
}

/** True in SQL = the person works on: `$1` is now. */
const WORKS_ON = `office_taken.until > $1 and holder.is_active and exists (
  select from office_session where member_id = holder.id and ended_at is null and expires_at > $1)`

/** Taken items of queues whose person works on, first taken first; the caller checks the person's right. */
export const listTaken = (
  executor: Executor,
  { queues, now }: { readonly queues: readonly TakenQueue[]; readonly now: Date },
): Promise<TakenRow[]> =>
  run<TakenRow>(
    executor,
    `select queue, item_id as id, member_id as "memberId", holder.name, holder.roles, taken_at as since
       from office_taken join office_member as holder on holder.id = member_id
      where queue = any ($2) and ${WORKS_ON} order by taken_at, item_id`,
    [now, queues],
  )

/** Takes an item unless another person works on it. True = the item was not the person's before. */
export async function take(
  tx: Executor,
  item: {
    readonly queue: TakenQueue
    readonly id: string
    readonly memberId: number
    /** Roles without which a person does not work on the queue. */
    readonly roles: readonly OfficeRole[]
    readonly now: Date
    readonly until: Date
  },
): Promise<boolean> {
  const rows = await run<{ isNew: boolean }>(
    tx,
    `insert into office_taken (queue, item_id, member_id, taken_at, until) values ($2, $3, $4, $1, $6)
     on conflict (queue, item_id) do update set member_id = excluded.member_id, until = excluded.until,
       taken_at = case when office_taken.member_id = excluded.member_id and office_taken.until > $1
         then office_taken.taken_at else excluded.taken_at end
      where office_taken.member_id = excluded.member_id or not exists (
        select from office_member as holder
         where holder.id = office_taken.member_id and holder.roles && $5 and ${WORKS_ON})
     returning old.member_id is distinct from new.member_id or old.taken_at <> new.taken_at as "isNew"`,
    [item.now, item.queue, item.id, item.memberId, item.roles, item.until],
  )
  return rows[0]?.isNew ?? false
}

/** Gives an item of the person back. False = it was not theirs. */
export async function giveBack(
  tx: Executor,
  { queue, id, memberId }: { readonly queue: TakenQueue; readonly id: string; readonly memberId: number },
): Promise<boolean> {
  const rows = await run(
    tx,
    'delete from office_taken where queue = $1 and item_id = $2 and member_id = $3 returning 1 as one',
    [queue, id, memberId],
  )
  return rows.length > 0
}

export async function countTaken(executor: Executor, memberId: number, now: Date): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    'select count(*)::int as count from office_taken where member_id = $1 and until > $2',
    [memberId, now],
  )
  return row?.count ?? 0
}

export async function deleteOldTaken(executor: Executor, before: Date): Promise<void> {
  await run(executor, 'delete from office_taken where until < $1', [before])
}
