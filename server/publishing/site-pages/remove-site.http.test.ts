import { expect, it } from 'vitest'
import { openWorld } from '../../testing/world.data.ts'

const world = await openWorld()
const { call, sql } = world
const [FARM, OTHER] = [7, 8]
await world.sellers({ id: FARM }, { id: OTHER })
const anna = await world.staff(FARM, 'Анна')
const stranger = await world.staff(OTHER)
const as = (token: string, body?: unknown) => ({
  headers: token ? { authorization: `Bearer ${token}` } : {},
  ...(body !== undefined && { body }),
})
const make = async (name: string, token = anna, organizationId = FARM) =>
  (
    await call(
      'POST',
      '/v1/cabinet/sites',
      as(token, { organizationId, mode: 'landing', trade: 'dairy', name, isPublished: true }),
    )
  ).body
const remove = (siteUuid: string, token = anna) => call('DELETE', `/v1/cabinet/sites/${siteUuid}`, as(token))
const at = async (host: string, url = '/') => {
  const { status, text } = await call('GET', url, { headers: { host } })
  return { status, text }
}

it('removes a site with its pages, and frees its host name for the next site', async () => {
  const { siteUuid, host, page } = await make('paseka')
  await sql('insert into site_domain (site_uuid, host, proof, added_at) values ($1, $2, $3, shop_now())', [
    siteUuid,
    'paseka.example',
    'a'.repeat(32),
  ])
  expect((await at(host, '/api/v1/site/page?path=/')).status).toBe(200)
  expect(await remove(siteUuid)).toMatchObject({ status: 200, body: { removed: true } })
  const gone = await at(host)
  expect([gone.status, gone.text]).toEqual([404, expect.stringContaining('сайта нет')])
  expect((await at(host, '/api/v1/site/page?path=/')).status).toBe(404)
  expect((await call('GET', `/v1/cabinet/site-pages/${page.id}`, as(anna))).status).toBe(404)
  const { items } = (await call('GET', '/v1/cabinet/sites', as(anna))).body
  expect(items.some((one: { siteUuid: string }) => one.siteUuid === siteUuid)).toBe(false)
  expect(await sql('select 1 from site_domain where host = $1', ['paseka.example'])).toEqual([])
  expect((await remove(siteUuid)).status).toBe(404)

  const next = await make('paseka', stranger, OTHER)
  expect([next.host, (await at(host, '/api/v1/site/page?path=/')).status]).toEqual([host, 200])
})

it('refuses people of other sellers', async () => {
  const { siteUuid, host } = await make('syrovarnya')
  expect([(await remove(siteUuid, stranger)).status, (await remove(siteUuid, '')).status]).toEqual([404, 401])
  expect((await at(host, '/api/v1/site/page?path=/')).status).toBe(200)
})

it('states on the host of a removed site that it was removed, also after a restart', async () => {
  const { siteUuid, host } = await make('sad')
  await remove(siteUuid)
  await sql("select pg_notify('site_changed', '')")
  await expect.poll(() => world.services.sites.isCurrent()).toBe(true)
  expect(world.services.sites.resolve(host)).toMatchObject({ siteUuid: null, isGone: true })
})
