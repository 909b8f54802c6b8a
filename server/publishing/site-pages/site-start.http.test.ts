import { expect, it } from 'vitest'
import { openWorld } from '../../testing/world.data.ts'

const world = await openWorld()
const [FARM, OTHER, KITCHEN, NEW] = [7, 8, 9, 10]
await world.sellers(
  { id: FARM, profile: { title: 'Сыроварня', slug: 'syrovarnya', taxSystem: 'esn' } },
  { id: OTHER },
  { id: KITCHEN, profile: { type: 'restaurant' } },
  { id: NEW, profile: { slug: 'novaya' } },
)
const owner = await world.staff(FARM)
const cook = await world.staff(KITCHEN)
const startOf = (id: number, token?: string) =>
  world.call(
    'GET',
    `/v1/cabinet/sellers/${id}/site-start`,
    token ? { headers: { authorization: `Bearer ${token}` } } : {},
  )

it('returns known facts about the seller, so that the form does not ask for them', async () => {
  const { status, body } = await startOf(FARM, owner)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    organizationId: FARM,
    title: 'Сыроварня',
    name: 'syrovarnya',
    taxSystem: 'esn',
    trade: null,
  })
  expect(body.company.tin).toEqual(expect.any(String))
  await world.sql(`insert into seller_application (organization_id, proved_by, trade, created_at)
    values (${FARM}, 'bank', 'dairy', shop_now())`)
  expect((await startOf(FARM, owner)).body.trade).toBe('dairy')
  expect((await startOf(KITCHEN, cook)).body.trade).toBe('restaurant')
})

it('proposes a free name', async () => {
  const site = { organizationId: FARM, mode: 'landing', trade: 'dairy', name: 'syrovarnya', isPublished: true }
  const headers = { authorization: `Bearer ${owner}` }
  expect((await world.call('POST', '/v1/cabinet/sites', { headers, body: site })).status).toBe(201)
  expect((await startOf(FARM, owner)).body.name).toBe('syrovarnya-2')
})

it('returns no facts about another seller, and none to a guest', async () => {
  expect((await startOf(OTHER, owner)).status).toBe(404)
  expect((await startOf(FARM)).status).toBe(401)
})

it('states on publication and on the host that a site opens after the approval of its seller', async () => {
  await world.sql(`insert into seller_application (organization_id, proved_by, trade, created_at)
    values (${NEW}, 'phone', 'dairy', shop_now())`)
  await world.sql('update organization set is_hidden = true where id = $1', [NEW])
  const headers = { authorization: `Bearer ${await world.staff(NEW)}` }
  const site = { organizationId: NEW, mode: 'saas', trade: 'dairy', name: 'novaya', isPublished: true }
  const made = (await world.call('POST', '/v1/cabinet/sites', { headers, body: site })).body
  const publish = async () =>
    (
      await world.call('POST', `/v1/cabinet/site-pages/${made.page.id}/publish`, {
        headers,
        body: { revision: made.page.revision },
      })
    ).body.site
  expect(await publish()).toBe('awaiting')
  const address = () => world.app.http.inject({ url: '/', headers: { host: made.host } })
  const waiting = await address()
  expect(waiting.statusCode).toBe(404)
  expect(waiting.body).toContain('Откроется после проверки магазина')
  expect(waiting.body).not.toContain('Мы его обновляем')
  await world.sql(
    "update seller_application set state = 'approved', submitted_at = shop_now(), decided_at = shop_now() where organization_id = $1",
    [NEW],
  )
  await world.sql("update organization set is_hidden = false, title = 'Новая' where id = $1", [NEW])
  await expect.poll(publish).toBe('open')
})
