import { afterAll, expect, it } from 'vitest'
import { type Executor, openDatabase } from '../../platform/db/client.ts'
import { testDatabase } from '../../platform/db/testing.ts'
import { createSellerCache } from './seller-cache.ts'

const FARM = 101
const database = openDatabase(await testDatabase())
afterAll(() => database.close())
await database.pool.query(`
insert into region (code, name, time_zone) values ('77', 'Москва', 'Europe/Moscow') on conflict do nothing;
insert into organization (id, type, slug, title, small_image, image, city, region, region_code, latitude, longitude,
  time_zone, legal_name, legal_address, tin, ien, hue, daily_deliveries)
values (${FARM}, 'farmer', 'farm', 'Before', 'f', 'f', 'Town', 'Region', '77', 55.7, 37.6,
  'Europe/Moscow', 'IP', 'Address', '7701234567', '1027700132195', 100, 1)`)

const noon = () => new Date('2020-03-02T09:00:00Z')
const cacheOver = (executor: Executor) => createSellerCache({ executor, clock: noon })
const rename = (title: string) => database.pool.query('update organization set title = $1', [title])

it('reads data again when it changes during the read', async () => {
  await rename('Before')
  let hasRead = () => {}
  let finishRead = () => {}
  const read = new Promise<void>((resolve) => {
    hasRead = resolve
  })
  const gate = new Promise<void>((resolve) => {
    finishRead = resolve
  })
  const { executor } = database
  const slow: Executor = {
    query: async <Row>(text: string, values: readonly unknown[]) => {
      const answer = await executor.query<Row>(text, values)
      hasRead()
      await gate
      return answer
    },
  }
  const cache = cacheOver(slow)
  const titleOf = async () => (await cache.current()).byId.get(FARM)?.title

  const early = titleOf()
  await read
  // every statement of the first read was answered, but its result is not stored yet
  await rename('After')
  cache.forget()
  const late = titleOf()
  finishRead()
  expect(await late).toBe('After')
  expect(['Before', 'After']).toContain(await early)
  expect(await titleOf()).toBe('After')
})

it('never returns invalidated data while it is being read again', async () => {
  await rename('Before')
  const cache = cacheOver(database.executor)
  const titleOf = async () => (await cache.current()).byId.get(FARM)?.title
  expect(await titleOf()).toBe('Before')
  await rename('After')
  cache.forget()
  expect(await Promise.all([titleOf(), titleOf(), titleOf()])).toEqual(['After', 'After', 'After'])
})

it('computes full days in the shop’s time zone', async () => {
  await database.pool.query(`insert into delivery_day (organization_id, day, taken, most)
    values (${FARM}, '2020-03-04', 1, 1), (${FARM}, '2020-02-20', 1, 1), (${FARM}, '2020-03-05', 0, 1)`)
  const { byId } = await cacheOver(database.executor).current()
  expect([...(byId.get(FARM)?.fullDays ?? [])]).toEqual(['2020-03-04'])
})
