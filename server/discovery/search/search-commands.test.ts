import { afterAll, expect, it } from 'vitest'
import { createAuditModule } from '../../people/audit/module.ts'
import { openDatabase, run } from '../../platform/db/client.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { createSearchCommands } from './search-commands.ts'

const database = openDatabase(await demoDatabase())
afterAll(() => database.close())
const { executor, inTransaction } = database
const commands = createSearchCommands({ audit: createAuditModule() })
const author = { kind: 'service', name: 'test' } as const
const found = async (word: string) => {
  const rows = await run<{ title: string }>(
    executor,
    `select p.title from product_search f join product p on p.id = f.product_id
     where f.vector @@ (read_search($1, false)).query order by p.popularity desc limit 3`,
    [word],
  )
  return rows.map(({ title }) => title).join(' ')
}

it('applies a synonym immediately, and in both directions when mutual, and audits each change', async () => {
  expect(await found('кругляшики')).toBe('')
  const pair = { word: 'Кругляшики', means: 'Сырники' }
  await inTransaction((tx) => commands.setSynonym(tx, author, { ...pair, isMutual: false }))
  expect(await found('кругляшиков')).toMatch(/сырник/i)
  await inTransaction((tx) => commands.setSynonym(tx, author, { ...pair, isMutual: true }))
  await inTransaction((tx) => commands.removeSynonym(tx, author, pair))
  expect(await found('кругляшики')).toBe('')
  await expect(inTransaction((tx) => commands.removeSynonym(tx, author, pair))).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const trail = await run<{ action: string }>(
    executor,
    `select action from audit_entry where entity = 'search_synonym' order by id`,
  )
  expect(trail.map(({ action }) => action)).toEqual(['setSynonym', 'setSynonym', 'removeSynonym'])
})

it('refuses synonyms of several words', async () => {
  for (const word of ['два слова', '!', 'x'.repeat(41)])
    await expect(
      inTransaction((tx) => commands.setSynonym(tx, author, { word, means: 'сыр', isMutual: false })),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

it('has a hand-written dictionary, and every rule over sections and compositions matches the demo world', async () => {
  const [count] = await run<{ pairs: number }>(
    executor,
    'select count(*)::int as pairs from search_synonym where word <> means',
  )
  expect(count?.pairs).toBeGreaterThanOrEqual(150)
  const empty = await run<{ pattern: string }>(
    executor,
    `select pattern from search_intent w where claim is null and not exists (select from product_search f where f.vector @@ w.rule)`,
  )
  expect(empty).toEqual([])
})

it('excludes from a diet the products without the necessary facts', async () => {
  const wrong = await run(
    executor,
    `select p.id from search_intent w join product_search f on f.vector @@ w.rule join product p on p.id = f.product_id
     where w.title = 'без глютена' and (p.composition = '' or 'глютен' = any(p.allergens))`,
  )
  expect(wrong).toEqual([])
})
