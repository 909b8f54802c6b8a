import { type Executor, run } from '../../../platform/db/client.ts'

export interface PersonName {
  readonly id: number
  readonly name: string
  readonly isOfOffice: boolean
}

/** People by their ids. */
export async function listPeople(executor: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, PersonName>> {
  const rows = await run<{ id: number; name: string; isOfOffice: boolean }>(
    executor,
    'select id, name, is_administrator as "isOfOffice" from staff_person where id = any($1::int[])',
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Present and former people of the office, by name. */
export const listOfficePeople = (executor: Executor, most: number): Promise<{ staffId: number; name: string }[]> =>
  run<{ staffId: number; name: string }>(
    executor,
    'select id as "staffId", name from staff_person where is_administrator order by name, id limit $1',
    [most],
  )

export async function listSellerTitles(
  executor: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await run<{ id: number; title: string }>(
    executor,
    'select id, title from seller_card where id = any($1::int[])',
    [ids],
  )
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Ids of people and sellers whose name contains the words. */
export async function findNamed(
  executor: Executor,
  words: string,
  most: number,
): Promise<{ staffIds: number[]; organizationIds: number[] }> {
  const [row] = await run<{ staffIds: number[]; organizationIds: number[] }>(
    executor,
    `select array(select id from staff_person where strpos(lower(name), lower($1::text)) > 0 order by id limit $2) as "staffIds",
       array(select id from seller_card where strpos(lower(title), lower($1::text)) > 0 order by id limit $2)
         as "organizationIds"`,
    [words, most],
  )
  return row ?? { staffIds: [], organizationIds: [] }
}
