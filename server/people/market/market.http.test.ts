import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { expect, it } from 'vitest'
import { testDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'

const databaseUrl = await testDatabase()
const one = await testApp(databaseUrl)
const other = await testApp(databaseUrl)
const AUTHOR = { kind: 'service', name: 'test' } as const

const change = (seen: number, name: string) => {
  const { services, database } = one.app
  const { identity } = services.market.current()
  return database.inTransaction((tx) =>
    services.market.changeMarket(tx, AUTHOR, seen, { identity: { ...identity, name } }),
  )
}

it('brings a change of one node to every node', async () => {
  await change(one.app.services.market.current().version, 'Утро')
  for (const { app } of [one, other])
    await expect.poll(() => app.services.market.current().identity.name, { timeout: 20_000 }).toBe('Утро')
})

it('refuses all but one of concurrent changes that are based on the same version', async () => {
  const { version } = one.app.services.market.current()
  const outcomes = await Promise.allSettled(['Первый', 'Второй', 'Третий'].map((name) => change(version, name)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const reasons = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(reasons).toEqual(['MARKET_CHANGED', 'MARKET_CHANGED'])
})

it('seeds no second market when a node starts while another one runs', async () => {
  const { rows } = await one.app.database.pool.query('select count(*)::int as count from market')
  expect(rows).toEqual([{ count: 1 }])
})

it('takes the place of the market for visitors without one, on every node', async () => {
  const { services, database } = one.app
  const { identity, version } = services.market.current()
  const place = { ...defaultLocation, title: 'Казань', city: 'Казань', region: 'Татарстан', regionCode: '16' }
  await database.inTransaction((tx) =>
    services.market.changeMarket(tx, AUTHOR, version, { identity: { ...identity, place } }),
  )
  for (const { app } of [one, other])
    await expect
      .poll(async () => (await app.services.delivery.defaultAt({ organizationId: null })).title, { timeout: 20_000 })
      .toBe('Казань')
})
