import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { sealAudit } from '../../people/audit/store/audit-chain.store.ts'
import { becomeOwner } from '../../people/office/office-browser.data.ts'
import { openDatabase, run } from '../../platform/db/client.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { writeStaff } from '../../testing/staff.data.ts'
import { testApp } from '../../testing.ts'

const url = await demoDatabase()
const database = openDatabase(url)
afterAll(() => database.close())
const sql = <Row>(text: string, values: unknown[] = []) => run<Row>(database.executor, text, values)
const now = new Date()
const bank = {
  loginUrl: 'http://bank.test',
  clientOf: async ({ value }: { value: string }) => ({ subject: value.split('.')[0] ?? '', name: value }),
}
// before the shop keeps the settings in memory
await sql("update market set settings = jsonb_set(settings, '{contacts,email}', '\"owner@market.test\"')")
const shop = await testApp(url, { bank, clock: () => now })
const { browser: owner } = await becomeOwner(shop, { now: () => now })
const ownerId: number = (await owner.call('GET', '/v1/office/me')).body.id
await writeStaff(database.pool, {
  subject: 'farmer',
  name: 'Farmer',
  role: 'owner',
  organizationId: 101,
})
await sealAudit(database.executor)

/** A product of the demo with its seller. */
const [product = { id: 0, title: '', sellerId: 0, seller: '' }] = await sql<{
  id: number
  title: string
  sellerId: number
  seller: string
}>(
  `select product.id, product.title, seller_card.id as "sellerId", seller_card.title as seller
     from product join seller_card on seller_card.id = organization_id where organization_id is not null
    order by product.id limit 1`,
)
const log = (query: Record<string, string | number> = {}) =>
  owner.call('GET', `/v1/office/log?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`)
const actionsOf = async (query: Record<string, string | number>) =>
  (await log(query)).body.items.map(({ action }: { action: string }) => action)

describe('the log', () => {
  it('shows entries, the newest first, with author, thing, change, origin and hash', async () => {
    const { status, body } = await log()
    expect(status).toBe(200)
    const ids = body.items.map(({ id }: { id: number }) => id)
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a))
    const signIn = body.items.find(({ action }: { action: string }) => action === 'signIn')
    expect(signIn).toMatchObject({
      kind: 'change',
      who: { staffId: ownerId, name: 'Марина Аверина', isOfOffice: true },
      service: null,
      origin: { network: '127.0.*.*' },
      entity: 'office_session',
      seller: null,
      isErased: false,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      requestId: expect.any(String),
    })
    expect(signIn.changes).toContainEqual({ field: 'factor', before: null, after: 'totp' })
    expect(body.people).toContainEqual({ staffId: ownerId, name: 'Марина Аверина' })
    expect(body.chain).toMatchObject({ entries: expect.any(Number), since: expect.any(String) })
    expect(body.chain.entries).toBeGreaterThan(5)
  })

  it('names the seller and the product of an entry', async () => {
    const { body } = await log({ entity: 'product', subject: product.id })
    expect(body.items[0]).toMatchObject({
      title: product.title,
      seller: { id: product.sellerId, title: product.seller },
    })
  })

  it.each([
    ['a person', () => ({ person: ownerId }), 'signIn', 'createSeller'],
    ['a name', () => ({ search: 'аверина' }), 'signIn', 'createSeller'],
    ['words of an action', () => ({ search: 'вход в офис' }), 'signIn', 'createProduct'],
    ['a seller', () => ({ search: product.seller.toUpperCase() }), 'createProduct', 'signIn'],
    ['a number', () => ({ search: `№ ${product.sellerId}` }), 'createSeller', 'signIn'],
    ['an action', () => ({ action: 'signIn' }), 'signIn', 'createSeller'],
    ['a thing', () => ({ entity: 'seller', subject: product.sellerId }), 'createSeller', 'signIn'],
  ])('finds entries by %s', async (_, query, found, other) => {
    const actions = await actionsOf(query())
    expect(actions).toContain(found)
    expect(actions).not.toContain(other)
  })

  it('finds entries by day, in Moscow', async () => {
    const today = new Date(now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10)
    const tomorrow = new Date(now.getTime() + 27 * 3_600_000).toISOString().slice(0, 10)
    expect(await actionsOf({ from: today, to: today })).toContain('signIn')
    expect(await actionsOf({ from: tomorrow })).toEqual([])
  })

  it('goes through all pages without gaps and repetitions', async () => {
    await sql(`insert into audit_entry (service, action, entity, entity_id, after)
      select 'test', 'page', 'product', n::text, '{}' from generate_series(1, 120) as n`)
    const seen: number[] = []
    for (let before: number | null = 0; before !== null; ) {
      const { body } = await log({ action: 'page', ...(before > 0 && { before }) })
      seen.push(...body.items.map(({ id }: { id: number }) => id))
      before = body.next
    }
    expect(seen).toHaveLength(120)
    expect(new Set(seen).size).toBe(120)
  })

  it('explains wrong filters in Russian', async () => {
    const { status, body } = await log({ kind: 'x', from: 'yesterday', person: 'me' })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toMatch(/[а-я]{4}/i)
  })
})

