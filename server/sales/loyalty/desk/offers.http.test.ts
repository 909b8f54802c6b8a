import { expect, it } from 'vitest'
import { ANNA, BORIS, FARM, HONEY, OTHER_FARM, PICKUP, twoFarms } from '../../../testing/two-farms.data.ts'

const world = await twoFarms()
const bearer = async (organizationId: number, name?: string) => ({
  authorization: `Bearer ${await world.staff(organizationId, name)}`,
})
const olga = await bearer(FARM)
const ivan = await bearer(OTHER_FARM, 'Ivan')
const CODES = `/v1/cabinet/sellers/${FARM}/promo-codes`
const PROGRAM = `/v1/cabinet/sellers/${FARM}/loyalty`
type Headers = Record<string, string>
const list = async (query = '', headers: Headers = olga) => world.call('GET', `${CODES}${query}`, { headers })
const today = (await list()).body.today as string
const year = Number(today.slice(0, 4))
const create = (fields: object, headers: Headers = olga, path = CODES) =>
  world.call('POST', path, {
    headers,
    body: { code: 'сыр10', kind: 'percent', value: 10, fromDate: today, ...fields },
  })
const end = (id: number, headers: Headers = olga, path = CODES) => world.call('POST', `${path}/${id}/end`, { headers })
const set = (program: object | null, headers: Headers = olga) =>
  world.call('PATCH', PROGRAM, { headers, body: { program } })
const audited = async (entity: string) =>
  (await world.sql<{ action: string }>('select action from audit_entry where entity = $1 order by id', [entity])).map(
    ({ action }) => action,
  )

it('gives the discount of a new code, counts its orders, and gives none after the code is ended', async () => {
  const made = await create({ minSum: 100, totalLimit: 5, perCustomerLimit: 1 })
  expect(made).toMatchObject({
    status: 201,
    body: { code: 'СЫР10', value: 10, minSum: 100, toDate: null, used: 0, state: 'active', isListed: true },
  })
  expect(made.body).toEqual((await list()).body.items[0])
  const cartId = await world.cart(ANNA, FARM, { [HONEY]: 1 })
  const days = { methodCode: 'pickup', tradePlaceId: PICKUP, date: '2026-11-23', paymentMethod: 'cashondelivery' }
  expect((await world.checkout(ANNA, { cartId, ...days, promoCode: 'сыр10' })).status).toBe(201)
  expect((await list()).body.items[0]).toMatchObject({ used: 1, state: 'active' })
  const shown = async () => (await world.call('GET', `/api/v1/promocodes/farmer/${FARM}`)).body
  expect(JSON.stringify(await shown())).toContain('СЫР10')

  expect((await end(made.body.id)).body).toMatchObject({ state: 'ended', used: 1 })
  expect(JSON.stringify(await shown())).not.toContain('СЫР10')
  // a repeated request has no effect
  expect((await end(made.body.id)).body).toMatchObject({ state: 'ended' })
  expect(await audited('promo_code')).toEqual(['createPromoCode', 'endPromoCode'])
})

it('answers not found for unknown ids, including the largest one', async () => {
  for (const id of [999, 2_147_483_647]) expect((await end(id)).status).toBe(404)
})

it('distinguishes future, used up and expired codes, and ends a future one', async () => {
  const later = await create({ code: 'LATER', fromDate: `${year + 1}-01-10`, toDate: `${year + 1}-01-20` })
  expect(later.body.state).toBe('planned')
  expect((await end(later.body.id)).body.state).toBe('ended')
  const sum = await create({ code: 'SUM', kind: 'fixed', value: 99.5, totalLimit: 1, isListed: false })
  expect(sum.body).toMatchObject({ kind: 'fixed', value: 99.5, isListed: false })
})

