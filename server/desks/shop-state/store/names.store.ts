import { type Executor, run } from '../../../platform/db/client.ts'

/** Names of people by their ids. */
export async function listNames(executor: Executor, staffIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await run<{ id: number; name: string }>(
    executor,
    'select id, name from staff_person where id = any($1::int[])',
    [staffIds],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
