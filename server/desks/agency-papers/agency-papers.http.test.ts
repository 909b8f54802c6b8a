import type { AgencyPaperItem, OwnPapers } from '@okolitsa/contracts/agency-papers/agency-papers.ts'
import type { Statement } from '@okolitsa/contracts/statements/statements.ts'
import { gapsOfNumbers } from '@okolitsa/domain/agency-papers/paper-number.ts'
import { kopecksOf } from '@okolitsa/domain/money/roubles.ts'
import { checkUtd } from '@okolitsa/emulators/diadoc/check-utd.ts'
import { beforeAll, expect, it } from 'vitest'
import { PAPER_PROBLEMS } from '../../db/check-papers.ts'
import { problemsAfter } from '../../money/ledger/ledger-shop.data.ts'
import { pagesOfPdf } from '../../testing/pdf.data.ts'
import { FARM, OTHER_FARM } from '../../testing/two-farms.data.ts'
import { openOfficeShop } from '../office-orders/office-shop.data.ts'
import { nameOperator, postPayout, postSale } from './agency-papers-shop.data.ts'
import { formPapers } from './use-cases/form-papers.ts'

const shop = await openOfficeShop()
const { office } = shop
const PATH = '/v1/office/agency-papers'
const OWN = '/v1/cabinet/money/papers'
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const people: Record<'owner' | 'accountant' | 'picker' | 'courier' | 'stranger', Record<string, string>> = {} as never

beforeAll(async () => {
  // sessions of the cabinet end within a day, and the clock stands still
  people.owner = bearer(await shop.staff(FARM, 'Olga'))
  people.accountant = bearer(await shop.staff(FARM, 'Alla', 'accountant'))
  people.picker = bearer(await shop.staff(FARM, 'Petr', 'picker'))
  people.courier = bearer(await shop.staff(FARM, 'Kirill', 'courier'))
  people.stranger = bearer(await shop.staff(OTHER_FARM, 'Sonya'))
  // a number that the tax service would know
  await shop.sql(`update organization set tin = '7707083893' where id = $1`, [FARM])
  for (const month of ['08', '09', '10'])
    for (const [place, seller] of [FARM, OTHER_FARM].entries()) {
      await postSale(shop, seller, 100_000 + place, `2026-${month}-05T10:00:00Z`)
      await postSale(shop, seller, 33_333, `2026-${month}-20T10:00:00Z`)
      await postPayout(shop, seller, 50_000, `2026-${month}-25T10:00:00Z`)
    }
})

const own = (method: 'GET' | 'POST', path: string, headers = people.owner, body?: object) =>
  shop.call(method, `${OWN}${path}`, { headers, ...(body && { body }) })
const papersOf = async (headers = people.owner, seller = FARM): Promise<OwnPapers> =>
  (await own('GET', `?organizationId=${seller}`, headers)).body
const paperOf = async (kind: AgencyPaperItem['kind'], period: string): Promise<AgencyPaperItem> => {
  const found = (await papersOf()).items.find((one) => one.kind === kind && one.period === period)
  if (!found) throw new Error(`no ${kind} of ${period}`)
  return found
}
const file = async (id: number, format: 'pdf' | 'xml') =>
  shop.app.http.inject({ method: 'GET', url: `${OWN}/${id}/${format}`, headers: people.owner })
const form = (period: string) => office(['accountant'], 'POST', `${PATH}/form`, { period })

it('forms no papers of a month that has not ended, of an unnamed operator, or without the right', async () => {
  expect((await form('2026-10')).body.code).toBe('PAPERS_LACK_OPERATOR')
  await nameOperator(shop)
  expect((await form('2026-11')).body.code).toBe('PAPERS_TOO_EARLY')
  for (const period of ['2026-13', 'october', '']) expect((await form(period)).status).toBe(400)
  const preview = (await office(['analyst'], 'GET', `${PATH}/preview?period=2026-10`)).body
  expect(preview).toMatchObject({ sellers: 2, formed: 0, obstacle: null, isUnderWay: false })
  expect((await office(['analyst'], 'POST', `${PATH}/form`, { period: '2026-10' })).status).toBe(403)
  expect((await office(['curator'], 'GET', PATH)).status).toBe(403)
  expect((await shop.call('GET', PATH)).status).toBe(401)
})

