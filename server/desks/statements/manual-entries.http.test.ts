import type { ExploredEntry } from '@okolitsa/contracts/statements/statements.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { joinOffice } from '../../people/office/office-browser.data.ts'
import { farmer } from '../../sales/orders/changes-shop.data.ts'
import { ANNA, FARM, OTHER_FARM } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { openOfficeShop } from '../office-orders/office-shop.data.ts'
import { payOut } from '../payouts/pay-out.data.ts'

const shop = await openOfficeShop()
const { office, call, member } = shop
const ENTRIES = '/v1/office/ledger/entries'
const LEDGER = '/v1/office/ledger'
let marina: Awaited<ReturnType<typeof joinOffice>>
beforeAll(async () => {
  await shop.sql(`update market set state = 'open', version = version + 1`)
  marina = await joinOffice(shop.site, shop.person.browser, {
    ...{ name: 'Марина Аверина', phone: '79165550002', roles: ['owner'], now: shop.now },
  })
})
afterEach(async () => {
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})

const entry = (more: object = {}) => ({
  ...{ debit: 'adjustment', credit: 'seller', organizationId: FARM, amount: 150.5 },
  ...{ reason: 'Не учли тару', document: 'Служебная записка № 12', ...more },
})
const propose = (body: object, path = '') => office(['accountant'], 'POST', ENTRIES + path, body)
const waiting = async () => {
  const { approvals } = (await marina.browser.call('GET', '/v1/office/people')).body
  return approvals.filter(({ kind }: { kind: string }) => kind === 'postEntry')
}
const sign = ({ id, digest }: { id: string; digest: string }, code = marina.app.codeAt(shop.now())) =>
  marina.browser.call('POST', `/v1/office/approvals/${id}/approval`, { body: { digest, code } })
const listed = async (query: string) => (await office(['accountant'], 'GET', `${LEDGER}?${query}`)).body
const balance = async () => (await office(['accountant'], 'GET', `/v1/office/sellers/${FARM}/money`)).body
/** Proposes an entry and lets the second person sign it; returns its id. */
async function post(body: object, path = ''): Promise<number> {
  const proposed = await propose(body, path)
  if (proposed.status !== 200) throw new Error(JSON.stringify(proposed.body))
  shop.passMinutes(1)
  const signed = await sign((await waiting()).at(-1))
  if (signed.status !== 200) throw new Error(JSON.stringify(signed.body))
  await shop.proveFactor()
  return (await listed('kind=manual')).items[0].id
}

