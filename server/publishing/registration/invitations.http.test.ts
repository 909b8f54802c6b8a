import { demoCompanies } from '@okolitsa/demo/companies.ts'
import { demoNewcomers } from '@okolitsa/demo/data/newcomers.ts'
import { expect, it, vi } from 'vitest'
import { becomeOwner } from '../../people/office/office-browser.data.ts'
import { MessageFailure } from '../../platform/messages/message-channel.ts'
import { writeXlsx } from '../../platform/tables/write-xlsx.ts'
import { NOON, openWorld } from '../../testing/world.data.ts'
import type { CallOptions, TestApp } from '../../testing.ts'

const [BEEKEEPER = '', BAKERY = ''] = demoNewcomers.map(({ tin }) => tin)
const FARM = 101
const PATH = '/v1/office/invitations'

const messages: { phone: string; text: string }[] = []
/** Phones whose next message the provider refuses. */
const refused = new Set<string>()
const shop = await openWorld({
  adapters: {
    companies: { find: async (tin: string) => demoCompanies.find((company) => company.tin === tin) ?? null },
    channel: {
      send: async (phone, text) => {
        if (refused.delete(phone)) throw new MessageFailure('refused', false)
        messages.push({ phone, text })
      },
    },
  },
})
await shop.categories({ id: 11, urlKey: 'food', title: 'Food' })
await shop.sellers({ id: FARM })
/** The world as the helpers of the office's tests take it. */
const site = {
  app: shop.app,
  sent: messages,
  call: async (method: 'GET', url: string, { body, headers }: CallOptions = {}) => {
    const reply = await shop.app.http.inject({
      ...{ method, url, headers: headers ?? {} },
      ...(body !== undefined && { payload: body as object }),
    })
    return { status: reply.statusCode, body: reply.body ? reply.json() : null, headers: reply.headers }
  },
} as unknown as TestApp
const { browser } = await becomeOwner(site, { now: () => NOON })
const office = {
  cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'sec-fetch-site': 'same-origin',
}
const seller = { authorization: `Bearer ${await shop.staff(FARM)}` }
await shop.database.inTransaction((tx) =>
  shop.services.market.changeMarket(tx, { kind: 'service', name: 'test' }, shop.services.market.current().version, {
    fees: { commissionPercent: 7.5 },
  }),
)
await vi.waitFor(() => expect(shop.services.market.current().fees.commissionPercent).toBe(7.5))
const SELLING = '7707083893'
// the number of a test world's seller has no valid check digit
await shop.sql('update organization set tin = $2 where id = $1', [FARM, SELLING])

const invite = (body: object, headers: Record<string, string> = office) => shop.call('POST', PATH, { headers, body })
const list = async (state = 'waiting') =>
  (await shop.call('GET', `${PATH}?state=${state}`, { headers: office })).body.items as {
    id: number
    phone: string
    state: string
    organizationId: number | null
  }[]
const textsTo = (phone: string) => messages.filter((message) => message.phone === phone).map(({ text }) => text)
const tokenIn = (text = '') => new URL(/http\S+/.exec(text)?.[0] ?? '').searchParams.get('invitation') ?? ''
const open = (token: string) => shop.call('GET', `/v1/cabinet/start/invitations/${token}`)

function sheet(bytes: Uint8Array, headers: Record<string, string> = office) {
  const head = '--edge\r\ncontent-disposition: form-data; name="files"; filename="sellers.xlsx"\r\n\r\n'
  return shop.call('POST', `${PATH}/sheet`, {
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')]),
  })
}

it('invites a seller by SMS, whose registration accepts the invitation', async () => {
  const invited = await invite({ phone: '8 912 000-00-01', tin: BEEKEEPER, title: 'Липы', trade: 'apiary' })
  expect([invited.status, invited.body]).toEqual([
    201,
    expect.objectContaining({ phone: '79120000001', tin: BEEKEEPER, state: 'waiting', sentAt: null }),
  ])
  await shop.runOutbox()
  await shop.runOutbox()
  const [text, ...others] = textsTo('79120000001')
  expect([text, others]).toEqual([expect.stringContaining('Липы'), []])
  expect(tokenIn(text)).toBe(tokenIn(invited.body.link))
  const opened = await open(tokenIn(text))
  expect(opened.body).toEqual({ phone: '+7 912 ***-**-01', tin: BEEKEEPER, title: 'Липы', trade: 'apiary' })

  const asked = await shop.call('POST', '/v1/auth/code', { body: { phone: '79120000001' } })
  const code = /\d{4,6}/.exec(textsTo('79120000001').at(-1) ?? '')?.[0]
  const registered = await shop.call('POST', '/v1/cabinet/start/by-phone', {
    body: { inn: BEEKEEPER, phone: '79120000001', code, challengeId: asked.body.challengeId, name: 'Пётр' },
  })
  expect(registered.status).toBe(200)
  const terms = 'select commission_percent::float as percent from organization where id = $1'
  expect(await shop.sql(terms, [registered.body.organizationId])).toEqual([{ percent: 7.5 }])
  expect(await list()).toEqual([])
  expect(await list('accepted')).toEqual([
    expect.objectContaining({ phone: '79120000001', organizationId: registered.body.organizationId }),
  ])
  expect((await open(tokenIn(text))).body.code).toBe('INVITATION_OVER')
})

