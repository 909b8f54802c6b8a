import { plusDays } from '@okolitsa/domain/clock/clock.ts'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { openOfficeShop } from '../../desks/office-orders/office-shop.data.ts'
import { joinOffice } from '../../people/office/office-browser.data.ts'
import { ANNA, BORIS, FARM, OTHER_FARM } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { BREAD, CHEESE, CURD, farmer } from '../orders/changes-shop.data.ts'

const shop = await openOfficeShop()
const { office, call } = shop
const PATH = '/v1/office/fees'
const today = () => shop.now().toISOString().slice(0, 10)
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

const fields = (more: object = {}) => ({ percent: 9, fromDay: today(), ...more })
const propose = (more: object = {}, path = '') => office(['accountant'], 'POST', PATH + path, fields(more))
const waiting = async () => {
  const { approvals } = (await marina.browser.call('GET', '/v1/office/people')).body
  return approvals.filter(({ kind }: { kind: string }) => kind === 'setFeeRule')
}
const sign = async ({ id, digest }: { id: string; digest: string }, code = marina.app.codeAt(shop.now())) =>
  marina.browser.call('POST', `/v1/office/approvals/${id}/approval`, { body: { digest, code } })
/** Proposes a rule and approves it. */
async function make(more: object): Promise<void> {
  const proposed = await propose(more)
  if (proposed.status !== 200) throw new Error(JSON.stringify(proposed.body))
  shop.passMinutes(1)
  const approved = await sign((await waiting())[0])
  if (approved.status !== 200) throw new Error(JSON.stringify(approved.body))
  await shop.proveFactor()
}
const feeOf = async (orderId: number) => (await office(['curator'], 'GET', `${PATH}/orders/${orderId}`)).body
const settledFee = async (orderId: number) => {
  const [row] = await shop.sql<{ fee: number; tax: number }>(
    `select coalesce(-sum(amount) filter (where account in ('platform', 'tax')), 0)::int as fee,
       coalesce(-sum(amount) filter (where account = 'tax'), 0)::int as tax
       from ledger_line join ledger_entry on ledger_entry.id = entry_id where order_id = $1 and kind = 'settlement'`,
    [orderId],
  )
  return row
}
const handOver = async (id: number) => {
  for (const to of ['isAssembling', 'onTheRoad', 'received'] as const) await shop.services.orders.move(farmer, id, to)
  await shop.runOutbox()
}

it('is kept by people with the right only, and says which fields are wrong', async () => {
  expect((await call('GET', PATH)).status).toBe(401)
  expect((await office(['moderator'], 'GET', PATH)).status).toBe(403)
  expect((await office(['curator'], 'GET', PATH)).body.abilities).toEqual([])
  for (const path of ['', '/preview'])
    expect((await office(['curator'], 'POST', PATH + path, fields())).status).toBe(403)
  expect((await call('POST', PATH, { body: fields() })).status).toBe(401)
  expect((await office(['curator'], 'POST', `${PATH}/vat`, { fromDay: today(), percent: 5 })).status).toBe(403)
  expect((await office(['accountant'], 'POST', `${PATH}/999999/end`, { untilDay: today() })).status).toBe(404)
  expect((await office(['accountant'], 'GET', `${PATH}/orders/999999`)).status).toBe(404)
  const wrong = await propose({ percent: 51, floor: -1, channel: 'tv', fromDay: 'soon' })
  expect([wrong.status, Object.keys(wrong.body.errors).sort()]).toEqual([
    400,
    ['channel', 'floor', 'fromDay', 'percent'],
  ])
  const unknown = await propose({ organizationId: 999_999 })
  expect(Object.keys(unknown.body.errors)).toEqual(['organizationId'])
  const late = await propose({
    categoryId: 999_999,
    floor: 5,
    ceiling: 4,
    fromDay: '2026-01-01',
    untilDay: '2025-01-01',
  })
  expect(Object.keys(late.body.errors).sort()).toEqual(['categoryId', 'ceiling', 'fromDay', 'untilDay'])
  const vat = await office(['accountant'], 'POST', `${PATH}/vat`, { fromDay: today(), percent: 5 })
  expect(Object.keys(vat.body.errors)).toEqual(['fromDay'])
  expect((await office(['accountant'], 'POST', `${PATH}/vat`, { fromDay: today(), percent: 6 })).status).toBe(400)
})

