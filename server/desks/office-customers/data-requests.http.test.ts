import { expect, it } from 'vitest'
import { BORIS } from '../../testing/two-farms.data.ts'
import { openOfficeShop } from '../office-orders/office-shop.data.ts'

const shop = await openOfficeShop()
const { office } = shop
const PATH = '/v1/office/personal-data'
const post = (path: string, body: object = {}) => office(['owner'], 'POST', `${PATH}/requests${path}`, body)
const letter = { customerId: 2002, kind: 'deletion', text: 'Удалите всё обо мне', receivedOn: '2026-11-20' }
const enter = async (asked: object) => {
  const { status, body } = await post('', { ...letter, ...asked })
  expect(status).toBe(201)
  return Math.max(...body.requests.map(({ id }: { id: number }) => id))
}
const read = async (id: number) =>
  (await office(['owner'], 'GET', PATH)).body.requests.find((one: { id: number }) => one.id === id)

it('is open to owners only', async () => {
  expect((await shop.call('GET', PATH)).status).toBe(401)
  for (const role of ['support', 'curator', 'moderator', 'editor', 'accountant', 'analyst'] as const) {
    expect((await office([role], 'GET', PATH)).status).toBe(403)
    expect((await office([role], 'POST', `${PATH}/requests/1/approve`, {})).status).toBe(403)
  }
  expect((await post('', { ...letter, customerId: 999_999 })).status).toBe(404)
  expect((await post('', { ...letter, receivedOn: '2099-01-01' })).body.errors).toHaveProperty('receivedOn')
  expect((await post('/999999/prepare')).status).toBe(404)
})

it('erases a person by letter after a check and an approval with a fresh factor', async () => {
  const id = await enter({})
  expect(await read(id)).toMatchObject({ state: 'new', answerBy: '2026-12-04', moves: ['prepare', 'cancel'] })
  expect((await post(`/${id}/approve`)).body.code).toBe('DATA_REQUEST_MOVED')
  await post(`/${id}/prepare`, { result: 'Позвонили по телефону из аккаунта' })
  shop.passMinutes(20)
  expect((await post(`/${id}/approve`)).body.code).toBe('FACTOR_NEEDED')
  await shop.proveFactor()
  const both = await Promise.all([1, 2].map(() => post(`/${id}/approve`)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect(await read(id)).toMatchObject({ state: 'running', approvedBy: 'Марина Аверина', moves: [] })
  await shop.runPeriodic('erase-accounts')
  expect(await read(id)).toMatchObject({ state: 'done', name: '', text: null, result: null })
  const [erased] = await shop.sql<{ phone: string }>('select phone from customer where id = 2002')
  expect(erased?.phone).toBe('70000002002')
  const { retention } = (await office(['owner'], 'GET', PATH)).body
  expect(retention).toContainEqual(expect.objectContaining({ task: 'erase-accounts', days: 14, rows: 1 }))
})

it('refuses a deletion while an order is open, and changes nothing', async () => {
  await shop.order({ as: BORIS })
  const id = await enter({ customerId: BORIS })
  await post(`/${id}/prepare`)
  await shop.proveFactor()
  expect((await post(`/${id}/approve`)).body).toMatchObject({ code: 'DELETION_BLOCKED' })
  expect((await read(id)).state).toBe('ready')
  expect((await post(`/${id}/cancel`)).status).toBe(400)
  await post(`/${id}/cancel`, { result: 'Человек передумал' })
  expect(await read(id)).toMatchObject({ state: 'canceled', result: 'Человек передумал' })
})

it('lists requests of the account and makes an archive that only the person opens', async () => {
  const id = await enter({ customerId: BORIS, kind: 'export' })
  await post(`/${id}/prepare`)
  await shop.proveFactor()
  await post(`/${id}/approve`)
  await shop.runOutbox()
  expect((await read(id)).state).toBe('done')
  await shop.call('POST', '/api/v1/user/personal-data/export', { as: 2003 })
  const { requests } = (await office(['owner'], 'GET', PATH)).body
  expect(requests).toContainEqual(expect.objectContaining({ customerId: 2003, source: 'account', moves: [] }))
})