describe('the export', () => {
  const exported = (body: object) => owner.call('POST', '/v1/office/log/export', { body })

  it('has the filtered entries, who made it, and is an entry itself', async () => {
    const { status, body } = await exported({ action: 'signIn' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: expect.stringMatching(/\.csv$/), rows: 1, isCut: false })
    expect(body.text).toMatch(/^\uFEFF.*Марина Аверина/)
    expect(body.text.split('\r\n')).toHaveLength(4)
    const [entry] = (await log({ kind: 'read' })).body.items
    expect(entry).toMatchObject({ action: 'exportLog', who: { staffId: ownerId } })
    expect(entry.changes).toContainEqual({ field: 'rows', before: null, after: 1 })
  })

  it('needs a fresh factor', async () => {
    await sql("update office_session set factor_at = factor_at - interval '16 minutes'")
    expect(await exported({})).toMatchObject({ status: 403, body: { code: 'FACTOR_NEEDED' } })
    await sql("update office_session set factor_at = factor_at + interval '16 minutes'")
  })

  it('explains wrong filters', async () => {
    expect((await exported({ from: 'x' })).status).toBe(400)
  })
})

describe('access', () => {
  it('is refused to guests and people of sellers', async () => {
    const { body } = await shop.call('POST', `/v1/auth/by-external-token?externalToken=farmer.${randomUUID()}`)
    for (const token of [undefined, (await shop.signIn('79160000009')).token, body.token]) {
      const options = token === undefined ? {} : { token }
      expect((await shop.call('GET', '/v1/office/log', options)).status).toBe(401)
      expect((await shop.call('POST', '/v1/office/log/export', { ...options, body: {} })).status).toBe(401)
    }
  })

  it('is refused to other roles, and the refusal is an entry', async () => {
    for (const role of ['support', 'curator', 'moderator', 'editor', 'accountant', 'analyst']) {
      await sql('update office_member set roles = $1', [[role]])
      expect((await log()).status).toBe(403)
    }
    await sql(`update office_member set roles = array['owner']`)
    const { body } = await log({ kind: 'refusal' })
    expect(body.items).toHaveLength(6)
    expect(body.items[0]).toMatchObject({ action: 'refused', entityId: 'listLog', who: { staffId: ownerId } })
    expect(body.items[0].changes).toContainEqual({ field: 'permission', before: null, after: 'seeLog' })
  })
})

it('lets the last hash of a day leave once, by the log and by a letter', async () => {
  await sealAudit(database.executor)
  await shop.app.work.periodic.find(({ name }) => name === 'send-audit-hash')?.run()
  await shop.app.work.periodic.find(({ name }) => name === 'send-audit-hash')?.run()
  const [day] = await sql<{ day: string; hash: string }>(
    `select day::text as day, encode(hash, 'hex') as hash from audit_day`,
  )
  expect(await sql('select day from audit_day')).toHaveLength(1)
  expect(day?.hash).toMatch(/^[0-9a-f]{64}$/)
  const letters = shop.letters.filter(({ to }) => to === 'owner@market.test')
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toContain(day?.hash)
})
