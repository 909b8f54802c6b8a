import { randomUUID } from 'node:crypto'
import { defaultSettings } from '@okolitsa/domain/market/market-defaults.ts'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import type { MarketChange } from '../../people/market/ports.ts'
import { becomeOwner } from '../../people/office/office-browser.data.ts'
import { openDatabase } from '../../platform/db/client.ts'
import { testDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'

const url = await testDatabase()
const database = openDatabase(url, { max: 1 })
await database.pool.query("insert into staff_account (bank_subject, name) values ('pavel', 'Павел')")
await database.close()
/** A bank that accepts every proof, which starts with the person. */
const bank = {
  loginUrl: 'http://bank.test',
  clientOf: async ({ value }: { value: string }) => ({ subject: value.split('.')[0] ?? '', name: value }),
}
const company = {
  tin: '7707083893',
  ien: '1027700132195',
  legalName: 'ООО «Утро»',
  legalAddress: 'Тула, Советская, 1',
  head: 'Аверина Марина',
  regionCode: '71',
  city: 'Тула',
  isActive: true,
} as const
const companies = { find: async (tin: string) => (tin === company.tin ? company : null) }
const now = new Date('2026-11-29T09:00:00Z')
const shop = await testApp(url, { bank, companies, clock: () => now })
const { app, call } = shop
const { browser } = await becomeOwner(shop, { name: 'Марина', now: () => now })

const PATH = '/v1/office/market'
const read = async () => (await browser.call('GET', PATH)).body
const send = (part: string, body: object) => browser.call('POST', `${PATH}/${part}`, { body })
/** Changes the market as another person. */
async function changeByPavel(change: MarketChange): Promise<number> {
  const { rows } = await app.database.pool.query<{ id: number; version: number }>(
    `select staff_person.id, version from staff_person, market where bank_subject = 'pavel'`,
  )
  const [{ id = 0, version = 0 } = {}] = rows
  const author = { kind: 'staff', staffId: id } as const
  const after = await app.database.inTransaction((tx) => app.services.market.changeMarket(tx, author, version, change))
  return after.version
}
let market = await read()
const identity = (change: object = {}) => {
  const { logoUrl: _, ...fields } = market.identity
  return { ...fields, version: market.version, ...change }
}
const contacts = (change: object) => ({ ...market.contacts, version: market.version, ...change })
beforeEach(async () => {
  market = await read()
})

describe('the settings', () => {
  it('are refused to guests and to sessions of the cabinet', async () => {
    expect((await call('GET', PATH)).status).toBe(401)
    expect((await call('POST', `${PATH}/fees`, { body: { commissionPercent: 1, version: 1 } })).status).toBe(401)
    const token = (await call('POST', `/v1/auth/by-external-token?externalToken=pavel.${randomUUID()}`)).body.token
    expect((await call('GET', PATH, { token })).status).toBe(401)
  })

  it.each(['Утро', 'Ферма «Утро»', 'Green & Co', 'Йорт базары Әлмәт'])('store the name %s', async (name) => {
    const { status, body } = await send('identity', identity({ name, description: ' Еда с ферм ' }))
    expect([status, body.identity?.name, body.identity?.description]).toEqual([200, name, 'Еда с ферм'])
    expect((await read()).identity.name).toBe(name)
    await expect.poll(() => app.services.market.current().identity.name).toBe(name)
  })

  it('refuse a name of 200 characters and an empty one with a message in Russian', async () => {
    const long = await send('identity', identity({ name: 'я'.repeat(200) }))
    expect([long.status, long.body.errors]).toEqual([400, { name: 'Слишком длинно' }])
    expect((await send('identity', identity({ name: '  ' }))).body.errors).toEqual({ name: 'обязательное поле' })
    expect((await send('identity', identity({ languages: [] }))).body.errors).toEqual({
      languages: 'обязательное поле',
    })
    expect((await read()).version).toBe(market.version)
  })

  it('remove quotation marks around a name', async () => {
    expect((await send('identity', identity({ name: '«Утро»' }))).body.identity.name).toBe('Утро')
  })

  it('accept an operator without a taxpayer number when it is foreign or a person', async () => {
    const fields = { ...defaultSettings('').operator, name: 'Green Ltd', address: 'Almaty', version: market.version }
    expect((await send('operator', { ...fields, kind: 'company' })).body.errors).toEqual({ tin: 'обязательное поле' })
    const foreign = await send('operator', { ...fields, kind: 'foreign', account: ' DE89 3704 0044 0532 0130 00 ' })
    expect([foreign.status, foreign.body.operator.account]).toEqual([200, 'DE89370400440532013000'])
    expect(foreign.body.opening.points).toContainEqual(expect.objectContaining({ name: 'operator', isDone: true }))
    const person = await send('operator', { ...fields, kind: 'person', version: foreign.body.version })
    expect([person.status, person.body.operator.kind]).toEqual([200, 'person'])
  })

  it('check the numbers of an operator and of its bank', async () => {
    const wrong = {
      ...{ ...defaultSettings('').operator, kind: 'company', tin: '7707083894', ien: '1', bic: '1', account: '1' },
      version: market.version,
    }
    const { status, body } = await send('operator', wrong)
    expect([status, Object.keys(body.errors).sort()]).toEqual([400, ['bic', 'ien', 'tin']])
    expect(body.errors.tin).toMatch(/^Проверьте ИНН/)
  })

  it('accept secure links only, and remove empty ones', async () => {
    const insecure = await send('contacts', contacts({ links: { vk: 'http://vk.com/utro' } }))
    expect(insecure.body.errors).toEqual({ 'links.vk': 'Нужен адрес, который начинается с https://' })
    const links = { vk: 'https://vk.com/utro', blog: ' ' }
    const { body } = await send(
      'contacts',
      contacts({ phone: '+7 (800) 555-04-18', hours: { from: 9, to: 21 }, links }),
    )
    expect(body.contacts).toMatchObject({ phone: '78005550418', links: { vk: 'https://vk.com/utro' } })
  })

  it('store areas, the commission and the message of a closed market', async () => {
    const closed = await send('areas', { closedAreas: ['tours'], version: market.version })
    expect(closed.body.closedAreas).toEqual(['tours'])
    const fees = await send('fees', { commissionPercent: 9.5, version: closed.body.version })
    expect(fees.body.fees).toEqual({ commissionPercent: 9.5 })
    // an open market raises a fee by a rule, of which sellers are notified
    const raised = await send('fees', { commissionPercent: 12.5, version: fees.body.version })
    expect([raised.status, raised.body.code]).toEqual([400, 'FEE_RISES_TOO_SOON'])
    const opened = await send('areas', { closedAreas: [], version: fees.body.version })
    expect((await send('closing', { message: 'Сезон окончен', version: opened.body.version })).status).toBe(200)
    expect((await send('fees', { commissionPercent: 70, version: market.version })).body.errors).toEqual({
      commissionPercent: 'Нужно меньше или раньше',
    })
    expect((await send('areas', { closedAreas: ['wine'], version: market.version })).status).toBe(400)
  })

  it('fill the operator in from the state register', async () => {
    const found = await send('company', { inn: company.tin })
    expect(found.body).toEqual({
      tin: company.tin,
      ien: company.ien,
      legalName: company.legalName,
      legalAddress: company.legalAddress,
      head: company.head,
    })
    expect(await send('company', { inn: '5000001042' })).toMatchObject({
      status: 400,
      body: { code: 'COMPANY_UNKNOWN' },
    })
    expect((await send('company', { inn: '12' })).body.errors).toEqual({ inn: 'Некорректное значение' })
    expect((await call('POST', `${PATH}/company`, { body: { inn: company.tin } })).status).toBe(401)
  })
})

describe('two people at once', () => {
  it('both save when they change different groups', async () => {
    const [fees, closing] = await Promise.all([
      send('fees', { commissionPercent: 9, version: market.version }),
      send('closing', { message: 'До весны', version: market.version }),
    ])
    expect([fees.status, closing.status]).toEqual([200, 200])
    const after = await read()
    expect([after.fees.commissionPercent, after.closing.message]).toEqual([9, 'До весны'])
    expect(after.version).toBe(market.version + 2)
  })

  it('are reported when they change the same group, with the author and the groups of the change', async () => {
    const { logoUrl: logo, ...fields } = market.identity
    await changeByPavel({ identity: { ...fields, logo, towns: 'Тула' } })
    const version = await changeByPavel({ fees: { commissionPercent: 8 } })
    expect(version).toBe(market.version + 2)
    const second = await send('identity', identity({ towns: 'Орёл' }))
    expect(second).toMatchObject({ status: 400, body: { code: 'MARKET_CHANGED' } })
    expect(second.body.facts).toMatchObject({
      version: market.version + 2,
      changedBy: 'Павел',
      changedAt: expect.any(String),
    })
    expect(second.body.facts.groups.sort()).toEqual(['fees', 'identity'])
    expect((await read()).identity.towns).toBe('Тула')
    // their version chosen, one's own text is stored
    const again = await send('identity', identity({ towns: 'Орёл', version: second.body.facts.version }))
    expect(again.body.identity.towns).toBe('Орёл')
  })
})

const drawn = await sharp({ create: { width: 600, height: 600, channels: 4, background: '#2c7a3f80' } })
  .png()
  .toBuffer()

describe('the logo', () => {
  const form = (file: Buffer) => ({
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    body: Buffer.concat([
      Buffer.from('--edge\r\ncontent-disposition: form-data; name="files"; filename="logo.png"\r\n\r\n'),
      file,
      Buffer.from('\r\n--edge--\r\n'),
    ]),
  })
  const upload = (file: Buffer) => browser.call('POST', `${PATH}/logo`, form(file))

  it('is drawn anew and served as a public file, and can be removed', async () => {
    const { status, body } = await upload(drawn)
    expect([status, body.identity.logoUrl]).toEqual([200, expect.stringMatching(/\/market\/[\w-]+\.webp$/)])
    const file = await app.http.inject({ method: 'GET', url: body.identity.logoUrl })
    expect([file.statusCode, (await sharp(file.rawPayload).metadata()).format]).toEqual([200, 'webp'])
    const removed = await browser.call('DELETE', `${PATH}/logo`)
    expect(removed.body.identity.logoUrl).toBeNull()
  })

  it('is refused above 5 MB, as a drawing with scripts, as a text, and without a session', async () => {
    expect(await upload(Buffer.alloc(50 * 1024 * 1024))).toMatchObject({
      status: 400,
      body: { code: 'BODY_TOO_LARGE' },
    })
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><script>1</script></svg>')
    expect(await upload(svg)).toMatchObject({ status: 400, body: { code: 'PHOTO_UNREADABLE' } })
    expect(await upload(Buffer.from('not a picture'))).toMatchObject({ status: 400 })
    expect((await call('POST', `${PATH}/logo`, form(drawn))).status).toBe(401)
    expect((await call('DELETE', `${PATH}/logo`)).status).toBe(401)
    expect((await read()).version).toBe(market.version)
  })
})

describe('the state', () => {
  it('returns to the preparation without orders, opens when the required points are done, and closes', async () => {
    const state = async (to: string) => send('state', { state: to, version: (await read()).version })
    expect((await state('preparing')).body.state).toBe('preparing')
    const refused = await state('open')
    expect(refused).toMatchObject({ status: 400, body: { code: 'MARKET_NOT_READY' } })
    expect(refused.body.facts.points).toContain('categories')
    expect((await read()).opening).toMatchObject({ mayOpen: false })
    expect((await state('closed')).body.code).toBe('MARKET_NOT_READY')
    expect((await state('gone')).status).toBe(400)
  })

  it('sets the cookie of the preview for the office', async () => {
    const { headers } = await browser.call('GET', PATH)
    expect(String(headers['set-cookie'])).toMatch(/market-preview=\d+\.[\w-]{43};.*HttpOnly/)
  })
})
