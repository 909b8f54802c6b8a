import { expect, it } from 'vitest'
import { createTownBook } from '../../adapters/geo/gazetteer/town-book.ts'
import { openDatabase } from '../../platform/db/client.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { createSitesModule } from './index.ts'

const database = openDatabase(await demoDatabase())
const tver = [{ area: { kind: 'city', city: 'Тверь', regionCode: '69' } as const }]
const create = (hasDevelopmentHosts: boolean) =>
  createSitesModule({
    executor: database.executor,
    now: Date.now,
    hasDevelopmentHosts,
    sellerOf: async (id) =>
      id === 101 ? { coords: { latitude: 55.914, longitude: 36.86 }, rates: [{ isDefault: true, areas: tver }] } : null,
    towns: createTownBook(),
    onFailure: (error) => expect(error).toBeNull(),
  })

it('knows the hosts of sellers in any case, and takes every other host for the marketplace', async () => {
  await database.pool.query(`insert into site (host, mode, organization_id) values ('syr.example', 'saas', 101)`)
  const sites = await create(false)
  expect(sites.resolve('SYR.example')).toEqual({ mode: 'saas', organizationId: 101, isConstructor: false })
  expect(sites.resolve('okolitsa.example')).toMatchObject({ mode: 'default', organizationId: null })
  expect(sites.resolve('ferma-yagodinyh.localhost')).toMatchObject({ mode: 'default', organizationId: null })
})
it('gives every seller a host of its own in development', async () => {
  expect((await create(true)).resolve('ferma-yagodinyh.localhost')).toEqual({
    mode: 'saas',
    organizationId: 102,
    isConstructor: false,
  })
})
it('learns of a new host when told that hosts changed', async () => {
  const sites = await create(false)
  await database.pool.query(`insert into site (host, mode, organization_id) values ('med.example', 'landing', 105)`)
  sites.forget()
  await expect.poll(() => sites.resolve('med.example').mode).toBe('landing')
})
it("starts a seller's site where the seller ships, and the marketplace nowhere in particular", async () => {
  const sites = await create(false)
  expect((await sites.shippingCityOf({ organizationId: 101 }))?.city).toBe('Тверь')
  expect(await sites.shippingCityOf({ organizationId: 999 })).toBeNull()
  expect(await sites.shippingCityOf({ organizationId: null })).toBeNull()
})
