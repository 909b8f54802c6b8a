import { afterEach, expect, it } from 'vitest'
import { PAYER } from '../../platform/payouts/orders.data.ts'
import { BREAD, farmer } from '../../sales/orders/changes-shop.data.ts'
import { FARM, OTHER_FARM } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { accountOf, openPayoutsShop } from './payouts-shop.data.ts'

const shop = await openPayoutsShop()
const { office, owner, call, sql, earn, balanceOf } = shop
const PATH = '/v1/office/payouts'
afterEach(async () => {
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})

/** The day of the tests is no payout day. */
const EXTRA = { reason: 'Просьба фермеров' }
const tamara = (method: 'GET' | 'POST', path: string, body?: unknown) =>
  office(['accountant'], method, PATH + path, body)
const run = async (id: number) => (await tamara('GET', `/${id}`)).body
const items = async (id: number, filter = 'all') => (await tamara('GET', `/${id}/items?filter=${filter}`)).body.items
const farmIn = async (id: number) =>
  (await items(id)).find(({ seller }: { seller: { id: number } }) => seller.id === FARM)
const codes = (answers: readonly { status: number; body: { code?: string } }[]) =>
  answers.map(({ status, body }) => body?.code ?? status).sort()

/** Drafts, approves and sends a run by file. */
async function sendRun(): Promise<number> {
  await shop.freshen()
  const drafted = await tamara('POST', '', EXTRA)
  if (drafted.status !== 200) throw new Error(JSON.stringify(drafted.body))
  const { id } = drafted.body
  const approved = await owner('POST', `${PATH}/${id}/approval`, { amount: (await run(id)).amount })
  const sent = await tamara('POST', `/${id}/sending`, { way: 'file' })
  if (approved.status !== 200 || sent.status !== 200) throw new Error(JSON.stringify([approved.body, sent.body]))
  return id
}
const fileOf = async (id: number): Promise<Buffer> => {
  const reply = await shop.app.http.inject({
    ...{ method: 'GET', url: `${PATH}/${id}/file`, headers: { 'sec-fetch-site': 'same-origin', cookie: cookieOf() } },
  })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.rawPayload
}
const cookieOf = () =>
  [...shop.person.browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
const intoBank = async (file: Buffer) => {
  const headers = { 'content-type': 'application/octet-stream' }
  const reply = await shop.dbo.inject({ method: 'POST', url: '/tbank/files', headers, payload: file })
  expect(reply.json()).toMatchObject({ accepted: expect.any(Number) })
}
const statement = async (from: string, to: string): Promise<Buffer> =>
  (await shop.dbo.inject(`/tbank/statement?account=${PAYER.account}&from=${from}&to=${to}`)).rawPayload
const formOf = (bytes: Uint8Array) => {
  const form = new FormData()
  form.set('fileName', 'kl_to_1c.txt')
  form.set('files', new Blob([new Uint8Array(bytes)]), 'kl_to_1c.txt')
  return form
}
const upload = (path: '/preview' | '', bytes: Uint8Array) => tamara('POST', `/statements${path}`, formOf(bytes))

it('is seen by people who see the ledger and changed by those with the right only', async () => {
  expect((await call('GET', PATH)).status).toBe(401)
  expect((await call('POST', PATH)).status).toBe(401)
  expect((await office(['support'], 'GET', PATH)).status).toBe(403)
  const seen = await office(['analyst'], 'GET', PATH)
  expect(seen.body).toMatchObject({ items: [], abilities: [], nextDay: '2026-11-25', waiting: { count: 0 } })
  for (const path of ['', '/1/approval', '/1/cancellation', '/1/sending', '/statements', '/items/1/failure'])
    expect((await office(['analyst'], 'POST', PATH + path, {})).status, path).toBe(403)
  await shop.freshen()
  expect((await tamara('GET', '/999')).status).toBe(404)
  expect((await tamara('GET', '/999/items')).status).toBe(404)
  expect((await tamara('GET', '/999/file')).status).toBe(404)
  expect((await tamara('POST', '/999/cancellation')).status).toBe(404)
  expect((await tamara('POST', '/999/approval', { amount: 1 })).status).toBe(404)
  expect((await tamara('POST', '/999/sending', { way: 'file' })).status).toBe(404)
  expect((await tamara('POST', '/movements/999/decision', { itemId: null })).status).toBe(404)
  expect((await tamara('POST', '/items/999/failure', { reason: 'x' })).status).toBe(404)
  const wrong = await tamara('POST', '/999/sending', { way: 'pigeon' })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['way']])
  const broken = await upload('/preview', Buffer.from('no statement'))
  expect([broken.status, broken.body.code]).toEqual([400, 'STATEMENT_UNREADABLE'])
  expect((await tamara('POST', '', EXTRA)).body.code).toBe('PAYOUT_RUN_EMPTY')
})

