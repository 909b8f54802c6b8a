import type { NounNames } from './names.ts'

/** Texts of a noun's files on the wire and on the server, by path. */
export const serverFiles = (names: NounNames, migration: string): Readonly<Record<string, string>> => {
  const { context, many, camel, pascal, upper, one, onePascal, oneKebab, table } = names
  const folder = `server/${context}/${many}`
  return {
    [`contracts/${many}/${many}.endpoints.ts`]: `import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'

/** Maximum stored per customer; the oldest are deleted. */
export const MAX_${upper} = 100

const ${one}Schema = z.object({ id: z.number().int(), text: z.string() })
export type ${onePascal} = z.output<typeof ${one}Schema>

/** The customer's own ${many}. */
export const ${camel}Endpoints = defineEndpoints({
  list${pascal}: {
    method: 'GET',
    path: '/api/v1/${many}',
    access: 'customer',
    summary: 'The customer’s ${many}, newest first',
    answer: z.object({ items: z.array(${one}Schema) }),
  },
  add${onePascal}: {
    method: 'POST',
    once: true,
    path: '/api/v1/${many}',
    access: 'customer',
    summary: 'Adds one; over the ceiling the oldest go',
    body: z.object({ text: z.string().trim().min(1, 'required').max(500, 'tooLong') }),
    answer: ${one}Schema,
  },
})
`,
    [`server/db/migrations/${migration}-${many}.sql`]: `create table ${table} (
  id integer generated always as identity primary key,
  customer_id integer not null references customer on delete cascade,
  text text not null check (length(text) between 1 and 500)
);
comment on table ${table} is 'What a customer keeps as ${many}; the greatest id is the newest.';
create index ${table}_customer on ${table} (customer_id, id desc);
`,
    [`${folder}/store/${oneKebab}.store.ts`]: `import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

interface ${onePascal}Row {
  readonly id: number
  readonly text: string
}

/** Newest first. */
export const list${pascal} = (executor: Executor, { customerId }: CustomerScope): Promise<${onePascal}Row[]> =>
  run<${onePascal}Row>(executor, 'select id, text from ${table} where customer_id = $1 order by id desc', [customerId])

/** Adds one and deletes the oldest above the maximum. */
export async function add${onePascal}(
  tx: Executor,
  { customerId }: CustomerScope,
  text: string,
  most: number,
): Promise<${onePascal}Row> {
  const [added] = await run<${onePascal}Row>(
    tx,
    'insert into ${table} (customer_id, text) values ($1, $2) returning id, text',
    [customerId, text],
  )
  await run(
    tx,
    \`delete from ${table} where customer_id = $1 and id in
       (select id from ${table} where customer_id = $1 order by id desc offset $2)\`,
    [customerId, most],
  )
  if (!added) throw new Error('nothing was added')
  return added
}
`,
    [`${folder}/http/${many}.handlers.ts`]: `import { MAX_${upper}, type ${camel}Endpoints } from '@okolitsa/contracts/${many}/${many}.endpoints.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import { add${onePascal}, list${pascal} } from '../store/${oneKebab}.store.ts'

/** Handlers of the customer's own ${many}. */
export const ${camel}Handlers = ({ database }: Deps<'database'>): Handlers<typeof ${camel}Endpoints> => ({
  list${pascal}: async ({ scope }) => ({ items: await list${pascal}(database.executor, scope) }),
  add${onePascal}: ({ scope, body }) =>
    database.inTransaction((tx) => add${onePascal}(tx, scope, body.text, MAX_${upper})),
})
`,
    [`${folder}/module.ts`]: `import { ${camel}Endpoints } from '@okolitsa/contracts/${many}/${many}.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { ${camel}Handlers } from './http/${many}.handlers.ts'

export const ${camel}Module = defineModule({
  name: '${camel}',
  uses: [],
  create: ({ database }) => ({ calls: [mounted(${camel}Endpoints, ${camel}Handlers({ database }))] }),
})
`,
    [`${folder}/${many}.http.test.ts`]: `import { MAX_${upper} } from '@okolitsa/contracts/${many}/${many}.endpoints.ts'
import { expect, it } from 'vitest'
import { testDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'

const { call, signIn } = await testApp(await testDatabase())
const PATH = '/api/v1/${many}'
let people = 0
const customer = async () => (await signIn(\`7916600\${String(++people).padStart(4, '0')}\`)).token
const add = (token: string, text: string) => call('POST', PATH, { token, body: { text } })

it('${many} are asked for and added by customers only', async () => {
  expect((await call('GET', PATH)).status).toBe(401)
  expect((await call('POST', PATH, { body: { text: 'one' } })).status).toBe(401)
})

it('${many} are listed newest first, and nobody else’s are among them', async () => {
  const [mine, theirs] = [await customer(), await customer()]
  for (const text of ['one', 'two']) expect((await add(mine, text)).body).toMatchObject({ text })
  await add(theirs, 'three')
  const { status, body } = await call('GET', PATH, { token: mine })
  expect([status, body.items.map(({ text }: { text: string }) => text)]).toEqual([200, ['two', 'one']])
})

it('of ${many} over the ceiling the oldest go', async () => {
  const token = await customer()
  for (let count = 0; count <= MAX_${upper}; count += 1) await add(token, String(count))
  const { items } = (await call('GET', PATH, { token })).body
  expect([items.length, items.at(-1).text]).toEqual([MAX_${upper}, '1'])
})

it.each(['', '   ', 'x'.repeat(501), 7])('${many} refuse a bad text in Russian: %s', async (text) => {
  const { status, body } = await call('POST', PATH, { token: await customer(), body: { text } })
  expect([status, body.errors.text]).toEqual([400, expect.stringMatching(/[а-яё]/i)])
})
`,
  }
}
