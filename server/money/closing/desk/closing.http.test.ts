import { postedPeriod } from '@okolitsa/domain/closing/period.ts'
import { compensationPostings } from '@okolitsa/domain/ledger/postings.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import type { OfficeRole } from '@okolitsa/domain/office/permissions.ts'
import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { INTEGRITY_SQL } from '../../../db/check-integrity.ts'
import { openOfficeShop } from '../../../desks/office-orders/office-shop.data.ts'
import { joinOffice } from '../../../people/office/office-browser.data.ts'
import { writeXlsx } from '../../../platform/tables/write-xlsx.ts'
import { ANNA, FARM } from '../../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../../testing/world.data.ts'
import { openLedgerShop, problemsAfter } from '../../ledger/ledger-shop.data.ts'
import { insertEntry } from '../../ledger/store/ledger.store.ts'

const PATH = '/v1/office/closing'
const MONTH = '2026-11'
const NEXT = '2026-12'
/** From the day of the orders to the second of December, minutes. */
const LATER = 11 * 24 * 60
const COLUMNS = {
  ...{ day: 'Дата операции', amount: 'Сумма, руб.', reference: 'Номер заказа', fee: 'Комиссия, руб.' },
  ...{ operation: 'Тип операции', refunds: 'возврат, отмена' },
}
const RECEIPTS = { day: 'Дата и время', amount: 'Итог, руб.', reference: '№ ФД' }

const trade = await openLedgerShop()
for (let order = 0; order < 4; order += 1) {
  await trade.paid({ as: 2_001 + order })
  trade.passMinutes(1)
}
await trade.call('PATCH', `/api/v1/orders/${await trade.paid()}/cancel`, { as: ANNA })
await trade.runOutbox()
trade.passMinutes(LATER)
const shop = await openOfficeShop(trade)
const { office, call } = shop

let marina: Awaited<ReturnType<typeof joinOffice>>
const sources = { acquirer: 0, fiscal: 0 }
beforeAll(async () => {
  await shop.sql(`update market set state = 'open', version = version + 1`)
  marina = await joinOffice(shop.site, shop.person.browser, {
    ...{ name: 'Марина Аверина', phone: '79165550002', roles: ['owner'], now: shop.now },
  })
  shop.passMinutes(1)
  await shop.proveFactor()
})
afterEach(async () => {
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})

const ok = async (...asked: Parameters<typeof office>) => {
  const { status, body } = await office(...asked)
  expect([asked[2], status, JSON.stringify(body)]).toEqual([asked[2], 200, expect.anything()])
  return body
}
const accountant = ['accountant'] as const satisfies readonly OfficeRole[]
const get = (period: string) => ok(accountant, 'GET', `${PATH}/${period}`)
const upload = (sourceId: number, bytes: Uint8Array, columns: object = {}, path = 'files') => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'register.csv', ...columns })) form.set(name, value)
  form.set('files', new Blob([new Uint8Array(bytes)]), 'register.csv')
  return office(accountant, 'POST', `${PATH}/sources/${sourceId}/${path}`, form)
}
const registerOf = async (kind: 'rbs' | 'fiscal', encoding = 'windows-1251') =>
  (await shop.bank.inject(`/${kind}/register?from=${MONTH}-01&to=${MONTH}-30&encoding=${encoding}`)).rawPayload
const decide = (difference: Record<string, unknown>, more: object = {}) => {
  const { kind, reference, isRefund, here, there } = difference
  const body = { kind, reference, isRefund, here, there, outcome: 'accepted', comment: 'Позвонили в банк', ...more }
  return office(accountant, 'POST', `${PATH}/${MONTH}/decisions`, body)
}

