import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { afterAll, expect, it } from 'vitest'
import { createReadModelsModule } from '../../discovery/read-models/module.ts'
import { createAuditModule } from '../../people/audit/module.ts'
import { openDatabase, run } from '../../platform/db/client.ts'
import { listenForSignals } from '../../platform/db/pg-listener.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { createSellersModule } from '../../supply/sellers/module.ts'
import { shopSite } from '../../testing/sites.data.ts'
import { createSitesModule, sitesChanged } from './module.ts'
import { createSiteCommands } from './site-commands.ts'

const [FARM, OTHER] = [102, 101]
const database = openDatabase(await demoDatabase(), { max: 4 })
const { executor, inTransaction } = database
const audit = createAuditModule()
const sellers = createSellersModule({
  executor,
  clock: () => new Date(),
  audit,
  readModels: createReadModelsModule(database).service,
})
const commands = createSiteCommands({ audit, sellers })
const author = { kind: 'staff', staffId: 500 } as const

/** Requested sites of each read; null = all. */
const readings: unknown[] = []
const watched = {
  ...executor,
  query: (...asked: Parameters<typeof executor.query>) => {
    if (JSON.stringify(asked[0]).includes('from site_host')) readings.push((asked[1] as unknown[])[0])
    return executor.query(...asked)
  },
} as typeof executor
let failure: unknown = null
let now = 0
const sites = await createSitesModule({
  executor: watched,
  now: () => now,
  onRead: () => undefined,
  onFailure: (error) => {
    failure = error
  },
})
const listener = await listenForSignals(database.pool, {
  [sitesChanged.channel]: (payload) => sites.forget(sitesChanged.subjectOf(payload)),
})
afterAll(async () => {
  await listener.stop()
  await database.close()
})

const make = async (host: string, change: object = {}): Promise<string> => {
  const [uuid = ''] = await inTransaction((tx) =>
    commands.createSites(tx, author, [{ ...shopSite(FARM, host), ...change }]),
  )
  return uuid
}
const errorsOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Refusal)) throw error ?? new Error('nothing was refused')
  return error.code === 'BAD_REQUEST' ? Object.keys(error.facts.errors as object) : error.code
}

it('recognizes hosts of sites in any case, and treats others as the marketplace', async () => {
  expect(sites.resolve('Ferma-Yagodinyh.localhost')).toEqual({
    siteUuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    mode: 'saas',
    organizationId: FARM,
    sellerType: 'farmer',
    isConstructor: false,
    title: 'Ферма Ягодиных',
    theme: null,
    isOpen: true,
    isHidden: false,
    isSuspended: false,
    isFormer: false,
    awaitsApproval: false,
  })
  expect(sites.resolve('okolitsa.example')).toMatchObject({ siteUuid: null, mode: 'default', organizationId: null })
})

it('reads only changed sites', async () => {
  readings.length = 0
  const siteUuid = await make('yagody.example', { mode: 'landing' })
  await expect.poll(() => sites.resolve('yagody.example')).toMatchObject({ siteUuid, mode: 'landing' })
  await inTransaction((tx) => commands.addHost(tx, author, { siteUuid, organizationId: FARM }, 'www.yagody.example'))
  await expect.poll(() => sites.resolve('www.yagody.example').siteUuid).toBe(siteUuid)
  await inTransaction((tx) => commands.removeHost(tx, author, { siteUuid, organizationId: FARM }, 'www.yagody.example'))
  await expect.poll(() => sites.resolve('www.yagody.example').siteUuid).toBeNull()
  expect(sites.resolve('yagody.example').siteUuid).toBe(siteUuid)
  await inTransaction((tx) => commands.removeSite(tx, author, { siteUuid, organizationId: FARM }))
  await expect.poll(() => sites.resolve('yagody.example').siteUuid).toBeNull()
  expect(new Set(readings.flat())).toEqual(new Set([siteUuid]))
})

it('reads all sites in one query when very many change', async () => {
  readings.length = 0
  await run(
    executor,
    `with made as (insert into site (organization_id, mode) select $1, 'saas' from generate_series(1, 300) returning uuid)
     insert into site_host (host, site_uuid, kind) select uuid || '.example', uuid, 'ours' from made`,
    [FARM],
  )
  const [last] = await run<{ host: string }>(executor, `select host from site_host order by host limit 1`)
  await expect.poll(() => sites.resolve(last?.host ?? '').organizationId).toBe(FARM)
  expect(new Set(readings)).toEqual(new Set([null]))
})

it('repeats a failed read on the next visit', async () => {
  const siteUuid = await make('late.example')
  await expect.poll(() => sites.resolve('late.example').siteUuid).toBe(siteUuid)
  await run(executor, 'alter table site_host rename to site_host_away')
  sites.forget(siteUuid)
  await expect.poll(() => failure).toMatchObject({ code: '42P01' })
  await run(executor, 'alter table site_host_away rename to site_host')
  expect(sites.resolve('late.example').siteUuid).toBe(siteUuid)
  await listener.stop()
  await inTransaction((tx) => commands.removeSite(tx, author, { siteUuid, organizationId: FARM }))
  now += 6_000
  await expect.poll(() => sites.resolve('late.example').siteUuid).toBeNull()
})

it('assigns a host to one site and a site to one seller, and audits every change', async () => {
  const siteUuid = await make('trace.example')
  expect(await errorsOf(make('trace.example', { organizationId: OTHER }))).toEqual(['host'])
  for (const host of ['', 'Yagody.example', 'yagody', 'http://a.b', 'a..b', '-a.b', 'a.b:80'])
    expect(await errorsOf(make(host))).toEqual(['host'])
  expect(await errorsOf(make('other.example', { organizationId: 999_999 }))).toBe('NOT_FOUND')
  expect(await errorsOf(make('other.example', { title: '' }))).toEqual(['title'])
  const mine = { siteUuid, organizationId: FARM }
  const foreign = { siteUuid, organizationId: OTHER }
  const away = 'away.example'
  for (const work of [
    () => inTransaction((tx) => commands.removeSite(tx, author, foreign)),
    () => inTransaction((tx) => commands.changeSite(tx, author, foreign, { title: 'Mine' })),
    () => inTransaction((tx) => commands.addHost(tx, author, foreign, away)),
    () => inTransaction((tx) => commands.removeHost(tx, author, foreign, 'trace.example')),
    () => inTransaction((tx) => commands.removeHost(tx, author, mine, 'ferma-yagodinyh.localhost')),
  ])
    expect(await errorsOf(work())).toBe('NOT_FOUND')
  await inTransaction((tx) => commands.changeSite(tx, author, mine, { title: 'Ягоды' }))
  await inTransaction((tx) => commands.addHost(tx, author, mine, away))
  await inTransaction((tx) => commands.removeHost(tx, author, mine, away))
  await inTransaction((tx) => commands.removeSite(tx, author, mine))
  const traceOf = async (entity: 'site' | 'site_host', entityId: string) =>
    (await audit.listOf(executor, { organizationId: FARM, entity, entityId }, 5)).map(({ action }) => action)
  expect(await traceOf('site', siteUuid)).toEqual(['removeSite', 'changeSite', 'createSites'])
  expect(await traceOf('site_host', away)).toEqual(['removeHost', 'addHost'])
  expect(await run(executor, 'select from site_host where host = $1', ['trace.example'])).toEqual([])
})