it('starts a lower fee at once when another person has approved it, and orders placed before keep theirs', async () => {
  const before = await shop.order()
  const proposed = await propose({ organizationId: FARM, categoryId: 12, percent: 4, ceiling: 15 })
  expect(proposed.body.proposal).toMatchObject({ aloneFrom: null })
  expect((await office(['accountant'], 'GET', PATH)).body).toMatchObject({
    ...{ rules: [], waiting: [{ proposedBy: expect.any(String), title: expect.stringContaining('Bread') }] },
  })
  const [own] = await waiting()
  expect(own).toMatchObject({ isOwn: false, fee: { touched: 1, raised: 0 } })
  shop.passMinutes(1)
  // two windows of one person sign at once: one rule
  const [codeNow, codeNext] = [marina.app.codeAt(shop.now()), marina.app.codeAt(shop.now(), 1)]
  const signed = await Promise.all([sign(own, codeNow), sign(own, codeNext)])
  expect(signed.map(({ status }) => status).sort()).toEqual([200, 400])
  await shop.runOutbox()
  await shop.proveFactor()
  const { rules } = (await office(['accountant'], 'GET', PATH)).body
  expect(rules).toMatchObject([
    {
      seller: { id: FARM },
      category: { title: 'Bread' },
      percent: 4,
      ceiling: 15,
      fixed: 0,
      state: 'active',
      lines: 0,
    },
  ])
  expect(await shop.sql('select organization_id, raised_on from commission_notification')).toEqual([
    { organization_id: FARM, raised_on: null },
  ])

  const id = await shop.order({ lines: { [CHEESE]: 2, [BREAD]: 1 } })
  expect(await feeOf(id)).toMatchObject({
    // 10 % of the cheese, and the ceiling instead of 4 % of 500 ₽
    ...{
      fee: 144.1,
      lines: [
        { rule: { source: 'default' }, fee: 129.1 },
        { rule: { id: rules[0].id }, fee: 15 },
      ],
    },
  })
  await handOver(id)
  await handOver(before)
  expect([await settledFee(id), await settledFee(before)]).toMatchObject([{ fee: 14_410 }, { fee: 12_910 }])
  expect((await feeOf(before)).lines).toMatchObject([{ rule: { source: 'default', percent: 10 } }])
})

it('raises a fee 45 days after the notice at the earliest, and shows it to the seller with its day', async () => {
  const [early, day] = [44, 45].map((days) => plusDays(today(), days)) as [string, string]
  const raise = { percent: 12.34, channel: 'site', trade: 'goods' }
  expect((await propose({ ...raise, fromDay: early })).body).toMatchObject({
    ...{ code: 'FEE_RISES_TOO_SOON', facts: { firstDay: day } },
  })
  const preview = await office(['accountant'], 'POST', `${PATH}/preview`, fields({ ...raise, fromDay: early }))
  expect(preview.body).toMatchObject({ notBefore: day, raisedOn: early, touched: 2, raised: 2, orders: 0 })
  await make({ ...raise, fromDay: day })
  await shop.runOutbox()
  const messages = await shop.sql<{ payload: object }>(
    `select payload from outbox where topic = 'OwnerMessageAsked' and payload ->> 'organizationId' = $1`,
    [String(OTHER_FARM)],
  )
  expect(messages).toMatchObject([{ payload: { what: 'feeChanges', isPressing: true } }])
  const [{ id: ruleId }] = (await office(['accountant'], 'GET', PATH)).body.rules
  expect((await office(['accountant'], 'GET', PATH)).body.rules[0]).toMatchObject({ state: 'planned', percent: 12.34 })

  const headers = { authorization: `Bearer ${await shop.staff(OTHER_FARM)}` }
  const own = await call('GET', `/v1/cabinet/sellers/${OTHER_FARM}/fees`, { headers })
  // the rule of the other farm stays with it
  expect(own.body.rules).toMatchObject([
    { percent: 12.34, fromDay: day },
    { source: 'default', percent: 10, fromDay: null },
  ])
  expect((await call('GET', `/v1/cabinet/sellers/${FARM}/fees`, { headers })).status).toBe(404)
  expect((await call('GET', `/v1/cabinet/sellers/${FARM}/fees`)).status).toBe(401)

  // a rule that has not begun goes without a raise of anyone
  const ended = await office(['accountant'], 'POST', `${PATH}/${ruleId}/end`, { untilDay: today() })
  expect(ended.status).toBe(200)
  shop.passMinutes(1)
  expect((await sign((await waiting())[0])).status).toBe(200)
  await shop.proveFactor()
  expect((await office(['accountant'], 'GET', PATH)).body.rules[0]).toMatchObject({ id: ruleId, state: 'ended' })
})