it('needs a reason for a run on a day that is no payout day, and shows it to the person who approves', async () => {
  await earn(FARM, 100_000)
  const refused = await tamara('POST', '', { reason: '  ' })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['reason']])
  expect((await tamara('POST', '', { reason: 'x'.repeat(501) })).status).toBe(400)
  expect((await tamara('GET', '')).body).toMatchObject({ isExtra: true, nextDay: '2026-11-25', items: [] })
  const { id } = (await tamara('POST', '', EXTRA)).body
  expect((await owner('GET', `${PATH}/${id}`)).body).toMatchObject({ extraReason: EXTRA.reason })
  await tamara('POST', `/${id}/cancellation`)
  const calendar = async (monthDays: number[]) => {
    const { version } = (await owner('GET', '/v1/office/market')).body
    const body = { monthDays, weekday: null, minimum: 500, holdDays: 0, version }
    expect((await owner('POST', '/v1/office/market/payouts', body)).status).toBe(200)
  }
  await calendar([21])
  expect((await tamara('GET', '')).body).toMatchObject({ nextDay: '2026-11-21' })
  const usual = (await tamara('POST', '', {})).body.id
  expect(await run(usual)).toMatchObject({ extraReason: null })
  await tamara('POST', `/${usual}/cancellation`)
  await calendar([10, 25])
  await earn(FARM, -100_000)
})

it('drafts one run whatever presses come at once, with a reason for everyone who is not paid', async () => {
  await earn(FARM, 1_000_000)
  await earn(OTHER_FARM, 70_000)
  const [paid, cash] = [
    await shop.order({ paymentMethod: 'cashondelivery' }),
    await shop.order({ lines: { [BREAD]: 1 } }),
  ]
  for (const id of [paid, cash])
    for (const to of ['isAssembling', 'onTheRoad', 'received'] as const) await shop.services.orders.move(farmer, id, to)
  await shop.runOutbox()
  const drafts = await Promise.all([1, 2, 3, 4].map(() => tamara('POST', '', EXTRA)))
  expect(codes(drafts)).toEqual([200, 'PAYOUT_RUN_OPEN', 'PAYOUT_RUN_OPEN', 'PAYOUT_RUN_OPEN'].sort())
  const { id } = drafts.find(({ status }) => status === 200)?.body ?? {}
  const [farm, other] = await items(id)
  // the fees of two cash orders, 129,10 ₽ and 50 ₽, are debts of less than half
  expect(farm).toMatchObject({ amount: 9_820.9, taken: 179.1, state: 'due', reason: null, to: { kind: 'account' } })
  expect(other).toMatchObject({ amount: 0, carried: 700, state: null, reason: 'requisites', to: null })
  expect(await run(id)).toMatchObject({ state: 'draft', count: 1, unpaid: 1, obstacle: 'own', abilities: ['cancel'] })
  expect((await items(id, 'unpaid')).length).toBe(1)
  const cancelled = await Promise.all([1, 2].map(() => tamara('POST', `/${id}/cancellation`)))
  expect(codes(cancelled)).toEqual([200, 'PAYOUT_RUN_CHANGED'])
})

