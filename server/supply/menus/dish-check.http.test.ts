import { expect, it } from 'vitest'
import { openWorld } from '../../testing/world.data.ts'
import { dishOf, restaurantOf } from './new-dish.data.ts'

const [PLACE, SOUP] = [301, 301_001]
const AUTHOR = { kind: 'service', name: 'test' } as const
const world = await openWorld({ isDatabaseAtNoon: true })
await world.sellers({ id: PLACE, profile: { type: 'restaurant' } })
await world.write(async (tx, { menus }) => {
  const [section = 0] = await menus.createRestaurant(tx, AUTHOR, restaurantOf(PLACE))
  const soup = { title: 'Борщ', composition: 'свёкла' }
  await menus.createDishes(tx, AUTHOR, [
    dishOf({ id: SOUP, organizationId: PLACE, sectionId: section, price: 42_000, product: soup }),
  ])
})
const cook = { authorization: `Bearer ${await world.staff(PLACE, 'Повар')}` }
const vera = await world.office({ roles: ['moderator'] })
const edit = (change: object) =>
  world.call('PATCH', `/v1/cabinet/goods/${SOUP}`, { headers: cook, body: { change, seen: {} } })
const queue = async () => (await world.call('GET', '/v1/office/goods/checks', { headers: vera })).body.items
const decide = (version: number, decision: string, reason: string | null) =>
  world.call('POST', `/v1/office/goods/checks/${SOUP}/decision`, { headers: vera, body: { version, decision, reason } })
const shown = async () => (await world.sql('select title, enabled from product where id = $1', [SOUP]))[0]

it('checks a changed dish like a product, and shows its restaurant why it waits or is returned', async () => {
  expect((await edit({ price: 450 })).body.check).toBeNull()
  expect(await queue()).toEqual([])
  const changed = await edit({ title: 'Борщ целебный' })
  expect(changed.body.check).toMatchObject({ state: 'waiting', isShown: true })
  expect(await queue()).toMatchObject([
    {
      ...{ id: SOUP, kind: 'dish', changed: ['title'] },
      accepted: { title: 'Борщ' },
      proposed: { title: 'Борщ целебный' },
    },
  ])
  expect((await decide(1, 'return', 'cures')).status).toBe(200)
  expect(await shown()).toEqual({ title: 'Борщ целебный', enabled: false })
  expect((await world.call('GET', `/v1/cabinet/goods/${SOUP}`, { headers: cook })).body.check).toMatchObject({
    ...{ state: 'returned', reason: 'cures' },
  })
  // a mended one is shown after a decision; the accepted one is sold until then
  await edit({ title: 'Борщ со сметаной' })
  expect(await shown()).toEqual({ title: 'Борщ', enabled: true })
  expect((await decide(2, 'accept', null)).status).toBe(200)
  expect(await shown()).toEqual({ title: 'Борщ со сметаной', enabled: true })
})