it('counts what a rule would have changed in the sales of the last days', async () => {
  const body = fields({ organizationId: FARM, percent: 5 })
  const { body: preview } = await office(['accountant'], 'POST', `${PATH}/preview`, body)
  // two orders of cheese at 10 %; the bread keeps its own rule
  expect(preview).toMatchObject({ orders: 2, sellers: 1, before: 273.2, after: 144.1, raised: 0, notBefore: null })
})

it('freezes every line of orders placed while a rule is approved, also of lines added later', async () => {
  await shop.sql(
    `insert into commission_rule (organization_id, category_id, category_depth, basis_points, floor, fixed, base, from_day, made_by, made_at)
     values ($1, 12, 1, 400, 3000, 500, 'price', $2, $3, shop_now())`,
    [FARM, today(), shop.member.id],
  )
  await propose({ percent: 8, deliveryKind: 'courier' })
  shop.passMinutes(1)
  const [approval] = await waiting()
  const orders = [ANNA, BORIS].map((as) =>
    shop.order({ as, rule: 'same_category', lines: { [CHEESE]: 1, [BREAD]: 1 } }),
  )
  const [, ...ids] = await Promise.all([sign(approval), ...orders])
  await shop.proveFactor()
  for (const id of ids) {
    const { lines } = await feeOf(id as number)
    expect(lines.map(({ fee }: { fee: number }) => fee)).toEqual([expect.any(Number), 35])
  }
  const [first] = ids as [number]
  await shop.services.orders.move(farmer, first, 'isAssembling')
  await shop.change(first, { kind: 'replace', lineId: await shop.lineOf(first), productId: CURD, quantity: 1 })
  expect((await feeOf(first)).lines).toHaveLength(3)
  for (const to of ['onTheRoad', 'received'] as const) await shop.services.orders.move(farmer, first, to)
  const channels = await shop.sql('select sale_channel, count(*)::int as orders from shop_order group by 1')
  expect(channels).toEqual([{ sale_channel: 'market', orders: 4 }])
})

it('refuses to merge categories to which different rules apply, now or later, in either direction', async () => {
  const PLACE = '/v1/office/categories'
  const versionOf = async (id: number) =>
    (await office(['owner'], 'GET', PLACE)).body.items.find((one: { id: number }) => one.id === id)?.version
  const merge = async (id: number, into: number) => {
    const { status, body } = await office(['owner'], 'POST', `${PLACE}/${id}/merge`, {
      ...{ version: await versionOf(id), into },
    })
    return status === 200 ? 200 : body.code
  }
  const limitTo = (fromDay: string, untilDay: string | null) =>
    shop.sql('update commission_rule set from_day = $1, until_day = $2 where category_id = 12', [fromDay, untilDay])
  await limitTo(plusDays(today(), -1), null)
  expect([await merge(12, 11), await merge(11, 12)]).toEqual(['CATEGORY_HAS_FEE', 'CATEGORY_HAS_FEE'])
  await limitTo(plusDays(today(), 20), null)
  expect(await merge(11, 12)).toBe('CATEGORY_HAS_FEE')
  const removal = `${PLACE}/12?version=${await versionOf(12)}&addressesTo=11`
  expect((await office(['owner'], 'DELETE', removal)).status).toBe(400)
  await limitTo(plusDays(today(), -9), plusDays(today(), -1))
  expect(await merge(12, 11)).toBe(200)
})

it('takes the VAT of the day on which a fee is recognised, and keeps it in corrections', async () => {
  const [before, after] = [await shop.order(), await shop.order({ as: BORIS })]
  await handOver(before)
  const { body } = await office(['accountant'], 'POST', `${PATH}/vat`, { fromDay: plusDays(today(), 1), percent: 5 })
  expect(body.map(({ percent }: { percent: number }) => percent)).toEqual([5, 22])
  shop.passMinutes(24 * 60)
  await shop.proveFactor()
  await handOver(after)
  const [old, young] = [await settledFee(before), await settledFee(after)]
  expect(old?.tax).toBe(Math.round(((old?.fee ?? 0) * 22) / 122))
  expect(young?.tax).toBe(Math.round(((young?.fee ?? 0) * 5) / 105))
})