it('names invalid fields in Russian, and answers not found for another seller’s code', async () => {
  expect((await create({ code: 'TWICE' })).status).toBe(201)
  const mistakes = await Promise.all([
    create({ code: 'twice ' }),
    create({ code: ' ' }),
    create({ code: 'я' }),
    create({ code: 'A1', value: 0 }),
    create({ code: 'A2', value: 101 }),
    create({ code: 'A3', value: 10.5 }),
    create({ code: 'A4', minSum: -1 }),
    create({ code: 'A5', fromDate: 'завтра' }),
    create({ code: 'A6', fromDate: `${year}-12-30`, toDate: `${year}-12-29` }),
    create({ code: 'A7', fromDate: '2020-01-01', toDate: '2020-01-02' }),
    create({ code: 'A8', totalLimit: 0 }),
    create({ code: 'A\0' }),
  ])
  expect(mistakes.map(({ status, body }) => [status, ...Object.keys(body.errors ?? {})])).toEqual([
    [400, 'code'],
    [400, 'code'],
    [400, 'code'],
    [400, 'value'],
    [400, 'value'],
    [400, 'value'],
    [400, 'minSum'],
    [400, 'fromDate'],
    [400, 'toDate'],
    [400, 'toDate'],
    [400, 'totalLimit'],
    [400, 'code'],
  ])
  for (const { body } of mistakes) expect(String(Object.values(body.errors)[0])).toMatch(/[а-я]/)
  const [mine] = (await list()).body.items
  const others = `/v1/cabinet/sellers/${OTHER_FARM}/promo-codes`
  const refused = await Promise.all([
    list('', {}),
    list('', { authorization: `Bearer ${await world.tokenOf(BORIS)}` }),
    list('', ivan),
    create({ code: 'MINE' }, ivan),
    end(mine.id, ivan),
    end(mine.id, ivan, others),
    end(mine.id, {}),
    set(null, ivan),
    world.call('GET', PROGRAM, { headers: ivan }),
    list('?before=0'),
  ])
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 404, 404, 404, 404, 401, 404, 404, 400])
})

it('pages through a long list without gaps or repetitions', async () => {
  for (let index = 0; index < 32; index++)
    await create({ code: `N${index}` }, ivan, CODES.replace(`${FARM}`, `${OTHER_FARM}`))
  const path = `/v1/cabinet/sellers/${OTHER_FARM}/promo-codes`
  const first = (await world.call('GET', path, { headers: ivan })).body
  const second = (await world.call('GET', `${path}?before=${first.next}`, { headers: ivan })).body
  const codes = [...first.items, ...second.items].map(({ code }: { code: string }) => code)
  expect(codes).toEqual(Array.from({ length: 32 }, (_, index) => `N${31 - index}`))
  expect(second.next).toBeNull()
})

it('applies the shop’s bonus rules until the seller sets its own, and again after their removal', async () => {
  expect((await world.call('GET', PROGRAM, { headers: olga })).body).toEqual({
    isOwn: false,
    accrualPercent: 3,
    maxSharePercent: 50,
    levels: [],
  })
  const program = {
    accrualPercent: 5,
    maxSharePercent: 30,
    levels: [
      { title: 'Друг', fromSum: 3_000, accrualPercent: 7 },
      { title: 'Семья', fromSum: 10_000.5, accrualPercent: 10 },
    ],
  }
  expect((await set(program)).body).toEqual({ isOwn: true, ...program })
  const shown = await world.call('GET', `/api/v1/farmers/${FARM}/loyalty-program`)
  expect(shown.body).toMatchObject(program)
  const wrong = await Promise.all([
    set({ ...program, accrualPercent: 101 }),
    set({ ...program, levels: [{ title: 'Друг', fromSum: 3_000, accrualPercent: 4 }] }),
    set({ ...program, levels: [...program.levels].reverse() }),
    set({ ...program, levels: [{ title: ' ', fromSum: 3_000, accrualPercent: 7 }] }),
  ])
  expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400, 400])
  expect(Object.keys(wrong[1]?.body.errors)).toEqual(['levels.0.accrualPercent'])
  expect((await world.call('GET', PROGRAM, { headers: olga })).body).toEqual({ isOwn: true, ...program })
  expect((await set(null)).body).toMatchObject({ isOwn: false, levels: [] })
  expect(await audited('loyalty_program')).toEqual(['setLoyaltyProgram', 'setLoyaltyProgram'])
})
