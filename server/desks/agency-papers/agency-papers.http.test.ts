import type { AgencyPaperItem, OwnPapers } from '@okolitsa/contracts/agency-papers/agency-papers.ts'
import type { Statement } from '@okolitsa/contracts/statements/statements.ts'
import { gapsOfNumbers } from '@okolitsa/domain/agency-papers/paper-number.ts'
import { kopecksOf } from '@okolitsa/domain/money/roubles.ts'
import { checkUtd } from '@okolitsa/emulators/diadoc/check-utd.ts'
import { beforeAll, expect, it } from 'vitest'
import { PAPER_PROBLEMS } from '../../db/check-papers.ts'
import { problemsAfter } from '../../money/ledger/ledger-shop.data.ts'
import { openChangesShop } from '../../sales/orders/changes-shop.data.ts'
import { pagesOfPdf } from '../../testing/pdf.data.ts'
import { FARM, OTHER_FARM } from '../../testing/two-farms.data.ts'
import { openOfficeShop } from '../office-orders/office-shop.data.ts'
import { closeMonth, nameOperator, postPayout, postRefund, postSale } from './agency-papers-shop.data.ts'
import { formPapers } from './use-cases/form-papers.ts'

const trade = await openChangesShop()
/** An order without money, of which corrections are posted. */
const order = await trade.order()
// the second of December; sessions begin afterwards
trade.passMinutes(11 * 24 * 60)
const shop = await openOfficeShop(trade)
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
  await shop.sql(`update organization set tin = '500100732259' where id = $1`, [OTHER_FARM])
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
const deps = { ...shop.services, database: shop.database, clock: shop.now, edo: null }
const form = (period: string) => office(['accountant'], 'POST', `${PATH}/form`, { period })

/** Proves the second factor by a code that was not used. */
const prove = () => {
  shop.passMinutes(1)
  return shop.proveFactor()
}
const preview = async (period: string) => (await office(['analyst'], 'GET', `${PATH}/preview?period=${period}`)).body

it('waits with the papers of a month until it is closed and the operator is named, and says so', async () => {
  expect((await form('2026-10')).body.code).toBe('PAPERS_OF_OPEN_MONTH')
  expect(await preview('2026-10')).toMatchObject({ sellers: 2, formed: 0, obstacle: 'notClosed', isUnderWay: false })
  expect((await papersOf()).latest).toEqual({ period: '2026-11', state: 'open' })
  // a job that was asked before the closing waits too
  await shop.sql(`insert into agency_paper_month (period, asked_at) values ('2026-10', $1)`, [shop.now()])
  await formPapers(deps, '2026-10')
  expect((await papersOf()).items).toEqual([])
  await prove()
  const closed = await Promise.all([closeMonth(shop, '2026-10'), closeMonth(shop, '2026-10')])
  expect(closed.map(({ status }) => status)).toEqual([200, 200])
  await shop.runOutbox()
  expect((await form('2026-10')).body.code).toBe('PAPERS_LACK_OPERATOR')
  expect(await preview('2026-10')).toMatchObject({ formed: 0, obstacle: 'lacksOperator', isUnderWay: false })
})

it('forms no papers of a month that has not ended, or without the right', async () => {
  await nameOperator(shop)
  expect((await form('2026-12')).body.code).toBe('PAPERS_TOO_EARLY')
  for (const period of ['2026-13', 'october', '']) expect((await form(period)).status).toBe(400)
  expect(await preview('2026-10')).toMatchObject({ sellers: 2, formed: 0, obstacle: null, isUnderWay: true })
  expect((await office(['analyst'], 'POST', `${PATH}/form`, { period: '2026-10' })).status).toBe(403)
  expect((await office(['curator'], 'GET', PATH)).status).toBe(403)
  expect((await shop.call('GET', PATH)).status).toBe(401)
})

it('forms each paper once and numbers without gaps when two people and two nodes form several months at once', async () => {
  const months = ['2026-08', '2026-09', '2026-10']
  for (const month of [...months, ...months]) expect((await form(month)).status).toBe(200)
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
  expect(await preview('2026-10')).toMatchObject({ sellers: 2, formed: 2, isUnderWay: false })
  const { body } = await office(['accountant'], 'GET', `${PATH}?period=2026-10&kind=agentReport&search=%D0%BF`)
  expect(body.items.every((one: AgencyPaperItem) => one.period === '2026-10')).toBe(true)
  expect(body).toMatchObject({ next: null, waiting: { answer: 0, sending: 0 } })
})

