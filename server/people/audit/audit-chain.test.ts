import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { INTEGRITY_SQL } from '../../db/check-integrity.ts'
import { causedBy } from '../../platform/db/cause.ts'
import { openDatabase, run } from '../../platform/db/client.ts'
import { testDatabase } from '../../platform/db/testing.ts'
import { createAuditModule } from './module.ts'
import { personalData } from './personal-data.ts'
import type { AuditedChange } from './ports.ts'
import { countLate, sealAudit } from './store/audit-chain.store.ts'

const url = await testDatabase()
const database = openDatabase(url, { max: 12 })
/** A second node of the shop. */
const other = openDatabase(url)
afterAll(() => Promise.all([database.close(), other.close()]))
const { executor } = database
const sql = <Row>(text: string, values: unknown[] = []) => run<Row>(executor, text, values)
const audit = createAuditModule()
const AUTHOR = { kind: 'service', name: 'test' } as const

const changeOf = (entityId: number | string, more: Partial<AuditedChange> = {}): AuditedChange => ({
  action: 'change',
  entity: 'product',
  entityId,
  organizationId: null,
  before: { price: 1 },
  after: { price: 2 },
  ...more,
})
const record = (...changes: AuditedChange[]) => database.inTransaction((tx) => audit.record(tx, AUTHOR, changes))
const chain = () =>
  sql<{ position: number; entityId: string }>(
    `select position, entity_id as "entityId" from audit_chain join audit_entry on id = audit_chain.entry_id order by 1`,
  )
const problems = async () => (await sql<{ problem: string }>(INTEGRITY_SQL)).map(({ problem }) => problem)

/** Runs statements as an intruder with the rights of the owner of the tables; all is rolled back. */
async function problemsAfter(...statements: string[]): Promise<string[]> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    for (const table of ['audit_entry', 'audit_chain', 'audit_day'])
      await client.query(`alter table ${table} disable trigger all`)
    for (const statement of statements) await client.query(statement)
    return (await client.query<{ problem: string }>(INTEGRITY_SQL)).rows.map(({ problem }) => problem)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

beforeEach(async () => {
  const tables = ['audit_entry', 'audit_chain', 'audit_day']
  for (const table of tables) await sql(`alter table ${table} disable trigger user`)
  for (const table of [...tables, 'audit_unsealed', 'audit_backlog', 'audit_personal'])
    await sql(`delete from ${table}`)
  const triggers = await sql<{ table: string; name: string }>(
    `select tgrelid::regclass::text as table, tgname::text as name from pg_trigger
      where tgrelid = any ($1::text[]::regclass[]) and not tgisinternal`,
    [tables],
  )
  for (const { table, name } of triggers) await sql(`alter table ${table} enable always trigger ${name}`)
})

describe('the chain', () => {
  it('contains each committed entry once when two nodes seal while eight people write', async () => {
    let isWriting = true
    const sealers = [database, other].map(async (node) => {
      while (isWriting) await sealAudit(node.executor)
    })
    const writers = Array.from({ length: 8 }, async (_, person) => {
      for (let turn = 0; turn < 25; turn += 1) {
        await database
          .inTransaction(async (tx) => {
            await audit.record(tx, AUTHOR, [changeOf(`${person}-${turn}`)])
            await run(tx, 'select pg_sleep(random() * 0.01)')
            if (turn % 5 === 4) throw new Error('taken back')
          })
          .catch(() => {})
      }
    })
    await Promise.all(writers)
    isWriting = false
    await Promise.all(sealers)
    await sealAudit(executor)

    const links = await chain()
    expect(links.map(({ position }) => position)).toEqual(Array.from({ length: 160 }, (_, index) => index + 1))
    expect(new Set(links.map(({ entityId }) => entityId)).size).toBe(160)
    for (let person = 0; person < 8; person += 1) {
      const turns = links.map(({ entityId }) => entityId.split('-').map(Number)).filter(([who]) => who === person)
      expect(turns.map(([, turn]) => turn)).toEqual(turns.map(([, turn]) => turn).toSorted((a = 0, b = 0) => a - b))
    }
    expect(await problems()).toEqual([])
  })

  it('takes an entry whose transaction ends later after those committed before', async () => {
    await database.inTransaction(async (tx) => {
      await audit.record(tx, AUTHOR, [changeOf('late')])
      await audit.record(other.executor, AUTHOR, [changeOf('early')])
      await sealAudit(other.executor)
    })
    await sealAudit(executor)
    expect((await chain()).map(({ entityId }) => entityId)).toEqual(['early', 'late'])
  })

  it('takes entries older than itself first, in batches', async () => {
    await record(changeOf('old'), changeOf('older'))
    await sql('delete from audit_unsealed')
    await sql('insert into audit_backlog (next_id, last_id) select 1, max(id) from audit_entry')
    await record(changeOf('new'))
    expect(await problems()).toEqual([])
    await sql('select seal_audit(1) as sealed')
    await sql('select seal_audit(1) as sealed')
    await sql('select seal_audit(1) as sealed')
    await sealAudit(executor)
    expect((await chain()).map(({ entityId }) => entityId)).toEqual(['old', 'older', 'new'])
    expect(await sql('select from audit_backlog')).toEqual([])
    expect(await problems()).toEqual([])
  })

  it('reports entries that wait for the sealer for more than a minute', async () => {
    await record(changeOf('waits'))
    expect(await countLate(executor)).toBe(0)
    await sql(`insert into audit_entry (at, service, action, entity, entity_id, after)
      values (shop_now() - interval '2 minutes', 'test', 'change', 'product', '1', '{}')`)
    expect(await countLate(executor)).toBe(1)
  })
})

