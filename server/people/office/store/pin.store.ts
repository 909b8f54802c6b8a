import { type Executor, run } from '../../../platform/db/client.ts'

export interface PinRow {
  href: string
  title: string
}

/** Pins of a person, latest first. */
export const listPins = (executor: Executor, memberId: number): Promise<PinRow[]> =>
  run<PinRow>(executor, 'select href, title from office_pin where member_id = $1 order by pinned_at desc, href', [
    memberId,
  ])

/** Pins a page. False = the person has `most` others already. */
export async function pin(
  tx: Executor,
  page: PinRow & { readonly memberId: number; readonly now: Date; readonly most: number },
): Promise<boolean> {
  const rows = await run(
    tx,
    `insert into office_pin (member_id, href, title, pinned_at)
     select $1, $2, $3, $4 where (select count(*) from office_pin where member_id = $1 and href <> $2) < $5
     on conflict (member_id, href) do update set title = excluded.title returning 1 as one`,
    [page.memberId, page.href, page.title, page.now, page.most],
  )
  return rows.length > 0
}

export async function unpin(tx: Executor, memberId: number, href: string): Promise<void> {
  await run(tx, 'delete from office_pin where member_id = $1 and href = $2', [memberId, href])
}
