import { expect, it } from 'vitest'
import { openWorld } from '../../testing/world.data.ts'

const world = await openWorld()
const [FARM, OTHER, KITCHEN] = [7, 8, 9]
await world.sellers(
  { id: FARM, profile: { title: 'Сыроварня', slug: 'syrovarnya', taxSystem: 'esn' } },
  { id: OTHER },
  { id: KITCHEN, profile: { type: 'restaurant' } },
)
const owner = await world.staff(FARM)
const cook = await world.staff(KITCHEN)
const startOf = (id: number, token?: string) =>
  world.call(
    'GET',
    `/v1/cabinet/sellers/${id}/site-start`,
    token ? { headers: { authorization: `Bearer ${token}` } } : {},
  )

it('tells what is known of the seller, so that nobody is asked for it again', async () => {
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

it('proposes a name that no site has', async () => {
  const site = { organizationId: FARM, mode: 'landing', trade: 'dairy', name: 'syrovarnya', isPublished: true }
  const headers = { authorization: `Bearer ${owner}` }
  expect((await world.call('POST', '/v1/cabinet/sites', { headers, body: site })).status).toBe(201)
  expect((await startOf(FARM, owner)).body.name).toBe('syrovarnya-2')
})

it('tells nothing of another seller, and nothing to a guest', async () => {
  expect((await startOf(OTHER, owner)).status).toBe(404)
  expect((await startOf(FARM)).status).toBe(401)
})