describe('registers', () => {
  it('are imported by people with the right only; others read, or see nothing', async () => {
    expect((await call('GET', PATH)).status).toBe(401)
    for (const path of [PATH, `${PATH}/${MONTH}`]) {
      expect((await office(['support'], 'GET', path)).status).toBe(403)
      expect((await office(['analyst'], 'GET', path)).status).toBe(200)
    }
    expect((await office(['analyst'], 'GET', `${PATH}/${MONTH}`)).body.abilities).toEqual([])
    const source = { kind: 'acquirer', title: 'Банк' }
    const decision = {
      kind: 'acquirer',
      reference: '1',
      isRefund: false,
      here: 1,
      there: null,
      outcome: 'next',
      comment: '?',
    }
    for (const [path, body] of [
      ['/sources', source],
      [`/${MONTH}/decisions`, decision],
      [`/${MONTH}/close`, undefined],
      [`/${MONTH}/reopening`, { reason: '?' }],
    ] as const) {
      expect([path, (await office(['analyst'], 'POST', PATH + path, body)).status]).toEqual([path, 403])
      expect([path, (await call('POST', PATH + path, { body })).status]).toEqual([path, 401])
    }
    expect((await office(accountant, 'GET', `${PATH}/2026-13`)).status).toBe(404)
    expect((await upload(999_999, Buffer.from('a;b'))).status).toBe(404)
    expect((await office(accountant, 'POST', `${PATH}/2026-10/reopening`, { reason: 'x' })).status).toBe(404)
    const wrong = await office(accountant, 'POST', `${PATH}/sources`, { kind: 'x', title: '' })
    expect([wrong.status, Object.keys(wrong.body.errors).sort()]).toEqual([400, ['kind', 'title']])
    for (const kind of ['acquirer', 'fiscal'] as const)
      sources[kind] = (await ok(accountant, 'POST', `${PATH}/sources`, { kind, title: `Источник ${kind}` })).id
    const taken = await office(accountant, 'POST', `${PATH}/sources`, { kind: 'bank', title: 'Источник fiscal' })
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([400, ['title']])
  })

  it('show their first rows, and a file without the named columns is refused in words', async () => {
    const bytes = await registerOf('rbs')
    const preview = await upload(sources.acquirer, bytes, {}, 'preview')
    expect(preview.body.headings).toEqual([
      'Дата операции',
      'Тип операции',
      'Номер заказа',
      'Сумма, руб.',
      'Комиссия, руб.',
    ])
    expect(preview.body.rows.length).toBeGreaterThan(4)
    const wrong = await upload(sources.acquirer, bytes, { ...COLUMNS, amount: 'Итого' })
    expect(wrong.body).toMatchObject({
      status: 400,
      code: 'REGISTER_UNREADABLE',
      facts: { reason: 'В файле нет столбцов: сумма.' },
    })
    expect((await upload(sources.acquirer, Buffer.from([0, 1, 2, 3]), COLUMNS)).status).toBe(400)
  })

  it('are compared with the ledger, the same rows in another form change nothing, and the fee is posted once', async () => {
    const text = new TextDecoder('windows-1251').decode(await registerOf('rbs'))
    const lines = text.trim().split('\r\n')
    const [title = '', headings = '', first = '', second = '', third = '', ...others] = lines
    // the first payment is missing, the second has another sum, the third another day, and one is unknown
    const cells = second.split(';')
    const changed = [
      ...[title, headings, cells.with(3, '1,00').join(';')],
      ...[`01.11.2026 10:00:00;${third.split(';').slice(1).join(';')}`],
      ...['15.11.2026;Оплата;777-1;500,00;9,00', ...others],
    ]
    const csv = Buffer.from(`\uFEFF${changed.map((line) => `${line}\r\n`).join('')}`)
    const both = await Promise.all([upload(sources.acquirer, csv, COLUMNS), upload(sources.acquirer, csv, COLUMNS)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both.map(({ body }) => body.isRepeated).sort()).toEqual([false, true])
    const imported = both.find(({ body }) => !body.isRepeated)?.body
    expect(imported).toMatchObject({ periods: [MONTH], twice: [], mistakes: [], file: { known: 0 } })
    expect(imported.fees).toBeGreaterThan(0)
    const { sources: kept } = await ok(accountant, 'GET', PATH)
    expect(kept.find(({ id }: { id: number }) => id === sources.acquirer).mapping).toEqual({
      ...COLUMNS,
      refunds: ['возврат', 'отмена'],
    })

    const shown = await get(MONTH)
    expect(shown.differences.map(({ problem }: { problem: string }) => problem).sort()).toEqual([
      ...['missingHere', 'missingThere', 'otherDay', 'otherSum'],
    ])
    expect(shown).toMatchObject({ state: 'closing', read: ['acquirer'], abilities: ['import', 'decide'] })
    expect(shown.obstacles).toEqual(['unread', 'undecided', 'books'])

    // the same operations as a workbook: only the corrected rows are new
    const sheet = await writeXlsx([headings.split(';'), ...[second, third].map((line) => line.split(';'))], 'Лист')
    const again = await upload(sources.acquirer, sheet, COLUMNS)
    expect(again.body.file).toMatchObject({ rows: 2, known: 0 })
    const entries = await shop.sql<{ fee: number }>(
      `select sum(amount)::int as fee from ledger_entry join ledger_line on entry_id = ledger_entry.id
       where account = 'acquirer_fee' group by entry_id order by entry_id`,
    )
    expect(entries.map(({ fee }) => fee)).toEqual([imported.fees, again.body.fees].map((fee) => Math.round(fee * 100)))
    const copied = await upload(sources.acquirer, Buffer.from(`${headings}\n${second}\n${second}\n`), COLUMNS)
    expect(copied.body).toMatchObject({ twice: [3], file: { rows: 1, known: 1 } })
    expect(first).toContain('Оплата')
  })
})

describe('the closing of a month', () => {
  it('waits for decisions, which hold while both sums are those that were seen', async () => {
    const receipts = await upload(sources.fiscal, await registerOf('fiscal', 'utf-8'), RECEIPTS)
    expect(receipts.body).toMatchObject({ periods: [MONTH], fees: 0 })
    const { differences, lines } = await get(MONTH)
    expect(lines.filter(({ kind }: { kind: string }) => kind === 'fiscal')).toMatchObject([
      ...[
        { isRefund: false, differences: 0 },
        { isRefund: true, differences: 0 },
      ],
    ])
    const early = await office(accountant, 'POST', `${PATH}/${MONTH}/close`)
    expect(early.body).toMatchObject({
      status: 400,
      code: 'PERIOD_NOT_READY',
      facts: { obstacles: ['undecided', 'books'] },
    })

    const [some] = differences
    expect((await decide({ ...some, here: (some.here ?? 0) + 1 })).body.code).toBe('DIFFERENCE_CHANGED')
    expect((await decide(some, { comment: ' ' })).body.errors).toHaveProperty('comment')
    expect((await decide(some, { outcome: 'correct' })).body.errors).toHaveProperty('entryId')
    expect((await decide(some, { outcome: 'correct', entryId: 999_999_999 })).body.errors).toHaveProperty('entryId')
    for (const one of differences) {
      const outcome = one.problem === 'missingThere' ? 'next' : 'accepted'
      expect((await decide(one, { outcome })).status).toBe(200)
    }
    const decided = await get(MONTH)
    expect(decided.differences.every(({ decision }: { decision: object | null }) => decision !== null)).toBe(true)
    expect(decided.obstacles).toEqual(['books'])
    // a payout run that was begun in the month and has not ended
    const runs = await shop.sql<{ id: number }>(
      `insert into payout_run (day, drafted_by, drafted_at)
       select ($1 || '-20')::date, id, ($1 || '-20')::timestamptz from office_member limit 1 returning id`,
      [MONTH],
    )
    expect((await get(MONTH)).obstacles).toEqual(['openRuns', 'books'])
    await shop.sql("update payout_run set state = 'cancelled' where id = $1", [runs[0]?.id])
    // the difference that was moved on waits for its row in the next month
    const moved = differences.find(({ problem }: { problem: string }) => problem === 'missingThere')
    const file = `${Object.values(COLUMNS).slice(0, 3).join(';')}\n01.12.2026;${moved.here};${moved.reference}\n`
    expect((await upload(sources.acquirer, Buffer.from(file), COLUMNS)).body.periods).toEqual([NEXT])
    const next = await get(NEXT)
    expect(next.obstacles).toContain('notEnded')
    expect(next.lines.find(({ about }: { about: string }) => about === 'sbp')).toMatchObject({
      here: moved.here,
      there: moved.here,
    })
  })

  it('counts each entry or puts it into the next month, when it is posted at the very moment of the closing', async () => {
    await shop.sql(`insert into integrity_run (asked_at, started_at, ended_at, problems) values ($1, $1, $1, 0)`, [
      shop.now(),
    ])
    shop.passMinutes(-LATER)
    // handed over, and not posted yet
    const late = await shop.received()
    shop.passMinutes(LATER)
    const at = new Date('2026-11-20T10:00:00Z')
    const post = (index: number) =>
      shop.database.inTransaction((tx) => {
        const facts = { organizationId: FARM, amount: kopecks(100) }
        const entry = { cause: `test:${index}`, kind: 'compensation', orderId: null, facts, at } as const
        return insertEntry(tx, entry, compensationPostings(facts))
      })
    const close = () => office(accountant, 'POST', `${PATH}/${MONTH}/close`)
    await shop.sql('update office_member set roles = $2 where id = $1', [shop.member.id, accountant])
    const posts = (from: number) => Array.from({ length: 12 }, (_, index) => post(from + index))
    const [first, second] = await Promise.all([close(), close(), ...posts(0), shop.runOutbox(), ...posts(20)])
    expect([first, second].map((reply) => (reply as { status: number }).status)).toEqual([200, 200])
    await post(99)

    const closed = await get(MONTH)
    expect(closed).toMatchObject({ state: 'closed', closedBy: expect.any(String), abilities: ['import', 'reopen'] })
    const [counted] = await shop.sql<{ inMonth: number; inNext: number; frozen: number; settled: string }>(
      `select count(*) filter (where late_period is null)::int as "inMonth",
         count(*) filter (where late_period = $2)::int as "inNext",
         (select (sums ->> 'entries')::int from accounting_period where period = $1) as frozen,
         (select coalesce(late_period, $1) from ledger_entry where order_id = $3 and kind = 'settlement') as settled
       from ledger_entry where at >= '2026-10-31T21:00Z' and at < '2026-11-30T21:00Z'`,
      [MONTH, NEXT, late],
    )
    expect(counted?.inMonth).toBe(counted?.frozen)
    expect(counted?.inNext).toBeGreaterThan(0)
    expect([MONTH, NEXT]).toContain(counted?.settled)
    expect((await get(NEXT)).late).toBe(counted?.inNext)
    const trail = await shop.sql(`select 1 from audit_entry where action = 'closePeriod'`)
    expect(trail).toHaveLength(1)
    expect((await decide({ ...closed.differences[0] })).body.code).toBe('DIFFERENCE_CHANGED')
  })

  it('is found by the check of the books when an entry goes into a closed month without the mark', async () => {
    const find = (breaking: string) => problemsAfter(shop, INTEGRITY_SQL, breaking)
    expect(await find('update ledger_entry set late_period = null where late_period is not null')).toContainEqual(
      expect.stringMatching(/^period 2026-11 was closed with/),
    )
    expect(await find(`update ledger_entry set late_period = '2026-11' where late_period is not null`)).toContainEqual(
      expect.stringMatching(/is marked as late in 2026-11, which is not after its month/),
    )
    expect(await find('update register_row set fee = fee + 1 where fee > 0')).toContainEqual(
      expect.stringMatching(/^register file \d+ names fees of/),
    )
  })

  it('is undone by two people only, with a reason that stays', async () => {
    shop.passMinutes(1)
    await shop.proveFactor()
    const ask = { reason: 'Банк прислал исправленный реестр' }
    const asked = await ok(accountant, 'POST', `${PATH}/${MONTH}/reopening`, ask)
    expect(asked.proposal.aloneFrom).toBeNull()
    expect((await get(MONTH)).waiting).toMatchObject(ask)
    const [approval] = (await marina.browser.call('GET', '/v1/office/people')).body.approvals.filter(
      ({ kind }: { kind: string }) => kind === 'reopenPeriod',
    )
    expect(approval.reopening).toEqual({ period: MONTH, ...ask })
    const sign = (browser: typeof marina.browser, code: string) =>
      browser.call('POST', `/v1/office/approvals/${approval.id}/approval`, { body: { digest: approval.digest, code } })
    await shop.sql('update office_member set roles = $2 where id = $1', [shop.member.id, ['owner']])
    shop.passMinutes(1)
    expect((await sign(shop.person.browser, shop.person.app.codeAt(shop.now()))).body.code).toBe('APPROVAL_OWN')
    shop.passMinutes(1)
    expect((await sign(marina.browser, marina.app.codeAt(shop.now()))).status).toBe(200)
    expect(await get(MONTH)).toMatchObject({ state: 'open', closedAt: null, reopened: ask, waiting: null })
    const [trail] = await shop.sql<{ reason: string }>(`select reason from audit_entry where action = 'reopenPeriod'`)
    expect(trail?.reason).toBe(ask.reason)
  })
})

it('posts entries into the period that the rule of the domain names', async () => {
  const client = await shop.database.pool.connect()
  const months = fc.tuple(fc.integer({ min: 2025, max: 2027 }), fc.integer({ min: 1, max: 12 }))
  const period = months.map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)
  try {
    await fc.assert(
      fc.asyncProperty(period, fc.option(period), fc.integer({ min: 0, max: 59 }), async (own, closed, minute) => {
        await client.query('begin')
        if (closed !== null)
          await client.query(
            `insert into accounting_period (period, state, closed_at, closed_by, sums) values ($1, 'closed', shop_now(), $2, '{}')
             on conflict (period) do update set state = 'closed', closed_at = shop_now(), closed_by = $2, sums = '{}'`,
            [closed, shop.member.id],
          )
        const { rows } = await client.query(
          `insert into ledger_entry (cause, kind, facts, at) values ('rule', 'payout', '{}', ($1 || '-01 00:00')::timestamp
             at time zone 'Europe/Moscow' + make_interval(mins => $2)) returning late_period`,
          [own, minute],
        )
        await client.query('rollback')
        expect(rows[0].late_period ?? own).toBe(postedPeriod(own, closed))
      }),
      { numRuns: 40 },
    )
  } finally {
    client.release()
  }
})

it('answers sums below zero that nobody has seen as changed, and refuses parts of a kopeck', async () => {
  const decision = { kind: 'acquirer', reference: '1', isRefund: false, outcome: 'accepted', comment: 'Проверили' }
  const decide = (sums: object) => office(['owner'], 'POST', `${PATH}/${MONTH}/decisions`, { ...decision, ...sums })
  const unseen = await decide({ here: -1_000_000_000_000, there: -1 })
  expect([unseen.status, unseen.body.code]).toEqual([400, 'DIFFERENCE_CHANGED'])
  const fine = await decide({ here: 0.001, there: null })
  expect([fine.status, Object.keys(fine.body.errors)]).toEqual([400, ['here']])
})
