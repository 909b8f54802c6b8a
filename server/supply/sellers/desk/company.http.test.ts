import { expect, it } from 'vitest'
import { FARM, OTHER_FARM, twoFarms } from '../../../testing/two-farms.data.ts'

const world = await twoFarms()
const bearer = async (organizationId: number) => ({
  authorization: `Bearer ${await world.staff(organizationId)}`,
})
const olga = await bearer(FARM)
const ivan = await bearer(OTHER_FARM)
const ask = (method: 'GET' | 'PATCH', body?: object, headers: object = olga, seller = FARM) =>
  world.call(method, `/v1/cabinet/sellers/${seller}/company`, { headers: { ...headers }, ...(body && { body }) })

it('stores company data and payment, keeps absent fields, and displays the change to customers', async () => {
  const { body: before } = await ask('GET')
  expect(before).toMatchObject({ phone: '74950000000', legal: { tin: '7701234567' } })
  const payload = {
    tagline: 'Сыр из своего молока',
    story: ['Двадцать коров.', 'И один пастух.'],
    taxSystem: 'esn',
    phone: '8 (916) 204-18-55',
    callFromHour: 10,
    callToHour: 19,
    paymentMethods: ['cashondelivery', 'sbp'],
  }
  const { status, body } = await world.changeSellers(() => ask('PATCH', payload))
  expect([status, body]).toEqual([
    200,
    { ...before, ...payload, phone: '79162041855', paymentMethods: ['sbp', 'cashondelivery'] },
  ])
  expect((await ask('PATCH', { tagline: 'Сыр' })).body).toEqual({ ...body, tagline: 'Сыр' })
  expect((await ask('GET')).body).toEqual({ ...body, tagline: 'Сыр' })
  const [entry] = await world.sql<{ action: string }>(
    `select action from audit_entry where entity = 'seller' and entity_id = $1 order by id desc limit 1`,
    [String(FARM)],
  )
  expect(entry?.action).toBe('changeSeller')
  expect((await ask('PATCH', { phone: null })).body.phone).toBeNull()
})

it('names invalid fields and changes none', async () => {
  const { body: before } = await ask('GET')
  const wrong = async (body: object) => {
    const answer = await ask('PATCH', body)
    return [answer.status, Object.keys(answer.body.errors ?? {})]
  }
  expect(await wrong({ phone: '123' })).toEqual([400, ['phone']])
  expect(await wrong({ callFromHour: 20, callToHour: 9 })).toEqual([400, ['callToHour']])
  expect(await wrong({ paymentMethods: [] })).toEqual([400, ['paymentMethods']])
  expect(await wrong({ title: ' ' })).toEqual([400, ['title']])
  // all fields are stored or none
  expect(await wrong({ tagline: 'other', taxSystem: 'none' })).toEqual([400, ['taxSystem']])
  expect((await ask('GET')).body).toEqual(before)
})

it('answers 401 without a session, and 404 to staff of another seller', async () => {
  expect((await ask('GET', undefined, {})).status).toBe(401)
  expect((await ask('PATCH', { tagline: 'x' }, {})).status).toBe(401)
  expect((await ask('GET', undefined, ivan)).status).toBe(404)
  expect((await ask('PATCH', { tagline: 'x' }, ivan)).status).toBe(404)
  expect((await ask('GET', undefined, await world.office())).status).toBe(401)
  expect((await ask('GET', undefined, ivan, 999_999)).status).toBe(404)
})

it('contains the phone of the signed-in person, so that it need not be typed again', async () => {
  expect((await ask('GET')).body.ownPhone).toBeNull()
  await world.sql(`update staff_account set phone = '79165550102' where id = (
    select staff_id from staff_membership where organization_id = ${FARM} order by staff_id limit 1)`)
  expect((await ask('GET')).body.ownPhone).toBe('79165550102')
  expect((await ask('GET', undefined, ivan, OTHER_FARM)).body.ownPhone).toBeNull()
})