describe('the check', () => {
  beforeEach(async () => {
    await record(changeOf('a'), changeOf('b'), changeOf('c'))
    await sealAudit(executor)
    await sql(`insert into audit_day (day, position, hash) select date '2026-11-29', position, hash from audit_chain
      where position = 3`)
  })

  it('is silent when no entry was touched', async () => {
    expect(await problemsAfter()).toEqual([])
  })

  it.each([
    [
      'a changed entry',
      `update audit_entry set after = '{"price": 3}' where entity_id = 'b'`,
      /does not match the chain/,
    ],
    ['a changed author', `update audit_entry set service = 'other' where entity_id = 'c'`, /does not match the chain/],
    ['a deleted entry', `delete from audit_entry where entity_id = 'b'`, /does not match the chain/],
    ['an entry cut out of the chain', 'delete from audit_chain where position = 2', /neither sealed nor waiting/],
    [
      'an inserted entry',
      `insert into audit_entry (service, action, entity, entity_id, after) values ('x', 'x', 'product', 'x', '{}')`,
      /neither sealed nor waiting/,
    ],
    [
      'a tail that was cut and written anew',
      `with gone as (delete from audit_chain where position = 3 returning *)
       insert into audit_chain select 3, entry_id, sha256('x') from gone where false`,
      /the hash of 2026-11-29 is not in the chain/,
    ],
  ])('finds %s', async (_, statement, problem) => {
    expect((await problemsAfter(statement)).join('\n')).toMatch(problem)
  })
})

it.each(['update audit_entry set reason = null', 'delete from audit_entry', 'truncate audit_entry'])(
  'refuses «%s», also without other triggers',
  async (statement) => {
    await record(changeOf('kept'))
    await expect(sql(statement)).rejects.toThrow('audit entries are never changed')
    const bare = database.inTransaction(async (tx) => {
      await run(tx, "set local session_replication_role = 'replica'")
      await run(tx, statement)
    })
    await expect(bare).rejects.toThrow('audit entries are never changed')
  },
)

it.each(['update audit_chain set position = 9', 'delete from audit_chain', 'truncate audit_chain'])(
  'refuses «%s»',
  async (statement) => {
    await expect(sql(statement)).rejects.toThrow('audit entries are never changed')
  },
)

describe('personal values', () => {
  const ABOUT = { entity: 'customer', entityId: 7, action: 'changeName' } as const
  const read = () => audit.listOf(executor, { entity: 'customer', entityId: 7, organizationId: null }, 5)

  it('stand in the entry as salted hashes and are shown as they are', async () => {
    await record(changeOf(7, { ...ABOUT, before: { name: 'Anna', level: 1 }, after: { name: 'Annette', level: 2 } }))
    const [entry] = await sql<{ before: object }>('select before from audit_entry')
    expect(entry?.before).toEqual({ level: 1, name: { hash: expect.stringMatching(/^[0-9a-f]{64}$/) } })
    expect(await read()).toMatchObject([{ before: { name: 'Anna', level: 1 }, after: { name: 'Annette', level: 2 } }])
  })

  it('have another hash in each entry', async () => {
    for (const level of [1, 2]) await record(changeOf(7, { ...ABOUT, before: null, after: { name: 'Anna', level } }))
    const hashes = await sql<{ hash: string }>(`select distinct after -> 'name' ->> 'hash' as hash from audit_entry`)
    expect(hashes).toHaveLength(2)
  })

  it('are erased with their salts, and the chain still matches', async () => {
    await record(changeOf(7, { ...ABOUT, before: null, after: { name: 'Anna' } }))
    await record(changeOf(8, { ...ABOUT, entityId: 8, before: null, after: { name: 'Boris' } }))
    await sealAudit(executor)
    await database.inTransaction((tx) => personalData.erase(tx, 7))
    expect(await read()).toMatchObject([{ before: null, after: { name: null } }])
    expect(await sql('select salt from audit_personal')).toHaveLength(1)
    expect(await problems()).toEqual([])
  })

  it('that were changed are found by the check', async () => {
    await record(changeOf(7, { ...ABOUT, before: null, after: { name: 'Anna' } }))
    await sealAudit(executor)
    expect(await problemsAfter(`update audit_personal set after = '{"name": "Boris"}'`)).toEqual([
      expect.stringMatching(/personal values of audit entry \d+ do not match/),
    ])
  })
})

it('records where the request came from, and the request', async () => {
  const origin = () => ({ network: '95.84.*.*', browser: 'chrome', system: 'windows' })
  await causedBy('request-1', () => record(changeOf('a')), origin)
  await causedBy('request-2', () => record(changeOf('b')))
  expect(await sql('select request_id as request, network, browser, system from audit_entry order by id')).toEqual([
    { request: 'request-1', network: '95.84.*.*', browser: 'chrome', system: 'windows' },
    { request: 'request-2', network: null, browser: null, system: null },
  ])
})