describe('manual entries of the ledger', () => {
  it('are proposed by people with the right only, and name their wrong fields', async () => {
    expect((await call('GET', ENTRIES)).status).toBe(401)
    expect((await call('POST', ENTRIES, { body: entry() })).status).toBe(401)
    expect((await office(['support'], 'GET', ENTRIES)).status).toBe(403)
    expect((await office(['analyst'], 'POST', ENTRIES, entry())).status).toBe(403)
    expect((await office(['analyst'], 'POST', `${ENTRIES}/1/reversal`, { reason: 'a', document: 'b' })).status).toBe(
      403,
    )
    expect((await office(['analyst'], 'GET', ENTRIES)).body).toEqual({ waiting: [], abilities: [] })
    expect((await office(['accountant'], 'GET', ENTRIES)).body.abilities).toEqual(['propose'])
    const wrong = async (more: object) => {
      const { status, body } = await propose(entry(more))
      return [status, Object.keys(body.errors).sort()]
    }
    expect(await wrong({ debit: 'gateway', amount: 0.001, reason: ' ', document: '' })).toEqual([
      400,
      ['amount', 'debit', 'document', 'reason'],
    ])
    expect(await wrong({ debit: 'seller', credit: 'bank' })).toEqual([400, ['credit']])
    expect(await wrong({ organizationId: null })).toEqual([400, ['organizationId']])
    expect(await wrong({ organizationId: 999_999 })).toEqual([400, ['organizationId']])
    expect((await propose({ reason: 'a', document: 'b' }, '/999999/reversal')).status).toBe(404)
  })

  it('are posted once by another person’s signature, and the seller reads why', async () => {
    const before = await balance()
    expect((await propose(entry())).body.proposal).toMatchObject({ aloneFrom: null })
    expect((await office(['analyst'], 'GET', ENTRIES)).body.waiting).toMatchObject([
      { debit: 'adjustment', credit: 'seller', amount: 150.5, reverses: null, sellerTitle: expect.any(String) },
    ])
    const [own] = await waiting()
    expect(own).toMatchObject({ isOwn: false, phone: '', entry: { amount: 150.5, document: 'Служебная записка № 12' } })
    // the proposer does not sign
    await shop.sql(`update office_member set roles = '{owner}' where id = $1`, [member.id])
    shop.passMinutes(1)
    const self = await shop.person.browser.call('POST', `/v1/office/approvals/${own.id}/approval`, {
      body: { digest: own.digest, code: shop.person.app.codeAt(shop.now()) },
    })
    expect([self.status, self.body.code]).toEqual([403, 'APPROVAL_OWN'])
    shop.passMinutes(1)
    const signed = await Promise.all([0, 1].map((drift) => sign(own, marina.app.codeAt(shop.now(), drift))))
    expect(signed.map(({ status }) => status).sort()).toEqual([200, 400])
    await shop.proveFactor()

    const { items } = await listed('kind=manual')
    expect(items).toMatchObject([
      {
        cause: expect.stringMatching(/^manual:/),
        manual: { reason: 'Не учли тару', approvedBy: 'Марина Аверина', reverses: null, reversedBy: null },
        lines: [
          { account: 'adjustment', owner: '', debit: 150.5, credit: 0 },
          { account: 'seller', owner: String(FARM), debit: 0, credit: 150.5 },
        ],
      },
    ])
    expect((await balance()).balance).toBeCloseTo(before.balance + 150.5, 2)
    const { body } = await call('GET', `/v1/cabinet/money/statement?organizationId=${FARM}`, {
      headers: { authorization: `Bearer ${await shop.staff(FARM, 'Vera')}` },
    })
    expect(body.lines[0]).toMatchObject({
      ...{ kind: 'correction', cause: 'manual', amount: 150.5, orderId: null, fee: 0 },
      note: 'Не учли тару · Служебная записка № 12',
    })
    const audited = await shop.sql(`select staff_id, organization_id from audit_entry where action = 'postManualEntry'`)
    expect(audited).toEqual([{ staff_id: member.id, organization_id: FARM }])
  })

  it('are undone once by a reversal that names them, and by no second one', async () => {
    const before = await balance()
    const id = await post(entry({ debit: 'seller', credit: 'platform', amount: 40 }))
    expect((await balance()).balance).toBeCloseTo(before.balance - 40, 2)
    const grounds = { reason: 'Не тому продавцу', document: 'Служебная записка № 13' }
    const reversal = await post(grounds, `/${id}/reversal`)
    expect((await balance()).balance).toBeCloseTo(before.balance, 2)
    expect((await listed(`entry=${id}`)).items).toMatchObject([
      { id: reversal, cause: `reversal:${id}`, manual: { ...grounds, reverses: id, reversedBy: null } },
      { id, manual: { reverses: null, reversedBy: reversal } },
    ])
    const again = await propose(grounds, `/${id}/reversal`)
    expect([again.status, again.body.code]).toEqual([400, 'LEDGER_ENTRY_REVERSED'])
    expect((await propose(grounds, `/${reversal}/reversal`)).status).toBe(404)
    // the ledger itself refuses a second reversal
    const second = shop.services.ledger
    const twice = { ...entry({ reverses: id, key: 'x', sellerTitle: null }), amount: 4_000 } as never
    await expect(
      shop.database.inTransaction((tx) =>
        second.postManualEntry(tx, { writtenBy: member.id, approvedBy: member.id }, twice),
      ),
    ).rejects.toMatchObject({ code: 'LEDGER_ENTRY_REVERSED' })
  })
})

