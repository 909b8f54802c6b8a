import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { FARM, OTHER_FARM, twoFarms } from '../../testing/two-farms.data.ts'
import { madeOnce } from './made-once.ts'

const shop = await twoFarms()
const OLGA = await shop.staff(FARM)
const IVAN = await shop.staff(OTHER_FARM, 'Ivan')
const links = async () => (await shop.sql('select id from courier_link')).length
const create = (key: string | null, body: object = {}, token = OLGA) =>
  shop.call('POST', '/v1/cabinet/couriers/links', {
    headers: { authorization: `Bearer ${token}`, ...(key !== null && { 'idempotency-key': key }) },
    body: { organizationId: FARM, day: '2026-11-23', courierName: 'Сергей', ...body },
  })
afterAll(async () => expect(await shop.sql('select 1 from call_key where answer is null')).toEqual([]))

it('creates one item when a call arrives twice, and returns the same answer', async () => {
  const key = randomUUID()
  const twins = await Promise.all([create(key), create(key), create(key)])
  expect(twins.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(twins.map(({ body }) => body.url)).size).toBe(1)
  expect((await create(key)).body).toEqual(twins[0]?.body)
  expect(await links()).toBe(1)
  expect((await create(randomUUID())).body.url).not.toBe(twins[0]?.body.url)
  expect(await links()).toBe(2)
})

it('refuses a key that was sent with another request, and a key that is too short', async () => {
  const key = randomUUID()
  await create(key)
  const other = await create(key, { courierName: 'Пётр' })
  expect([other.status, other.body.code]).toEqual([400, 'IDEMPOTENCY_KEY_REUSED'])
  expect((await create('short')).status).toBe(400)
})

it('separates the keys of different people after authentication', async () => {
  const key = randomUUID()
  await create(key)
  const before = await links()
  const ivans = await create(key, { organizationId: OTHER_FARM }, IVAN)
  expect([ivans.status, await links()]).toEqual([201, before + 1])
  expect((await create(key, {}, 'nobody')).status).toBe(401)
  expect((await create(key, {}, IVAN)).status).not.toBe(201)
})

it('frees the key when the call was refused', async () => {
  const key = randomUUID()
  const foreign = { organizationId: OTHER_FARM }
  expect((await create(key, foreign)).status).toBe(404)
  expect((await create(key)).status).toBe(201)
})

it('encrypts the stored answer with the key', async () => {
  const key = randomUUID()
  const { body } = await create(key)
  const kept = await shop.sql<{ answer: Buffer }>('select answer from call_key')
  expect(kept.some(({ answer }) => answer.toString('latin1').includes(body.url))).toBe(false)
})

it('allows a repeat when the node of the first call died long ago', async () => {
  const once = madeOnce(shop.database.executor)
  const call = { of: 'POST /thing', key: 'a-key-of-a-press', request: {} }
  await shop.sql('select 1')
  let made = 0
  const make = async () => ({ made: ++made })
  expect(await once(call, make)).toEqual({ made: 1 })
  await shop.sql(
    "update call_key set answer = null, claimed_at = claimed_at - interval '3 minutes' where request_hash = sha256('{}')",
  )
  expect(await once(call, make)).toEqual({ made: 2 })
})
