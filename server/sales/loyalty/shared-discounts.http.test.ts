import type { SharedDiscounts } from '@okolitsa/contracts/loyalty/shared-discounts.endpoints.ts'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { openLedgerShop } from '../../money/ledger/ledger-shop.data.ts'
import { BORIS, FARM, OTHER_FARM } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { CHEESE } from '../orders/changes-shop.data.ts'

const shop = await openLedgerShop()
const PATH = `/v1/cabinet/sellers/${FARM}/shared-discounts`
const bearer = (token: string) => ({ authorization: `Bearer ${token}`, 'user-agent': 'Test/1.0' })
let owner: Record<string, string>
let editor: Record<string, string>
const create = async (code: string, more: object = {}): Promise<number> => {
  const body = {
    code,
    kind: 'fixed',
    value: 99.99,
    fromDate: '2026-11-01',
    toDate: '2026-11-30',
    marketPercent: 40,
    ...more,
  }
  const made = await shop.call('POST', '/v1/office/promo-codes', { headers: editor, body })
  expect(made.status, made.text).toBe(201)
  return made.body.id
}
const answer = (codeId: number, isAgreed: boolean, headers = owner) =>
  shop.call('PATCH', `${PATH}/${codeId}`, { headers, body: { isAgreed } })
const consents = async (codeId: number) =>
  (await shop.call('GET', `/v1/office/promo-codes/${codeId}`, { headers: editor })).body.consents
const refusalOf = async (promoCode: string) => {
  const cart = await shop.cart(BORIS, FARM, { [CHEESE]: 1 })
  const url = `/api/v2/cart/${cart}/calculate?${new URLSearchParams({ promoCode })}`
  return (await shop.call('GET', url, { as: BORIS })).body.promoCode
}
/** The balance of the seller, and the market's part of the discount. */
const sharesOf = async (promoCode: string, as: number) => {
  const id = await shop.paid({ as, promoCode })
  await shop.handOver(id)
  const { seller, market_discount: discount } = await shop.accountsOf(id)
  return { id, seller, discount }
}
const whole = -(129_100 - 12_910 + 29_900)

beforeAll(async () => {
  owner = bearer(await shop.staff(FARM))
  editor = await shop.office({ roles: ['editor'] })
})
afterEach(async () => {
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})

it('takes nothing from a seller without consent: the market pays, or the code does not work there', async () => {
  const codeId = await create('ПОПОЛАМ')
  const excluded = await create('НЕВСЕМ', { withoutConsent: 'excluded' })
  await shop.runOutbox()
  const asked = await shop.sql<{ id: number }>(
    `select distinct payload -> 'organizationId' as id from outbox where topic = 'OwnerMessageAsked'
      and payload ->> 'what' = 'discountAsked' order by 1`,
  )
  expect(asked.map(({ id }) => id)).toEqual([FARM, OTHER_FARM])
  const { seller, discount, id } = await sharesOf('ПОПОЛАМ', 2_001)
  expect([seller, discount]).toEqual([whole, 9_999])
  expect((await refusalOf('НЕВСЕМ')).refusal.code).toBe('PROMO_NOT_HERE')
  expect(await consents(excluded)).toEqual({ asked: 2, agreed: 0, refused: 0 })

  // an answer of later changes nothing in an order that is placed
  expect((await answer(codeId, true)).status).toBe(200)
  await shop.services.ledger.catchUp()
  expect((await shop.accountsOf(id)).seller).toBe(whole)
})

