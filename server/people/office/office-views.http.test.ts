import { expect, it } from 'vitest'
import { openWorld } from '../../testing/world.data.ts'

const world = await openWorld()
const PATH = '/v1/office/views'
type Headers = Record<string, string>
const asked = { list: 'orders', name: 'Ждут денег', query: 'payment=wait&search=%D0%B0', isShared: false }
const save = (headers: Headers, view: object = {}) => world.call('POST', PATH, { headers, body: { ...asked, ...view } })
const list = async (headers: Headers, of = 'orders') =>
  (await world.call('GET', `${PATH}?list=${of}`, { headers })).body.items
const change = (headers: Headers, id: number, body: object) => world.call('PATCH', `${PATH}/${id}`, { headers, body })
const remove = (headers: Headers, id: number) => world.call('DELETE', `${PATH}/${id}`, { headers })
const [olga, ivan, vera] = await Promise.all([
  world.office({ roles: ['support'], name: 'Olga' }),
  world.office({ roles: ['accountant'], name: 'Ivan' }),
  world.office({ roles: ['owner'], name: 'Vera' }),
])

it('saves, renames, shares and removes a view', async () => {
  const { status, body } = await save(olga)
  expect([status, body.items]).toEqual([
    200,
    [{ id: expect.any(Number), name: asked.name, query: asked.query, isShared: false, author: null, mayChange: true }],
  ])
  // the same name replaces the filters
  expect((await save(olga, { query: 'payment=open' })).body.items).toMatchObject([{ query: 'payment=open' }])
  const [{ id }] = body.items
  expect(await list(ivan)).toEqual([])
  expect((await change(ivan, id, { name: 'Моё', isShared: false })).status).toBe(404)
  expect((await change(olga, id, { name: 'Без денег', isShared: true })).body.items).toMatchObject([
    { name: 'Без денег', isShared: true },
  ])
  expect(await list(ivan)).toMatchObject([{ name: 'Без денег', author: 'Olga', mayChange: false }])
  expect((await change(ivan, id, { name: 'Моё', isShared: false })).status).toBe(403)
  expect((await remove(ivan, id)).status).toBe(403)
  await save(olga, { name: 'Второй' })
  expect((await change(olga, id, { name: 'Второй', isShared: true })).body.errors).toHaveProperty('name')
  // an owner removes what others shared
  expect(await list(vera)).toMatchObject([{ mayChange: true }])
  expect((await remove(vera, id)).body.items).toEqual([])
  expect((await remove(vera, id)).status).toBe(404)
})

it('is closed to people who may not open the list, and refuses what is no address of a list', async () => {
  expect((await world.call('GET', `${PATH}?list=orders`)).status).toBe(401)
  expect((await save({})).status).toBe(401)
  expect((await world.call('GET', `${PATH}?list=customers`, { headers: ivan })).status).toBe(404)
  expect((await save(ivan, { list: 'customers' })).status).toBe(404)
  expect((await world.call('GET', `${PATH}?list=payouts`, { headers: ivan })).status).toBe(400)
  for (const wrong of [
    { name: ' ' },
    { query: 'https://evil.example' },
    { query: '' },
    { isShared: 1 },
    { list: 'x' },
  ]) {
    const { status, body } = await save(olga, wrong)
    expect([status, Object.keys(body.errors)]).toEqual([400, Object.keys(wrong)])
  }
})

it('keeps twenty views of a person and list, even at once', async () => {
  const names = Array.from({ length: 22 }, (_, index) => `Вид ${index}`)
  const answers = await Promise.all(names.map((name) => save(ivan, { name })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('TOO_MANY_VIEWS')
  expect(await list(ivan)).toHaveLength(20)
  expect((await save(ivan, { list: 'sellers' })).status).toBe(200)
})