it('is approved by another person for the seen sum, sent once, and paid by the statement of the bank', async () => {
  await shop.freshen()
  const { id } = (await tamara('POST', '', EXTRA)).body
  const { amount } = await run(id)
  expect((await tamara('POST', `/${id}/approval`, { amount })).body.code).toBe('APPROVAL_OWN')
  expect((await tamara('POST', `/${id}/sending`, { way: 'file' })).body.code).toBe('PAYOUT_RUN_CHANGED')
  expect((await owner('POST', `${PATH}/${id}/approval`, { amount: amount + 1 })).body.code).toBe('PAYOUT_RUN_CHANGED')
  const approvals = await Promise.all([1, 2].map(() => owner('POST', `${PATH}/${id}/approval`, { amount })))
  expect(codes(approvals)).toEqual([200, 'PAYOUT_RUN_CHANGED'])
  const before = await balanceOf(FARM)
  const sendings = await Promise.all([1, 2, 3].map(() => tamara('POST', `/${id}/sending`, { way: 'file' })))
  expect(codes(sendings)).toEqual([200, 'PAYOUT_RUN_CHANGED', 'PAYOUT_RUN_CHANGED'])
  expect(await balanceOf(FARM)).toBe(before - Math.round(amount * 100))
  expect((await tamara('POST', `/${id}/cancellation`)).body.code).toBe('PAYOUT_RUN_CHANGED')

  const file = await fileOf(id)
  expect(await fileOf(id)).toEqual(file)
  expect(new TextDecoder('windows-1251').decode(file)).toContain(
    'Перечисление выручки по агентскому договору № 101 от 21.11.2026',
  )
  const headers = { authorization: `Bearer ${await shop.staff(FARM)}` }
  const money = async () => (await shop.call('GET', `/v1/cabinet/money?organizationId=${FARM}`, { headers })).body
  expect((await money()).payouts).toMatchObject([{ amount, state: 'sent', endedAt: null }])

  await intoBank(file)
  const bytes = await statement('2026-11-21', '2026-11-21')
  const preview = await upload('/preview', bytes)
  expect(preview.body).toMatchObject({ paid: 1, returned: 0, foreign: 0, rows: [{ outcome: 'paid' }], waiting: 0 })
  expect((await run(id)).state).toBe('sent')
  const imports = await Promise.all([1, 2, 3].map(() => upload('', bytes)))
  expect(codes(imports)).toEqual([200, 200, 200])
  expect(await run(id)).toMatchObject({ state: 'done', paid: 1, paidAmount: amount })
  expect((await upload('/preview', bytes)).body).toMatchObject({ paid: 0, repeated: 1 })
  expect((await money()).payouts).toMatchObject([{ amount, state: 'paid', endedAt: expect.any(String) }])
})

it('gives a returned payout back to the balance, notifies the seller, and waits for other requisites', async () => {
  await earn(FARM, 300_000)
  await shop.dbo.inject({ method: 'POST', url: '/tbank/control', payload: { fail: 'return', times: 1 } })
  const id = await sendRun()
  await intoBank(await fileOf(id))
  shop.passMinutes(2 * 24 * 60 + 1)
  await shop.freshen()
  const before = await balanceOf(FARM)
  const bytes = await statement('2026-11-21', '2026-11-23')
  expect((await upload('/preview', bytes)).body).toMatchObject({ paid: 1, returned: 1, repeated: 1 })
  await upload('', bytes)
  expect(await run(id)).toMatchObject({ state: 'done', cameBack: 1, paid: 0 })
  expect(await balanceOf(FARM)).toBe(before + 300_000)
  expect((await tamara('GET', '')).body.waiting.count).toBe(1)
  await shop.runOutbox()
  const messages = await sql<{ payload: object }>(
    "select payload from outbox where topic = 'OwnerMessageAsked' order by id desc limit 1",
  )
  expect(messages).toMatchObject([{ payload: { what: 'payoutReturned', organizationId: FARM } }])

  const next = (await tamara('POST', '', EXTRA)).body.id
  expect(await farmIn(next)).toMatchObject({ amount: 0, reason: 'returned', carried: 3_000 })
  await tamara('POST', `/${next}/cancellation`)
  const headers = { authorization: `Bearer ${await shop.staff(FARM)}` }
  const hold = async () =>
    (await shop.call('GET', `/v1/cabinet/money?organizationId=${FARM}`, { headers })).body.nextPayout.hold
  expect(await hold()).toBe('returned')
  await shop.giveRequisites(FARM, accountOf(26))
  expect(await hold()).toBeNull()
  const again = await farmIn(await sendRun())
  expect(again).toMatchObject({ amount: 3_000, state: 'sent' })
})

it('leaves what it cannot match to a person, and lets them say that a payout was not made', async () => {
  const [sent] = await sql<{ id: number; run_id: number }>("select id, run_id from payout_item where state = 'sent'")
  const bytes = await statement('2026-11-23', '2026-11-23')
  const by = (purpose: string) =>
    Buffer.from(
      new TextDecoder('windows-1251')
        .decode(bytes)
        .replace(
          'КонецФайла',
          [
            'СекцияДокумент=Платежное поручение',
            ...[
              'Номер=77',
              'Дата=23.11.2026',
              'Сумма=3000.00',
              `ПлательщикСчет=${PAYER.account}`,
              'ДатаСписано=23.11.2026',
            ],
            ...[
              'ПолучательСчет=40802810000000000001',
              'Получатель1=ИП ДРУГОЙ',
              'ПолучательИНН=0',
              `НазначениеПлатежа=${purpose}`,
            ],
            ...['КонецДокумента', 'КонецФайла'],
          ].join('\r\n'),
        ),
    )
  await upload('', by('По договору'))
  const { items: foreign } = (await tamara('GET', '/movements?kind=foreign')).body
  expect(foreign).toMatchObject([{ reason: 'foreign', candidates: [{ itemId: sent?.id, amount: 3_000 }] }])
  expect((await tamara('GET', '/movements')).body.items).toEqual([])
  const decide = (itemId: number | null) => tamara('POST', `/movements/${foreign[0].id}/decision`, { itemId })
  expect((await decide(999)).status).toBe(404)
  const decided = await Promise.all([decide(sent?.id ?? 0), decide(sent?.id ?? 0)])
  expect(codes(decided)).toEqual([200, 'NOT_FOUND'])
  expect(await run(sent?.run_id ?? 0)).toMatchObject({ state: 'done', paid: 1 })

  await earn(FARM, 200_000)
  const id = await sendRun()
  const item = await farmIn(id)
  expect(item.mayFail).toBe(true)
  expect((await tamara('POST', `/items/${item.id}/failure`, { reason: ' ' })).status).toBe(400)
  const failures = await Promise.all(
    [1, 2].map(() => tamara('POST', `/items/${item.id}/failure`, { reason: 'Банк отказал' })),
  )
  expect(codes(failures)).toEqual([200, 'PAYOUT_UNDER_WAY'])
  expect(await run(id)).toMatchObject({ state: 'done', cameBack: 1 })
  expect(await balanceOf(FARM)).toBe(200_000)
})

