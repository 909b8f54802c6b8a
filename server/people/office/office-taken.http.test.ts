import { expect, it } from 'vitest'
import { openWorld } from '../../testing/world.data.ts'

const world = await openWorld()
const PATH = '/v1/office/taken-items'
type Headers = Record<string, string>
const CLAIM = '00000000-0000-4000-8000-000000000001'
const list = async (headers: Headers) => (await world.call('GET', PATH, { headers })).body.items
const take = (headers: Headers, item: object) =>
  world.call('POST', PATH, { headers, body: { queue: 'disputes', id: CLAIM, isTaken: true, ...item } })
const support = (name: string) => world.office({ roles: ['support'], name })

it('gives an item to one of twenty people who take it at once, and shows everybody who has it', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, (_, index) => support(`Person ${index}`)))
  const answers = await Promise.all(people.map((headers) => take(headers, {})))
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
  const items = await list(people[0] as Headers)
  expect(items).toEqual([
    {
      queue: 'disputes',
      id: CLAIM,
      since: expect.any(String),
      member: { id: expect.any(Number), name: expect.any(String) },
    },
  ])
  // an answer after the others have finished names the same person
  for (const person of people) expect((await take(person, {})).body.items).toEqual(items)
  const rows = await world.sql(`select count(*)::int as count from audit_entry where action = 'takeItem'`)
  expect(rows).toEqual([{ count: 1 }])
  await world.sql('delete from office_taken')
})

it('keeps an item for two hours after it was last taken, and then gives it to the next person', async () => {
  const [olga, ivan] = [await support('Olga'), await support('Ivan')]
  await take(olga, {})
  world.passMinutes(90)
  await take(olga, {})
  world.passMinutes(90)
  expect((await take(ivan, {})).body.items).toMatchObject([{ member: { name: 'Olga' } }])
  world.passMinutes(31)
  expect(await list(ivan)).toEqual([])
  expect((await take(ivan, {})).body.items).toMatchObject([{ member: { name: 'Ivan' } }])
  // it is not hers any more
  expect((await take(olga, { isTaken: false })).body.items).toMatchObject([{ member: { name: 'Ivan' } }])
  expect((await take(ivan, { isTaken: false })).body.items).toEqual([])
})

it('frees an item when the session or the right of its person ends', async () => {
  const [olga, ivan] = [await support('Olga'), await support('Ivan')]
  await take(olga, {})
  await world.sql(`update office_member set roles = '{moderator}' where name = 'Olga'`)
  expect(await list(ivan)).toEqual([])
  expect((await take(ivan, {})).body.items).toMatchObject([{ member: { name: 'Ivan' } }])
  const petr = await support('Petr')
  await world.sql(`update office_session set ended_at = shop_now() where member_id =
    (select member_id from office_taken)`)
  expect(await list(petr)).toEqual([])
  expect((await take(petr, {})).body.items).toMatchObject([{ member: { name: 'Petr' } }])
})

it('shows and takes only what the person works on', async () => {
  const [olga, vera] = [await support('Olga'), await world.office({ roles: ['moderator'], name: 'Vera' })]
  await take(olga, {})
  await take(olga, { queue: 'reviews', id: '7' })
  expect(await list(vera)).toMatchObject([{ queue: 'reviews', id: '7', member: { name: 'Olga' } }])
  // goods are taken by those who check them, a photo of a review by its review and its own id
  await take(vera, { queue: 'goods', id: '106001' })
  expect(await list(await world.office({ roles: ['curator'] }))).toMatchObject([{ queue: 'goods', id: '106001' }])
  await take(vera, { queue: 'reviews', id: `photo-2147483647-${CLAIM}` })
  expect((await list(olga)).map(({ id }: { id: string }) => id)).toContain(`photo-2147483647-${CLAIM}`)
  expect((await take(olga, { queue: 'goods', id: '7' })).status).toBe(404)
  expect((await take(vera, {})).status).toBe(404)
  // an analyst reads what is unanswered and takes nothing
  expect((await take(await world.office({ roles: ['analyst'] }), { queue: 'unanswered', id: '7' })).status).toBe(404)
  for (const wrong of [{ queue: 'orders' }, { id: 'abc' }, { id: '0' }, { isTaken: 'yes' }]) {
    const { status, body } = await take(olga, wrong)
    expect([status, Object.keys(body.errors)]).toEqual([400, Object.keys(wrong)])
  }
  expect((await take({}, {})).status).toBe(401)
  expect((await world.call('GET', PATH)).status).toBe(401)
})