it('creates a link without an SMS when the office passes it on', async () => {
  const { body } = await invite({ phone: '79120000002', isSent: false })
  await shop.runOutbox()
  expect(textsTo('79120000002')).toEqual([])
  expect((await open(tokenIn(body.link))).status).toBe(200)
})

it('refuses a second invitation of a phone, a seller that sells, and wrong fields', async () => {
  expect((await invite({ phone: '79120000002' })).body.code).toBe('SELLER_INVITED')
  expect((await invite({ phone: '79120000003', tin: SELLING })).body.code).toBe('SELLER_REGISTERED')
  const wrong = await invite({ phone: '12', tin: '1', title: 'я'.repeat(200), trade: 'steel' })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['phone', 'tin', 'title', 'trade']])
})

it('creates one invitation when the office presses twice at the same time', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => invite({ phone: '79120000004' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400])
})

it('sends an invitation again, and ends its link when it is withdrawn', async () => {
  const { body } = await invite({ phone: '79120000005' })
  await shop.runOutbox()
  expect((await shop.call('POST', `${PATH}/${body.id}/send`, { headers: office })).status).toBe(200)
  await shop.runOutbox()
  expect(textsTo('79120000005')).toHaveLength(2)
  expect((await shop.call('DELETE', `${PATH}/${body.id}`, { headers: office })).body.state).toBe('withdrawn')
  expect((await open(tokenIn(body.link))).status).toBe(404)
  expect((await shop.call('POST', `${PATH}/${body.id}/send`, { headers: office })).body.code).toBe('INVITATION_OVER')
  expect((await shop.call('DELETE', `${PATH}/999999`, { headers: office })).status).toBe(404)
})

it('continues with the unsent messages after a failure of the provider', async () => {
  refused.add('79120000006')
  await invite({ phone: '79120000006' })
  await shop.runOutbox().catch(() => undefined)
  await shop.sql('update outbox set due_at = shop_now() where delivered_at is null').catch(() => undefined)
  await shop.runOutbox()
  expect(textsTo('79120000006')).toHaveLength(1)
})

it('previews a sheet with the outcome of every row, and invites the rest once', async () => {
  const bytes = await writeXlsx(
    [
      ['Хозяйство', 'ИНН', 'Телефон', 'Город', 'Чем занимается'],
      ['Пекарня', BAKERY, '8 (912) 000-00-10', 'Тверь', 'Хлеб'],
      ['Уже продаёт', SELLING, '79120000011', '', ''],
      ['Уже зван', '', '79120000002', '', ''],
      ['Повтор', '', '+7 912 000 00 10', '', ''],
      ['Без телефона', '', '', '', 'сталь'],
    ],
    'Продавцы',
  )
  const { status, body } = await sheet(bytes)
  expect([status, body.rows?.map((row: { outcome: string }) => row.outcome)]).toEqual([
    200,
    ['invite', 'sells', 'invited', 'repeated', 'wrong'],
  ])
  expect(body.rows[0]).toMatchObject({ row: 2, phone: '79120000010', tin: BAKERY, trade: 'bakery', town: 'Тверь' })
  expect(body.rows[4].mistakes).toEqual({ phone: 'required', trade: 'wrongValue' })
  const rows = body.rows.slice(0, 3).map(({ phone, tin, title, town, trade }: Record<string, unknown>) => ({
    ...{ phone, tin, title, town, trade },
  }))
  const sent = await shop.call('POST', `${PATH}/many`, { headers: office, body: { rows } })
  expect(sent.body).toEqual({ outcomes: ['invite', 'sells', 'invited'] })
  await shop.runOutbox()
  expect(textsTo('79120000010')).toHaveLength(1)
  const again = await shop.call('POST', `${PATH}/many`, { headers: office, body: { rows } })
  expect(again.body).toEqual({ outcomes: ['invited', 'sells', 'invited'] })
})

it('refuses a file without a column of phones, an unreadable one and one that is too long', async () => {
  const written = await writeXlsx([['Хозяйство'], ['Пекарня']], 'A')
  expect((await sheet(written)).body.code).toBe('GOODS_FILE_WITHOUT_COLUMNS')
  expect((await sheet(Buffer.from([0x50, 0x4b, 0x03, 0x04, 1]))).body.code).toBe('GOODS_FILE_UNREADABLE')
  const many = Array.from({ length: 501 }, (_, index) => [`7912${String(index).padStart(7, '0')}`])
  expect((await sheet(await writeXlsx([['Телефон'], ...many], 'A'))).body.code).toBe('GOODS_FILE_TOO_LONG')
})

it('is closed to sellers, to guests and to forged links', async () => {
  for (const [method, url] of [
    ['GET', PATH],
    ['POST', PATH],
    ['POST', `${PATH}/many`],
    ['POST', `${PATH}/1/send`],
    ['DELETE', `${PATH}/1`],
  ] as const) {
    const body = method === 'POST' ? { phone: '79120000020', rows: [] } : undefined
    expect([url, (await shop.call(method, url, { body })).status]).toEqual([url, 401])
    expect([url, (await shop.call(method, url, { headers: seller, body })).status]).toEqual([url, 401])
  }
  const [{ id = 0 } = {}] = await list()
  for (const token of ['', `${id}`, `${id}.${'a'.repeat(22)}`, 'x'.repeat(90)])
    expect((await open(encodeURIComponent(token))).status).toBe(404)
})
