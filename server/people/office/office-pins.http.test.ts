import { expect, it } from 'vitest'
import { openWorld } from '../../testing/world.data.ts'

const world = await openWorld()
const PATH = '/v1/office/pins'
type Headers = Record<string, string>
const pin = (headers: Headers, page: object = {}) =>
  world.call('POST', PATH, { headers, body: { href: '/office/orders/7', title: '№ 7', isPinned: true, ...page } })

it('keeps the pins of a person, twenty at most even at once', async () => {
  const [olga, ivan] = await Promise.all([world.office({ roles: ['support'] }), world.office({ roles: ['support'] })])
  expect((await pin(olga)).body).toEqual({ items: [{ href: '/office/orders/7', title: '№ 7' }] })
  expect((await pin(olga, { title: '№ 7 again' })).body.items).toEqual([
    { href: '/office/orders/7', title: '№ 7 again' },
  ])
  expect((await world.call('GET', PATH, { headers: ivan })).body).toEqual({ items: [] })
  const pages = Array.from({ length: 22 }, (_, index) => ({ href: `/office/orders/${index + 100}` }))
  const statuses = (await Promise.all(pages.map((page) => pin(olga, page)))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(19)
  expect((await world.call('GET', PATH, { headers: olga })).body.items).toHaveLength(20)
  expect((await pin(olga, { isPinned: false })).body.items).toHaveLength(19)
})

it('lists only pages that the person may open', async () => {
  const olga = await world.office({ roles: ['support'], name: 'Olga' })
  await pin(olga)
  await world.sql(`update office_member set roles = '{moderator}' where name = 'Olga'`)
  expect((await world.call('GET', PATH, { headers: olga })).body).toEqual({ items: [] })
})

it('refuses other addresses, and guests', async () => {
  const olga = await world.office({ roles: ['support'] })
  for (const wrong of [{ href: 'https://evil.example' }, { title: ' ' }, { isPinned: 1 }]) {
    const { status, body } = await pin(olga, wrong)
    expect([status, Object.keys(body.errors)]).toEqual([400, Object.keys(wrong)])
  }
  expect((await pin({})).status).toBe(401)
  expect((await world.call('GET', PATH)).status).toBe(401)
})