describe('the explorer', () => {
  it('finds the entries of an order, payment, payout, seller, month, account and kind, and exports what it shows', async () => {
    const pay = async () => {
      const id = await shop.order({ paymentMethod: 'sbp' })
      const { body } = await shop.call('GET', `/api/v1/checkout/payment/status/${id}`, { as: ANNA })
      await shop.press(body.payload, 'pay')
      shop.passMinutes(1)
      await shop.runPeriodic()
      return id
    }
    const id = await pay()
    const given = await pay()
    await shop.services.orders.move(farmer, given, 'canceled')
    for (const to of ['isAssembling', 'onTheRoad', 'received'] as const) await shop.services.orders.move(farmer, id, to)
    await shop.runOutbox()
    shop.passMinutes(3 * 24 * 60 + 1)
    const payout = await payOut(shop, FARM)
    // sessions of the office have ended by then
    await shop.sql(
      "update office_session set seen_at = $1, factor_at = $1, expires_at = $1::timestamptz + interval '10 hours'",
      [shop.now()],
    )
    await shop.proveFactor()
    const kindsOf = async (query: string) => (await listed(query)).items.map(({ kind }: { kind: string }) => kind)
    const ofOrder: ExploredEntry[] = (await listed(`order=${id}`)).items
    expect(ofOrder.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['settlement', 'payment']))
    const payment = ofOrder.at(-1) as ExploredEntry
    expect(payment.cause).toBe(`payment:${payment.payment}`)
    expect((await listed(`payment=${payment.payment}`)).items).toEqual([payment])
    const ofPayout: ExploredEntry[] = (await listed(`payout=${payout}`)).items
    expect(ofPayout.map(({ kind }) => kind)).toEqual(['payoutPaid', 'payout'])
    const runs = await shop.sql<{ run_id: number }>('select run_id from payout_item where id = $1', [payout])
    expect(ofPayout.map(({ runId }) => runId)).toEqual([runs[0]?.run_id, runs[0]?.run_id])
    expect(payment.runId).toBeNull()
    expect(await kindsOf(`seller=${FARM}&kind=settlement`)).toEqual(['settlement'])
    expect(await kindsOf(`seller=${OTHER_FARM}`)).toEqual([])
    expect(await kindsOf(`order=${id}&account=gateway`)).toEqual(['payment'])
    expect(await kindsOf('period=2020-01')).toEqual([])
    const all = (await listed(`period=${payment.period}`)).items
    expect(all.length).toBeGreaterThan(4)
    const { next } = await listed('')
    expect(next).toBeNull()
    const behind = await listed(`period=${payment.period}&after=${all[1].id}`)
    expect(behind.items).toEqual(all.slice(2))
    expect((await listed(`after=${all[1].id}`)).items).toEqual(all.slice(2))

    const [back, paid]: ExploredEntry[] = (await listed(`order=${given}`)).items
    expect([back?.kind, back?.payment]).toEqual(['refund', paid?.payment])
    expect(paid?.payment).not.toBeNull()

    // the order, payment, payout, seller and month of an entry lead back to it
    for (const one of (await listed('')).items as ExploredEntry[]) {
      const seller = one.lines.find(({ account }) => account === 'seller')?.owner
      const { orderId: order, period, payout, kind } = one
      const named = { entry: one.id, order, payment: one.payment, payout, seller, period, kind }
      for (const [name, value] of Object.entries(named).filter(([, given]) => given !== null && given !== undefined))
        expect([name, (await listed(`${name}=${value}`)).items]).toEqual([name, expect.arrayContaining([one])])
      if (seller !== undefined)
        expect((await office(['accountant'], 'GET', `/v1/office/sellers/${seller}/money`)).status).toBe(200)
    }

    const file = await office(['accountant'], 'GET', `${LEDGER}/csv?order=${id}`)
    expect(file.headers['content-disposition']).toContain('ledger.csv')
    const rows = String(file.body).trim().split('\r\n').slice(1)
    expect(rows).toHaveLength(ofOrder.reduce((count, { lines }) => count + lines.length, 0))
    expect((await office(['accountant'], 'GET', `${LEDGER}/xlsx?seller=${FARM}`)).status).toBe(200)
    for (const path of ['', '/csv', '/xlsx']) {
      expect((await call('GET', LEDGER + path)).status).toBe(401)
      expect((await office(['support'], 'GET', LEDGER + path)).status).toBe(403)
    }
    const wrong = await office(
      ['accountant'],
      'GET',
      `${LEDGER}?period=2026-13&kind=x&account=y&payment=z&payout=a%20b`,
    )
    expect([wrong.status, Object.keys(wrong.body.errors).sort()]).toEqual([
      400,
      ['account', 'kind', 'payment', 'payout', 'period'],
    ])
  })
})
