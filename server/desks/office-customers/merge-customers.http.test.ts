import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { MERGED_COLUMNS } from '../../db/personal-tables.ts'
import { byCourier, giveBonuses, writePromoCode } from '../../sales/loyalty/loyalty-shop.data.ts'
import { farmer } from '../../sales/orders/changes-shop.data.ts'
import type { Supply } from '../../testing/supply.data.ts'
import { ANNA, BORIS, EGGS, FARM, HAM, OTHER_FARM } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { openOfficeShop } from '../office-orders/office-shop.data.ts'

const shop = await openOfficeShop()
const { office } = shop
const supply = shop as unknown as Supply
const reason = 'Позвонил с первого номера и назвал код со второго'
const pathOf = (id: number) => `/v1/office/customers/${id}/merge`
const merge = (into: number, from: number, body: object = {}) =>
  office(['support'], 'POST', pathOf(into), { from, reason, ...body })
const preview = async (into: number, from: number) =>
  (await office(['support'], 'GET', `${pathOf(into)}?from=${from}`)).body
const one = async <Row>(text: string, ...values: unknown[]) => (await shop.sql<Row>(text, values))[0]
const balanceOf = async (id: number) =>
  (await one<{ balance: number }>('select balance from bonus_account where customer_id = $1', id))?.balance
/** Balance of a customer's account in the ledger. */
const owedTo = async (id: number) => {
  const text = `select coalesce(sum(amount), 0)::int as sum from ledger_line where account = 'customer' and owner = $1`
  return (await one<{ sum: number }>(text, String(id)))?.sum
}
/** Columns with rows of an account that moved away. */
const leftOf = async (id: number) => {
  const left: string[] = []
  for (const [column, decision] of Object.entries(MERGED_COLUMNS)) {
    const [table, name] = column.split('.')
    if (decision === 'moved' && (await one(`select 1 as one from ${table} where ${name} = $1`, id))) left.push(column)
  }
  return left
}

beforeEach(async () => {
  await shop.sql(`update office_session set expires_at = shop_now() + interval '1 day'`)
  await shop.proveFactor()
})

