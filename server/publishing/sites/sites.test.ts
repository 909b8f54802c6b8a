import { expect, it } from 'vitest'
import { openDatabase } from '../../platform/db/client.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { createSitesModule } from './index.ts'

const database = openDatabase(await demoDatabase())
const create = (hasDevelopmentHosts: boolean) =>
  createSitesModule({
    executor: database.executor,
    now: Date.now,
    hasDevelopmentHosts,
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