it('divides the discount with a seller who agreed, in ledger, statement and office alike', async () => {
  const { id, seller, discount } = await sharesOf('ПОПОЛАМ', 2_002)
  // 40 % of 99,99 ₽ rounded down is the market's; the fee is of the goods after the seller's part
  expect(discount).toBe(3_999)
  expect(seller).toBe(-(129_100 - 6_000 - 12_310 + 29_900))
  const sum = await shop.call('GET', `/v1/cabinet/orders/${id}/sum`, { headers: owner })
  const costs = [
    ['ownPromo', -60, 0, 'seller'],
    ['marketPromo', 0, 39.99, 'market'],
  ]
  const lines = sum.body.lines.map((line: Record<string, unknown>) => [line.kind, line.effect, line.about, line.bearer])
  expect(lines).toEqual(expect.arrayContaining(costs))
  expect(sum.body.total).toBe(0 - (seller ?? 0) / 100)
  const support = await shop.office({ roles: ['support'] })
  const page = await shop.call('GET', `/v1/office/orders/${id}`, { headers: support })
  expect(page.body.costs).toEqual(
    expect.arrayContaining([
      { cause: 'ownPromo', bearer: 'seller', amount: 60 },
      { cause: 'marketPromo', bearer: 'market', amount: 39.99 },
    ]),
  )
})

it('keeps every answer with its words, and a consent taken back stops new orders at the cost of the seller', async () => {
  const { items } = (await shop.call('GET', PATH, { headers: owner })).body as SharedDiscounts
  const [newest, first] = items
  expect([newest?.answer, first?.answer?.isAgreed, first?.answer?.terms]).toEqual([null, true, first?.terms])
  expect(first?.terms).toContain('60\u00A0%')
  const codeId = first?.codeId ?? 0
  await Promise.all([answer(codeId, false), answer(codeId, false)])
  expect(await consents(codeId)).toEqual({ asked: 2, agreed: 0, refused: 1 })
  expect((await sharesOf('ПОПОЛАМ', 2_003)).discount).toBe(9_999)
  const kept = await shop.sql('select is_agreed, browser from discount_consent where promo_code_id = $1 order by id', [
    codeId,
  ])
  expect(kept).toEqual([
    { is_agreed: true, browser: 'Test/1.0' },
    { is_agreed: false, browser: 'Test/1.0' },
    { is_agreed: false, browser: 'Test/1.0' },
  ])
  await expect(shop.sql('delete from discount_consent')).rejects.toThrow('only added')
})

it('never charges the seller above the consent in force, when answers and orders meet', async () => {
  const codeId = await create('ГОНКА')
  await answer(codeId, true)
  const customers = [2_010, 2_011, 2_012, 2_013, 2_014, 2_015]
  const answers = await Promise.all([
    ...customers.map((as) => shop.paid({ as, promoCode: 'ГОНКА' }).catch(() => null)),
    answer(codeId, false),
  ])
  expect(answers.some((one) => typeof one === 'number')).toBe(true)
  const [late] = await shop.sql<{ count: number }>(
    `select count(*)::int from shop_order join promo_redemption on order_id = shop_order.id
      where promo_code_id = $1 and promo_market_percent not in (40, 100)`,
    [codeId],
  )
  expect(late).toEqual({ count: 0 })
})

it('is answered by owners only', async () => {
  const codeId = await create('ЧЬЁ')
  const stranger = bearer(await shop.staff(OTHER_FARM, 'Ivan'))
  const manager = bearer(await shop.staff(FARM, 'M', 'manager'))
  const picker = bearer(await shop.staff(FARM, 'P', 'picker'))
  const statuses = async (headers: Record<string, string>) => [
    (await shop.call('GET', PATH, { headers })).status,
    (await answer(codeId, true, headers)).status,
  ]
  expect(await statuses({})).toEqual([401, 401])
  expect(await statuses(stranger)).toEqual([404, 404])
  expect(await statuses(picker)).toEqual([403, 403])
  expect((await answer(codeId, true, manager)).body.code).toBe('OWNERS_ONLY')
  expect((await answer(999_999, true)).status).toBe(404)
  const wrong = await shop.call('PATCH', `${PATH}/${codeId}`, { headers: owner, body: {} })
  expect([wrong.status, wrong.body.errors.isAgreed]).toEqual([400, expect.stringMatching(/[а-я]/)])
})