it('forms each paper once and numbers without gaps when two people and two nodes form several months at once', async () => {
  const months = ['2026-08', '2026-09', '2026-10']
  for (const month of [...months, ...months]) expect((await form(month)).status).toBe(200)
  const deps = { ...shop.services, database: shop.database, clock: shop.now, edo: null }
  await Promise.all([...months, ...months, ...months].map((month) => formPapers(deps, month)))
  await shop.runOutbox()
  const rows = await shop.sql<{ kind: string; number: string; last: number }>(
    `select paper.kind, number, last from agency_paper as paper join agency_paper_counter using (kind, year) order by paper.id`,
  )
  for (const kind of ['agentReport', 'feeAct']) {
    const numbers = rows.filter((one) => one.kind === kind)
    expect(numbers.map(({ last }) => last)).toEqual(Array(6).fill(6))
    expect(gapsOfNumbers(numbers.map(({ number }) => number))).toEqual([])
  }
  const preview = (await office(['accountant'], 'GET', `${PATH}/preview?period=2026-10`)).body
  expect(preview).toMatchObject({ sellers: 2, formed: 2, isUnderWay: false })
  const { body } = await office(['accountant'], 'GET', `${PATH}?period=2026-10&kind=agentReport&search=%D0%BF`)
  expect(body.items.every((one: AgencyPaperItem) => one.period === '2026-10')).toBe(true)
  expect(body).toMatchObject({ next: null, waiting: { answer: 0, sending: 0 } })
})

it('says the sums of the statement, in the same bytes each time, and never changes', async () => {
  const statement: Statement = (
    await shop.call('GET', `/v1/cabinet/money/statement?organizationId=${FARM}&from=2026-10-01&to=2026-10-31`, {
      headers: people.owner,
    })
  ).body
  const [report, act] = await Promise.all([paperOf('agentReport', '2026-10'), paperOf('feeAct', '2026-10')])
  expect(report.total).toBe(statement.closing)
  const fee = statement.totals.reduce((sum, one) => sum + kopecksOf(one.fee), 0)
  expect(kopecksOf(act.total)).toBe(fee)
  expect(report).toMatchObject({ day: '2026-10-31', state: 'waiting', objectUntil: '2026-12-21', hasXml: false })
  const [first, second] = await Promise.all([file(report.id, 'pdf'), file(report.id, 'pdf')])
  expect(Buffer.compare(first.rawPayload, second.rawPayload)).toBe(0)
  const text = pagesOfPdf(first.rawPayload).join(' ').replaceAll('\u00A0', ' ')
  expect(text).toContain(`Отчёт агента № ${report.number}`)
  expect((await file(act.id, 'pdf')).headers['content-disposition']).toBe(
    `attachment; filename="feeAct-${act.number}.pdf"`,
  )
  for (const change of [
    'update agency_paper set number = number',
    'delete from agency_paper',
    'truncate agency_paper cascade',
  ])
    await expect(shop.sql(change)).rejects.toThrow('papers are not changed')
})

it('writes an act as a valid electronic document once КПП is known, with VAT by the function of the ledger', async () => {
  const act = await paperOf('feeAct', '2026-10')
  expect((await own('GET', `/${act.id}/xml`)).body.code).toBe('PAPER_LACKS_KPP')
  const set = (body: object) => office(['accountant'], 'POST', `${PATH}/kpp`, body)
  expect((await set({ organizationId: null, kpp: '77' })).status).toBe(400)
  expect((await set({ organizationId: 999_999, kpp: '772201001' })).status).toBe(404)
  for (const organizationId of [null, FARM, OTHER_FARM])
    expect((await set({ organizationId, kpp: '772201001' })).status).toBe(200)
  // papers that were formed keep their bytes; a correction has the new detail
  const corrected = await office(['accountant'], 'POST', `${PATH}/${act.id}/correction`, {})
  expect(corrected.body.items).toMatchObject([
    { kind: 'agentReport', revision: 1 },
    { kind: 'feeAct', revision: 1, number: act.number, day: act.day },
  ])
  const again = await office(['accountant'], 'POST', `${PATH}/${act.id}/correction`, {})
  expect(again.body.code).toBe('PAPER_UNCHANGED')
  expect(await paperOf('feeAct', '2026-10')).toMatchObject({ revision: 1, correctedBy: null })
  expect((await papersOf()).items.find(({ id }) => id === act.id)).toMatchObject({ state: 'corrected' })
  const id = corrected.body.items[1].id
  const [first, second] = await Promise.all([file(id, 'xml'), file(id, 'xml')])
  expect(Buffer.compare(first.rawPayload, second.rawPayload)).toBe(0)
  expect(await checkUtd(first.rawPayload)).toMatchObject({ mistakes: [], read: { number: act.number } })
  const xml = new TextDecoder('windows-1251').decode(first.rawPayload)
  expect(xml).toContain('<ИспрДок НомИспр="1"')
})