describe('a merge of two accounts of one person', () => {
  it('is made by support and owners with a fresh factor and a reason', async () => {
    expect((await shop.call('POST', pathOf(ANNA), { body: { from: BORIS, reason } })).status).toBe(401)
    for (const role of ['curator', 'moderator', 'editor', 'accountant', 'analyst'] as const) {
      expect((await office([role], 'POST', pathOf(ANNA), { from: BORIS, reason })).status).toBe(403)
      expect((await office([role], 'GET', `${pathOf(ANNA)}?from=${BORIS}`)).status).toBe(403)
    }
    expect((await merge(ANNA, BORIS, { reason: ' ' })).body.errors).toHaveProperty('reason')
    expect((await merge(ANNA, 999_999)).status).toBe(404)
    expect((await merge(ANNA, ANNA)).status).toBe(404)
    expect((await office(['support'], 'GET', `${pathOf(ANNA)}?from=999999`)).status).toBe(404)
    shop.passMinutes(20)
    expect((await merge(ANNA, BORIS)).body.code).toBe('FACTOR_NEEDED')
  })

  it('moves everything, balances bonuses and the ledger, and signs both phones in to one account', async () => {
    await giveBonuses(supply, BORIS, 700)
    const code = await writePromoCode(supply, 'ONCE', { perCustomerLimit: 1 })
    await writePromoCode(supply, 'MINE', { customerId: BORIS })
    const boughtBy = (as: number, more: object = {}) => shop.order({ as, lines: { [EGGS]: 5 }, ...more })
    await boughtBy(ANNA, { promoCode: 'ONCE' })
    const spent = await boughtBy(BORIS, { promoCode: 'ONCE', bonuses: 200 })
    const received = await shop.received({ as: BORIS })
    await shop.sql(`delete from cart where customer_id in ($1, $2)`, [ANNA, BORIS])
    await shop.cart(ANNA, FARM, { [EGGS]: 10 })
    await shop.cart(BORIS, FARM, { [EGGS]: 20, 20: 1 })
    await shop.cart(BORIS, OTHER_FARM, { [HAM]: 1 })
    for (const as of [ANNA, BORIS]) {
      const { body } = await shop.call('POST', '/api/v2/chat/list', { as, body: { organizationId: FARM } })
      const id = body.id ?? body.chatId
      await shop.sql(
        `with message as (insert into chat_message (thread_id, client_message_id, sender, text, created_at)
           values ($1, $2, 'customer', 'Здравствуйте', shop_now()) returning id)
         update chat_thread set last_message_id = message.id, waiting_since = shop_now() from message where chat_thread.id = $1`,
        [id, randomUUID()],
      )
      // both have it, or only one does
      await shop.sql(
        `with product as (insert into favorite_product (customer_id, product_id) values ($1, $2)),
           farm as (insert into stock_alert (customer_id, product_id, place, created_at) values ($1, $2, '{}', shop_now()))
         insert into address (customer_id, title, city, region, region_code, latitude, longitude)
         values ($1, 'Москва, Тверская, 1', 'Москва', 'Москва', '77', 55.7, 37.6)`,
        [as, EGGS],
      )
    }
    await shop.sql(
      `insert into consent (customer_id, purpose, action, edition, at)
       values ($1, 'marketing', 'given', '2026-11-22', shop_now()), ($2, 'marketing', 'withdrawn', '2026-11-22', shop_now())`,
      [ANNA, BORIS],
    )
    await shop.sql(`update customer set first_name = 'Борис', email = 'b@example.ru' where id = $1`, [BORIS])
    const boris = await shop.signIn('79160000002')
    const session = { headers: { authorization: `Bearer ${boris.token}` } }
    const seen = await preview(ANNA, BORIS)
    expect(seen).toMatchObject({ bonuses: { own: 2_000, added: 500 }, blocks: [], block: null, from: { id: BORIS } })
    expect(seen.moves).toContainEqual({ part: 'orders', count: 2 })
    expect(JSON.stringify(seen)).not.toMatch(/7916\d{7}/)
    shop.sent.length = 0

    const { status, body } = await merge(ANNA, BORIS)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: ANNA, orders: 3, bonuses: 2_500, log: [{ action: 'mergeCustomers' }] })
    // empty fields of the profile are filled
    expect(body.personal).toContainEqual({ field: 'email', masked: 'b•••@example.ru' })
    expect(await leftOf(BORIS)).toEqual([])
    expect(shop.sent.map(({ phone }) => phone).toSorted()).toEqual(['79160000001', '79160000002'])
    expect([await balanceOf(ANNA), await balanceOf(BORIS)]).toEqual([250_000, 0])
    await shop.runOutbox()
    expect(await integrityProblemsOf(shop)).toEqual([])
    expect(await owedTo(BORIS)).toBe(0)
    // the use above the limit of the code stays where it was
    expect(
      await one(
        'select count(*)::int as uses from promo_redemption where promo_code_id = $1 and customer_id = $2',
        code,
        ANNA,
      ),
    ).toEqual({ uses: 1 })
    const [cart, other] = await shop.sql(
      `select organization_id as farm, (select count(*)::int from cart_line where cart_id = cart.id) as lines
         from cart where customer_id = $1 order by 1`,
      [ANNA],
    )
    expect([cart, other]).toEqual([
      { farm: FARM, lines: 2 },
      { farm: OTHER_FARM, lines: 1 },
    ])
    expect(
      await shop.sql(
        'select count(*)::int as messages from chat_message join chat_thread on chat_thread.id = thread_id where customer_id = $1',
        [ANNA],
      ),
    ).toEqual([{ messages: 2 }])
    expect(
      (
        await one<{ action: string }>(
          `select action from consent where customer_id = $1 order by id desc limit 1`,
          ANNA,
        )
      )?.action,
    ).toBe('withdrawn')

    // sessions have ended, and either phone signs in to the account that stays
    expect((await shop.call('GET', '/api/v1/user', session)).status).toBe(401)
    shop.passMinutes(2)
    for (const phone of ['79160000001', '79160000002']) expect((await shop.signIn(phone)).user.id).toBe(ANNA)
    expect((await office(['support'], 'GET', `/v1/office/customers/${BORIS}`)).status).toBe(404)
    expect((await office(['support'], 'GET', '/v1/office/customers?search=0002')).body.items).toEqual([])

    // later changes of moved orders go to the present owner: a claim settles a received order again
    const fields = Object.entries({
      kind: 'missing',
      lineId: await shop.lineOf(received),
      amount: 300,
    }).map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const claimed = await shop.call('POST', `/api/v1/orders/${received}/claims`, {
      ...{ as: ANNA, headers },
      body: Buffer.from(`${fields.join('')}--x--\r\n`),
    })
    expect(claimed).toMatchObject({ status: 201 })
    await shop.services.orders.decideClaim(farmer, received, claimed.body.id, { isAccepted: true, reason: '' })
    expect((await shop.call('PATCH', `/api/v1/orders/${spent}/cancel`, { as: ANNA, body: {} })).status).toBe(200)
    await shop.runOutbox()
    expect(await integrityProblemsOf(shop)).toEqual([])
    expect(await one(`select customer_id from bonus_entry where order_id = $1 and kind = 'returned'`, spent)).toEqual({
      customer_id: ANNA,
    })
    expect(await balanceOf(BORIS)).toBe(0)
    expect(await owedTo(BORIS)).toBe(0)
  })

  it('changes nothing when it is repeated, and happens once at the same time', async () => {
    await giveBonuses(supply, 2001, 100)
    await giveBonuses(supply, 2002, 50)
    const twice = await Promise.all([merge(2001, 2002), merge(2001, 2002)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(await balanceOf(2001)).toBe(15_000)
    // each into the other: one stays
    const both = await Promise.all([merge(2003, 2004), merge(2004, 2003)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    // a chain: the phone of the first one leads to the last one
    const [left] = await shop.sql<{ id: number }>(
      'select id from customer where id in (2003, 2004) and merged_into is null',
    )
    expect((await merge(2005, left?.id ?? 0)).status).toBe(200)
    expect(await shop.sql('select id from customer where merged_into = 2005 order by id')).toEqual([
      { id: 2003 },
      { id: 2004 },
    ])
    await shop.runOutbox()
    expect(await integrityProblemsOf(shop)).toEqual([])
  })

  it('finishes or refuses a checkout of the closed account that runs meanwhile', async () => {
    const people = [2011, 2012, 2013, 2014]
    await Promise.all(people.map((id) => giveBonuses(supply, id, 300)))
    const carts = await Promise.all(people.map((id) => shop.cart(id, FARM, { [EGGS]: 10 })))
    await Promise.all(
      people.map(async (id, index) => {
        const [bought, merged] = await Promise.all([
          shop.checkout(id, byCourier(carts[index] ?? '', { bonuses: 100 })),
          merge(2010, id),
        ])
        expect(merged.status).toBe(200)
        expect([201, 'UNAUTHORIZED', 'CART_NOT_FOUND', 'NOT_FOUND']).toContain(bought.body.code ?? bought.status)
      }),
    )
    // the second pass moves the address of a checkout that was finished before
    await shop.runOutbox()
    for (const id of people) expect(await leftOf(id)).toEqual([])
    expect(await integrityProblemsOf(shop)).toEqual([])
  })

  it('keeps the longer block and the later subscription, and refuses accounts that are being deleted', async () => {
    const block = { reason: 'deceit', message: 'Возвраты без причины.', till: null }
    await office(['support'], 'POST', '/v1/office/customers/2020/block', block)
    expect((await preview(2021, 2020)).block).toMatchObject({ reason: 'deceit', until: null })
    expect((await merge(2021, 2020)).body.block).toMatchObject({ reason: 'deceit' })
    await shop.sql(
      `insert into account_deletion (customer_id, asked_at, due_at) values (2022, shop_now(), shop_now() + interval '14 days')`,
    )
    expect((await merge(2023, 2022)).body).toMatchObject({
      code: 'ACCOUNTS_NOT_MERGED',
      facts: { reasons: ['leaving'] },
    })
    // gifts of the market without an order: the one that ends later stays
    await shop.sql(
      `insert into subscription (customer_id, plan_code, started_at, ends_at)
       select id, 'Start2024Year1', shop_now(), shop_now() + make_interval(days => id - 2000) from customer where id in (2024, 2025)`,
    )
    expect((await merge(2024, 2025)).status).toBe(200)
    expect(await shop.sql('select customer_id, ended_at is null as runs from subscription order by ends_at')).toEqual([
      { customer_id: 2024, runs: false },
      { customer_id: 2024, runs: true },
    ])
    expect(await integrityProblemsOf(shop)).toEqual([])
  })

  it('is erased with the account that stays', async () => {
    expect((await merge(2030, 2031)).status).toBe(200)
    await shop.call('POST', '/api/v1/user/personal-data/export', { as: 2030 })
    await shop.sql(
      `insert into account_deletion (customer_id, asked_at, due_at) values (2030, shop_now(), '2026-01-01')`,
    )
    await shop.runPeriodic('erase-accounts')
    expect(await shop.sql('select phone from customer where id in (2030, 2031) order by id')).toEqual([
      { phone: '70000002030' },
      { phone: '70000002031' },
    ])
  })
})