it('says the sums of the statement, in the same bytes each time, and never changes', async () => {
  const statement: Statement = (
    await shop.call('GET', `/v1/cabinet/money/statement?organizationId=${FARM}&period=2026-10`, {
      headers: people.owner,
    })
  ).body
  const [report, act] = await Promise.all([paperOf('agentReport', '2026-10'), paperOf('feeAct', '2026-10')])
  expect(report.total).toBe(statement.closing)
  const fee = statement.totals.reduce((sum, one) => sum + kopecksOf(one.fee), 0)
  expect(kopecksOf(act.total)).toBe(fee)
  expect(report).toMatchObject({ day: '2026-10-31', state: 'waiting', objectUntil: '2027-01-01', hasXml: false })
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
  const set = (organizationId: number, kpp: unknown, headers = people.owner) =>
    shop.call('POST', `${OWN}/kpp`, { headers, body: { organizationId, kpp } })
  for (const kpp of ['77', '', ' ', 772201001, '77220100112'])
    expect(Object.keys((await set(FARM, kpp)).body.errors)).toEqual(['kpp'])
  // a proprietor has none
  expect((await set(OTHER_FARM, '500101001', people.stranger)).body.errors).toEqual({
    kpp: expect.stringMatching(/ИП/),
  })
  expect((await own('GET', `/kpp?organizationId=${OTHER_FARM}`, people.stranger)).body).toEqual({
    ...{ isCompany: false, kpp: null, mayChange: true },
  })
  expect((await set(FARM, '770701001', people.stranger)).status).toBe(404)
  expect((await set(FARM, '770701001', people.accountant)).body.code).toBe('OWNERS_ONLY')
  expect((await shop.call('POST', `${OWN}/kpp`, { body: { organizationId: FARM, kpp: '770701001' } })).status).toBe(401)
  expect((await set(FARM, '7707ab001')).body).toEqual({ isCompany: true, kpp: '7707AB001', mayChange: true })
  expect((await set(FARM, '770701001')).body.kpp).toBe('770701001')
  expect((await own('GET', `/kpp?organizationId=${FARM}`, people.accountant)).body.mayChange).toBe(false)
  const trail = await shop.sql(
    `select after ->> 'kpp' as kpp from audit_entry where action = 'setPaperKpp' order by id`,
  )
  expect(trail).toEqual([{ kpp: '7707AB001' }, { kpp: '770701001' }])
  // КПП of the market is a detail of its operator
  await nameOperator(shop, '772201001')
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
  expect(xml).toMatch(/КПП="772201001".*КПП="770701001"/s)
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

/** Opens a month as the approval of two people does. */
const reopen = (period: string) =>
  shop.database.inTransaction((tx) =>
    shop.services.closing.reopenPeriod(
      tx,
      { kind: 'staff', staffId: shop.member.id },
      { period, reason: 'Реестр исправлен' },
    ),
  )
const statementOf = async (period: string): Promise<Statement> =>
  (
    await shop.call('GET', `/v1/cabinet/money/statement?organizationId=${FARM}&period=${period}`, {
      headers: people.owner,
    })
  ).body

it('leaves the papers of a closed month when a fact arrives late, and counts it in the open month with its own day', async () => {
  const papers = await shop.sql('select count(*)::int as count from agency_paper')
  const before = await statementOf('2026-08')
  await postSale(shop, FARM, 20_000, '2026-08-31T20:59:59Z')
  expect((await form('2026-08')).status).toBe(200)
  await shop.runOutbox()
  expect(await shop.sql('select count(*)::int as count from agency_paper')).toEqual(papers)
  expect(await statementOf('2026-08')).toEqual(before)
  const present = await statementOf('2026-11')
  expect(present).toMatchObject({ period: '2026-11', opening: (await statementOf('2026-10')).closing })
  expect(present.lines).toMatchObject([{ at: '2026-08-31T20:59:59.000Z', latePeriod: '2026-11', amount: 180 }])
  // by its own days it is where it happened
  const query = `organizationId=${FARM}&from=2026-08-01&to=2026-08-31`
  const byDays: Statement = (await shop.call('GET', `/v1/cabinet/money/statement?${query}`, { headers: people.owner }))
    .body
  expect(byDays.period).toBeNull()
  expect(kopecksOf(byDays.closing) - kopecksOf(before.closing)).toBe(18_000)
  const csv = await shop.call('GET', `/v1/cabinet/money/statement/csv?organizationId=${FARM}&period=2026-11`, {
    headers: people.owner,
  })
  expect(csv.text.split('\r\n')[2]).toMatch(/^2026-08-31;.*;2026-11;180$/)
  const pdf = await shop.app.http.inject({
    ...{ method: 'GET', url: `/v1/cabinet/money/statement/pdf?organizationId=${FARM}&period=2026-11` },
    headers: people.owner,
  })
  expect(pagesOfPdf(pdf.rawPayload).join(' ').replaceAll('\u00A0', ' ')).toContain('Выписка за ноябрь 2026')
  for (const wrong of ['period=2027-01', 'period=2026-13', 'period=2026-10&from=2026-10-01&to=2026-10-02'])
    expect(
      Object.keys(
        (
          await shop.call('GET', `/v1/cabinet/money/statement?organizationId=${FARM}&${wrong}`, {
            headers: people.owner,
          })
        ).body.errors,
      ),
    ).toEqual(['period'])
})

it('corrects the papers whose sums changed, and only those, when a month was opened and closed again', async () => {
  const papers = await shop.sql('select count(*)::int as count from agency_paper')
  await prove()
  await reopen('2026-10')
  const report = await paperOf('agentReport', '2026-10')
  const refused = await office(['accountant'], 'POST', `${PATH}/${report.id}/correction`, {})
  expect(refused.body.code).toBe('PAPERS_OF_OPEN_MONTH')
  // closed without a change: no paper is corrected, though the operator has another КПП by now
  await nameOperator(shop, '772301001')
  expect((await closeMonth(shop, '2026-10')).status).toBe(200)
  await shop.runOutbox()
  expect(await shop.sql('select count(*)::int as count from agency_paper')).toEqual(papers)

  await prove()
  await reopen('2026-10')
  await postSale(shop, FARM, 10_000, '2026-10-30T10:00:00Z')
  // several nodes form while the month is closed
  const closing = [closeMonth(shop, '2026-10'), ...Array.from({ length: 4 }, () => formPapers(deps, '2026-10'))]
  await Promise.all([...closing, shop.runOutbox()])
  await shop.runOutbox()
  await Promise.all(Array.from({ length: 3 }, () => formPapers(deps, '2026-10')))
  const rows = await shop.sql(
    `select organization_id as seller, kind, max(revision)::int as revision from agency_paper where period = '2026-10'
      group by 1, 2 order by 1, 2`,
  )
  expect(rows).toEqual([
    { seller: FARM, kind: 'agentReport', revision: 2 },
    { seller: FARM, kind: 'feeAct', revision: 2 },
    { seller: OTHER_FARM, kind: 'agentReport', revision: 0 },
    { seller: OTHER_FARM, kind: 'feeAct', revision: 0 },
  ])
  const corrected = await paperOf('agentReport', '2026-10')
  expect(kopecksOf(corrected.total) - kopecksOf(report.total)).toBe(9_000)
  expect(corrected.total).toBe((await statementOf('2026-10')).closing)
  expect((await papersOf()).items.find(({ id }) => id === report.id)).toMatchObject({ state: 'corrected' })
  expect(
    gapsOfNumbers(
      (await shop.sql<{ number: string }>(`select number from agency_paper where kind = 'agentReport'`)).map(
        ({ number }) => number,
      ),
    ),
  ).toEqual([])
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
  expect((await ask('2026-10-01', '2026-12-02')).body.errors).toHaveProperty('to')
  expect((await ask('2026-10-02', '2026-10-01')).body.errors).toHaveProperty('to')
  expect((await ask('2025-01-01', '2026-10-01')).body.errors).toHaveProperty('from')
  expect((await ask('2026-08-01', '2026-10-31', people.accountant)).body.code).toBe('OWNERS_ONLY')
})

it('says a negative month, a refund of an earlier sale and a late fact in its papers, and nothing of a seller without moves', async () => {
  await postRefund(shop, { organizationId: FARM, order }, 30_000, '2026-11-10T10:00:00Z')
  await prove()
  expect((await closeMonth(shop, '2026-11')).status).toBe(200)
  expect((await papersOf()).latest).toEqual({ period: '2026-11', state: 'forming' })
  await shop.runOutbox()
  expect((await papersOf()).latest).toBeNull()
  expect((await papersOf(people.owner)).items.filter(({ period }) => period === '2026-11')).toMatchObject([
    { kind: 'agentReport', hasXml: false },
  ])
  const report = await paperOf('agentReport', '2026-11')
  const before = await paperOf('agentReport', '2026-10')
  // 200 ₽ of August less 10 % and 300 ₽ given back with their fee
  expect(kopecksOf(report.total) - kopecksOf(before.total)).toBe(18_000 - 27_000)
  const text = pagesOfPdf((await file(report.id, 'pdf')).rawPayload)
    .join(' ')
    .replaceAll('\u00A0', ' ')
  expect(text).toContain('31.08.2026 *')
  expect(text).toContain('Операция проведена после его закрытия')
  const stranger = bearer(await shop.staff(OTHER_FARM, 'Zoya'))
  expect(await papersOf(stranger, OTHER_FARM)).toMatchObject({ latest: { period: '2026-11', state: 'nothing' } })

  // the file of all sellers has the sums of the ledger
  const csv = await office(['analyst'], 'GET', '/v1/office/ledger/months/2026-11/csv')
  const rows = (csv.body as string)
    .trim()
    .split('\r\n')
    .map((row) => row.split(';'))
  expect(rows.filter(([id]) => id === String(FARM)).map((row) => [row[3], row[4], row.at(-1)])).toEqual([
    ['Было на балансе', '', String(before.total).replace('.', ',')],
    ['Продажа', '1', '180'],
    ['Поправка', '1', '-270'],
    ['Стало на балансе', '', String(report.total).replace('.', ',')],
  ])
  for (const month of ['2026-08', '2026-09', '2026-10', '2026-11']) {
    const all = (await office(['analyst'], 'GET', `/v1/office/ledger/months/${month}/csv`)).body as string
    const own = all
      .trim()
      .split('\r\n')
      .map((row) => row.split(';'))
      .filter(([id]) => id === '')
    const sums = own.slice(1, -1).map((row) => kopecksOf(Number(row.at(-1)?.replace(',', '.'))))
    const [ledger] = await shop.sql<{ sum: number }>(
      `select -sum(amount)::int as sum from ledger_entry join ledger_line on entry_id = id
        where account = 'seller' and coalesce(late_period, to_char(at at time zone 'Europe/Moscow', 'YYYY-MM')) = $1`,
      [month],
    )
    expect([month, sums.reduce((sum, one) => sum + one, 0)]).toEqual([month, ledger?.sum])
  }
  expect((await office(['support'], 'GET', '/v1/office/ledger/months/2026-11/xlsx')).status).toBe(403)
  expect((await shop.call('GET', '/v1/office/ledger/months/2026-11/xlsx')).status).toBe(401)
  expect((await office(['analyst'], 'GET', '/v1/office/ledger/months/2026-11/xlsx')).status).toBe(200)
  expect((await office(['analyst'], 'GET', '/v1/office/ledger/months/2026-13/xlsx')).status).toBe(404)
})

it('takes an act back when the whole fee of its month was returned', async () => {
  await prove()
  await reopen('2026-11')
  await postSale(shop, FARM, 50_000, '2026-11-20T10:00:00Z')
  await closeMonth(shop, '2026-11')
  await shop.runOutbox()
  const act = await paperOf('feeAct', '2026-11')
  expect(act).toMatchObject({ revision: 0, total: 40, hasXml: true })
  await prove()
  await reopen('2026-11')
  await postRefund(shop, { organizationId: FARM, order }, 50_000, '2026-11-21T10:00:00Z')
  await closeMonth(shop, '2026-11')
  await shop.runOutbox()
  const back = await paperOf('feeAct', '2026-11')
  expect(back).toMatchObject({ number: act.number, revision: 1, total: 0, hasXml: false })
  expect((await file(back.id, 'xml')).statusCode).toBe(404)
  const text = pagesOfPdf((await file(back.id, 'pdf')).rawPayload)
    .join(' ')
    .replaceAll('\u00A0', ' ')
  expect(text).toContain('Прежний акт отменён')
})

it('accepts silently after thirty days', async () => {
  shop.passMinutes(31 * 24 * 60)
  people.owner = bearer(await shop.staff(FARM, 'Vera'))
  const report = await paperOf('agentReport', '2026-10')
  expect(report).toMatchObject({ state: 'accepted', objectUntil: null })
  const late = await own('POST', `/${report.id}/objection`, people.owner, { text: 'Поздно' })
  expect(late.body.code).toBe('PAPER_ANSWERED')
})

it('is found by the check of the books when a paper is changed or its number lost', async () => {
  const report = await paperOf('agentReport', '2026-10')
  expect(await shop.sql(PAPER_PROBLEMS)).toEqual([])
  const breaking = [
    `update agency_paper set snapshot = snapshot || ' ' where id = ${report.id}`,
    'delete from agency_paper where place = 2',
  ]
  for (const sql of breaking) expect(await problemsAfter(shop, PAPER_PROBLEMS, sql)).not.toEqual([])
})