it('is shown to people of its seller who see money, and answered by an owner within thirty days', async () => {
  const report = await paperOf('agentReport', '2026-09')
  const act = await paperOf('feeAct', '2026-09')
  const text = { text: 'Возврат 5 сентября не учтён' }
  expect((await shop.call('GET', `${OWN}?organizationId=${FARM}`)).status).toBe(401)
  for (const who of ['picker', 'courier'] as const) {
    expect([403, 404]).toContain((await own('GET', `?organizationId=${FARM}`, people[who])).status)
    expect([403, 404]).toContain((await own('GET', `/${report.id}/pdf`, people[who])).status)
    expect([403, 404]).toContain((await own('POST', `/${report.id}/objection`, people[who], text)).status)
  }
  expect((await own('GET', `/${report.id}/pdf`, people.stranger)).status).toBe(404)
  expect((await own('POST', `/${report.id}/objection`, people.stranger, text)).status).toBe(404)
  expect((await own('GET', `?organizationId=${FARM}`, people.stranger)).status).toBe(404)
  expect((await papersOf(people.accountant)).mayReply).toBe(false)
  expect((await own('POST', `/${report.id}/objection`, people.accountant, text)).body.code).toBe('OWNERS_ONLY')
  expect((await own('POST', `/${report.id}/objection`, people.owner, { text: ' ' })).body.errors).toHaveProperty('text')
  // two presses are one objection
  const sent = await Promise.all([1, 2].map(() => own('POST', `/${report.id}/objection`, people.owner, text)))
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await paperOf('agentReport', '2026-09')).toMatchObject({ state: 'objected', objectUntil: null })
  expect((await own('POST', `/${act.id}/acceptance`, people.owner, {})).body.state).toBe('accepted')

  const waiting = await office(['accountant'], 'GET', `${PATH}?needs=answer`)
  expect(waiting.body).toMatchObject({ waiting: { answer: 1 }, items: [{ id: report.id, reply: text }] })
  const answer = { text: 'Возврат учтён 7 сентября' }
  expect((await office(['analyst'], 'POST', `${PATH}/${report.id}/answer`, answer)).status).toBe(403)
  expect((await office(['accountant'], 'POST', `${PATH}/999999/answer`, answer)).status).toBe(404)
  const answered = await office(['accountant'], 'POST', `${PATH}/${report.id}/answer`, answer)
  expect(answered.body).toMatchObject({ state: 'answered', reply: { answer: answer.text } })
  const twice = await office(['accountant'], 'POST', `${PATH}/${report.id}/answer`, answer)
  expect(twice.body.code).toBe('PAPER_ANSWERED')
})

it('corrects the papers of a month when a late fact is posted into it', async () => {
  const report = await paperOf('agentReport', '2026-08')
  await postSale(shop, FARM, 20_000, '2026-08-31T20:59:59Z')
  const { body } = await office(['accountant'], 'POST', `${PATH}/${report.id}/correction`, {})
  expect(body.items).toMatchObject([
    { kind: 'agentReport', revision: 1, day: '2026-11-21' },
    { kind: 'feeAct', revision: 1 },
  ])
  expect(kopecksOf(body.items[0].total) - kopecksOf(report.total)).toBe(18_000)
  expect(body.items[0].number).not.toBe(report.number)
})

it('makes an act of reconciliation of any past days, once while nothing changes', async () => {
  const ask = (from: string, to: string, headers = people.owner) =>
    own('POST', '/reconciliation', headers, { organizationId: FARM, from, to })
  const made = await ask('2026-08-01', '2026-10-31')
  // the sale that was posted late came after the reports of the later months
  const { total } = await paperOf('agentReport', '2026-10')
  expect(made.body).toMatchObject({ kind: 'reconciliation', total: total + 180 })
  expect((await ask('2026-08-01', '2026-10-31')).body.id).toBe(made.body.id)
  expect((await file(made.body.id, 'pdf')).statusCode).toBe(200)
  expect((await file(made.body.id, 'xml')).statusCode).toBe(404)
  expect((await ask('2026-10-01', '2026-11-21')).body.errors).toHaveProperty('to')
  expect((await ask('2026-10-02', '2026-10-01')).body.errors).toHaveProperty('to')
  expect((await ask('2025-01-01', '2026-10-01')).body.errors).toHaveProperty('from')
  expect((await ask('2026-08-01', '2026-10-31', people.accountant)).body.code).toBe('OWNERS_ONLY')
})

it('accepts silently after thirty days', async () => {
  shop.passMinutes(31 * 24 * 60)
  people.owner = bearer(await shop.staff(FARM, 'Vera'))
  const report = await paperOf('agentReport', '2026-10')
  expect(report).toMatchObject({ state: 'accepted', objectUntil: null })
  const late = await own('POST', `/${report.id}/objection`, people.owner, { text: 'Поздно' })
  expect(late.body.code).toBe('PAPER_ANSWERED')

  // and the check of the books finds a paper that was changed, and a lost number
  expect(await shop.sql(PAPER_PROBLEMS)).toEqual([])
  const breaking = [
    `update agency_paper set snapshot = snapshot || ' ' where id = ${report.id}`,
    'delete from agency_paper where place = 2',
  ]
  for (const sql of breaking) expect(await problemsAfter(shop, PAPER_PROBLEMS, sql)).not.toEqual([])
})