it('does not pay a seller whose requisites changed between draft and sending', async () => {
  await shop.freshen()
  const { id } = (await tamara('POST', '', EXTRA)).body
  await owner('POST', `${PATH}/${id}/approval`, { amount: (await run(id)).amount })
  await shop.giveRequisites(FARM, accountOf(27))
  await tamara('POST', `/${id}/sending`, { way: 'file' })
  expect(await farmIn(id)).toMatchObject({ state: 'failed', problem: 'stopped' })
  expect(await balanceOf(FARM)).toBe(200_000)
  expect(await run(id)).toMatchObject({ state: 'done', files: 0 })
})

it('does not pay more than the balance when a refund lowered it between draft and sending', async () => {
  const { id } = (await tamara('POST', '', EXTRA)).body
  await owner('POST', `${PATH}/${id}/approval`, { amount: (await run(id)).amount })
  await shop.earn(FARM, -1)
  await tamara('POST', `/${id}/sending`, { way: 'file' })
  expect(await farmIn(id)).toMatchObject({ state: 'failed', problem: 'balance' })
  expect(await balanceOf(FARM)).toBe(199_999)
})

it('names the VAT of a seller who pays it in the purpose, as of the day of the draft', async () => {
  // as orders of a seller of the common tax system: the world sells without VAT
  await sql('update order_line set vat = 10')
  await sql("update organization set tax_system = 'osn' where id = $1", [FARM])
  await earn(FARM, 100_001)
  const id = await sendRun()
  await sql("update organization set tax_system = 'usn_income' where id = $1", [FARM])
  // 1 791 ₽ of goods at 10 % and 598 ₽ of own delivery at 22 %
  expect(new TextDecoder('windows-1251').decode(await fileOf(id))).toMatch(
    /В том числе НДС 10 % - 204\.46, 22 % - 135\.41\. \[[A-Z2-9]{8}\]/,
  )
})

it('pays half of what is due when debts exceed it, although the balance is less, and not when a refund lowered it since', async () => {
  await sql(
    `update market set version = version + 1, settings = jsonb_set(settings, '{payouts}',
       '{"monthDays": [10, 25], "weekday": null, "minimum": 1, "holdDays": 0}')`,
  )
  const cash = await shop.order({ paymentMethod: 'cashondelivery' })
  for (const to of ['isAssembling', 'onTheRoad', 'received'] as const) await shop.services.orders.move(farmer, cash, to)
  await shop.runOutbox()
  await earn(FARM, 7_000 - (await balanceOf(FARM)))
  await shop.freshen()
  for (const [refund, outcome] of [
    [1, { state: 'failed', problem: 'balance' }],
    [0, { state: 'sent' }],
  ] as const) {
    const { id } = (await tamara('POST', '', EXTRA)).body
    const { amount, taken } = await farmIn(id)
    expect(amount).toBeGreaterThan(70)
    expect(Math.abs(amount - taken)).toBeLessThanOrEqual(0.01)
    await owner('POST', `${PATH}/${id}/approval`, { amount: (await run(id)).amount })
    const before = await balanceOf(FARM)
    if (refund > 0) await earn(FARM, -refund)
    await tamara('POST', `/${id}/sending`, { way: 'file' })
    expect(await farmIn(id)).toMatchObject(outcome)
    expect(await balanceOf(FARM)).toBe(before - refund - (outcome.state === 'sent' ? Math.round(amount * 100) : 0))
  }
})
