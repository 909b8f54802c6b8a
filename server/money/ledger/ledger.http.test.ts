import { readFile } from 'node:fs/promises'
import { type SettlementFacts, settlementPostings } from '@okolitsa/domain/ledger/postings.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { INTEGRITY_SQL } from '../../db/check-integrity.ts'
import { createIntegrityWatch } from '../../db/integrity-watch.ts'
import { payOut } from '../../desks/payouts/pay-out.data.ts'
import { handTo } from '../../platform/events/testing.ts'
import { BREAD, CHEESE, farmer } from '../../sales/orders/changes-shop.data.ts'
import { orderContestUpheld } from '../../sales/orders/events.ts'
import { ANNA, BORIS, FARM } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { createFiscalModule } from '../fiscal/module.ts'
import { moneyMoved } from './events.ts'
import { openLedgerShop, problemsAfter } from './ledger-shop.data.ts'
import { createLedgerModule } from './module.ts'
import { insertEntry } from './store/ledger.store.ts'

const shop = await openLedgerShop()
afterEach(async () => {
  await shop.breakRegister('none')
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})

/** Two cheeses: 1 291 ₽, and 299 ₽ for the courier; the shop gets 10 % of the goods, 22/122 of which is tax. */
const GIVEN = { seller: -(129_100 - 12_910 + 29_900), platform: -(12_910 - 2_328), tax: -2_328 }

describe('a successfully contested refund', () => {
  it('pays the seller once from the shop’s money when a contest of a refund is upheld', async () => {
    const id = await shop.received()
    await shop.runOutbox()
    const { due } = await shop.services.ledger.balancesOf(FARM)
    const contest = { orderId: id, claimId: 'c-1', organizationId: FARM, amount: kopecks(25_820) }
    await shop.publish(orderContestUpheld(contest), orderContestUpheld(contest))
    expect((await shop.services.ledger.balancesOf(FARM)).due).toBe(due + 25_820)
    expect(await shop.services.ledger.listEntries({ orderId: id, limit: 1 })).toMatchObject([{ kind: 'compensation' }])
  })
})

describe('the ledger of an order', () => {
  it('books an online payment from gateway to customer, and from customer to seller at handover', async () => {
    const id = await shop.paid()
    expect(await shop.accountsOf(id)).toEqual({ gateway: 159_000, customer: -159_000 })
    await shop.handOver(id)
    const { platform, ...others } = await shop.accountsOf(id)
    // the bonuses earned with the order are the shop's cost
    const [gift] = await shop.sql<{ amount: number }>(
      `select amount from bonus_entry where order_id = $1 and kind = 'accrued'`,
      [id],
    )
    expect(others).toEqual({ gateway: 159_000, seller: GIVEN.seller, tax: GIVEN.tax, bonus: -(gift?.amount ?? 0) })
    expect(platform).toBe(GIVEN.platform + (gift?.amount ?? 0))
  })

  it('books the commission as the seller’s debt when the order is paid at the door', async () => {
    const id = await shop.received()
    await shop.runOutbox()
    const { seller, tax, customer } = await shop.accountsOf(id)
    expect([seller, tax, customer]).toEqual([12_910, -2_328, undefined])
  })

  it('books the part paid with bonuses as the shop’s debt to the seller', async () => {
    const id = await shop.paid({ bonuses: 500 })
    expect(await shop.accountsOf(id)).toEqual({ gateway: 109_000, customer: -159_000, bonus: 50_000 })
    await shop.handOver(id)
    expect((await shop.accountsOf(id)).seller).toBe(GIVEN.seller)
    expect((await shop.accountsOf(id)).customer).toBeUndefined()
  })

  it('reverses everything when the order is cancelled', async () => {
    const id = await shop.paid({ bonuses: 500 })
    await shop.call('PATCH', `/api/v1/orders/${id}/cancel`, { as: ANNA })
    await shop.runOutbox()
    expect(await shop.accountsOf(id)).toEqual({})
  })

  it('splits the weighed amount when the order weighs less before it leaves', async () => {
    const id = await shop.paid()
    await shop.services.orders.move(farmer, id, 'isAssembling')
    await shop.change(id, {
      kind: 'weigh',
      lines: [{ lineId: await shop.lineOf(id), picked: 500 }],
      isAboveCharged: false,
    })
    await shop.handOver(id)
    // cheese for 1 075,83 ₽
    expect(await shop.accountsOf(id)).toMatchObject({ gateway: 137_483, seller: -(107_583 - 10_758 + 29_900) })
  })

  it('freezes the commission at the sale, whether paid at once or at the door', async () => {
    const setPercent = (percent: number | null) => shop.changeSeller(FARM, { commissionPercent: percent })
    const [online, cash] = [await shop.paid(), await shop.order()]
    await setPercent(25)
    await shop.handOver(online)
    await shop.handOver(cash)
    await setPercent(null)
    expect((await shop.accountsOf(online)).seller).toBe(GIVEN.seller)
    expect((await shop.accountsOf(cash)).seller).toBe(12_910)
  })

  it('posts each entry once when events are repeated, late or lost', async () => {
    const id = await shop.paid()
    await shop.handOver(id)
    const before = await shop.services.ledger.listEntries({ orderId: id, limit: 100 })
    await Promise.all(Array.from({ length: 5 }, () => shop.publish(moneyMoved({ orderId: id }))))
    await shop.sql(
      `with again as (update outbox set delivered_at = null where payload ->> 'orderId' = $1 returning id)
       delete from event_delivery using again where event_id = again.id`,
      [String(id)],
    )
    await shop.runOutbox()
    expect(await shop.services.ledger.listEntries({ orderId: id, limit: 100 })).toEqual(before)

    const lost = await shop.received()
    await shop.sql('update outbox set delivered_at = shop_now() where delivered_at is null')
    expect(await integrityProblemsOf(shop)).toEqual([
      `order ${lost} was handed over, and the ledger does not have it as it stands`,
    ])
    await shop.services.ledger.catchUp()
    await shop.services.fiscal.catchUp()
    expect((await shop.accountsOf(lost)).seller).toBe(12_910)
  })

  it('posts the difference immediately when a concurrent worker posted from older amounts', async () => {
    const id = await shop.received()
    await shop.sql('update outbox set delivered_at = shop_now() where delivered_at is null')
    const [now] = await shop.sql<{ facts: Omit<SettlementFacts, 'commission' | 'vatPercent'> }>(
      'select facts from ledger_settlement where order_id = $1',
      [id],
    )
    if (!now) throw new Error('not handed over')
    const { inTransaction, executor } = shop.database
    const earlier = {
      ...now.facts,
      goods: kopecks(now.facts.goods - 10_000),
      commission: kopecks(11_910),
      vatPercent: 22,
    }
    const entry = { cause: `order:${id}:1`, kind: 'settlement', orderId: id, facts: earlier, at: new Date() } as const
    const overtake = () => inTransaction((tx) => insertEntry(tx, entry, settlementPostings(earlier)))
    const ledger = createLedgerModule({
      database: { executor, inTransaction: async (work) => overtake().then(() => inTransaction(work)) },
      clock: () => new Date(),
      audit: shop.services.audit,
    })
    await handTo(ledger.subscribers, moneyMoved({ orderId: id }))
    expect((await shop.accountsOf(id)).seller).toBe(12_910)
    await shop.services.fiscal.catchUp()
  })
})

describe('a database from before the ledger', () => {
  it('adds the entries of existing orders by a migration', async () => {
    const [online, cash] = [await shop.order({ paymentMethod: 'sbp', bonuses: 100 }), await shop.received()]
    const { body } = await shop.call('GET', `/api/v1/checkout/payment/status/${online}`, { as: ANNA })
    await shop.press(body.payload, 'pay')
    await expect.poll(async () => (await shop.read(online)).paymentStatus).toBe('paid')
    await shop.sql('update outbox set delivered_at = shop_now() where delivered_at is null')
    expect((await integrityProblemsOf(shop)).length).toBeGreaterThan(2)
    const migration = await readFile(new URL('../../db/migrations/0027-books-of-old.sql', import.meta.url), 'utf8')
    await shop.sql(migration.replaceAll('journal_entry', 'ledger_entry'))
    expect(await integrityProblemsOf(shop)).toEqual([])
    await shop.runOutbox()
    expect(await shop.accountsOf(online)).toEqual({ gateway: 149_000, customer: -159_000, bonus: 10_000 })
    expect((await shop.accountsOf(cash)).seller).toBe(12_910)
    expect(await shop.receiptsOf(online)).toEqual([['prepayment', 149_000, 'registered']])
  })
})

describe('receipts', () => {
  it('registers a prepayment and its offset for an order paid online, with links for the customer', async () => {
    const id = await shop.paid()
    await shop.handOver(id)
    expect(await shop.receiptsOf(id)).toEqual([
      ['prepayment', 159_000, 'registered'],
      ['settlement', 159_000, 'registered'],
    ])
    const [prepayment, settlement] = await shop.bookedOf(id)
    expect(prepayment.receipt).toMatchObject({
      client: { phone: '+79160000001' },
      items: [
        {
          name: 'Cheese',
          quantity: 0.6,
          measure: 11,
          sum: 1_291,
          payment_method: 'full_prepayment',
          vat: { type: 'none' },
          agent_info: { type: 'another' },
          supplier_info: { name: 'IP', inn: '7701234567' },
        },
        { name: 'Доставка', payment_object: 4, sum: 299 },
      ],
      payments: [{ type: 1, sum: 1_590 }],
    })
    expect(settlement.receipt).toMatchObject({
      items: [{ payment_method: 'full_payment' }, { payment_method: 'full_payment' }],
      payments: [{ type: 2, sum: 1_590 }],
    })
    const { receipts } = await shop.read(id)
    expect(receipts).toMatchObject([
      { kind: 'prepayment', total: 1_590 },
      { kind: 'settlement', total: 1_590 },
    ])
    expect((await shop.bank.inject(new URL(receipts[0].url).pathname)).body).toContain('Cheese')
  })

  it('reduces the receipt rows by bonuses, exact to the kopeck', async () => {
    const id = await shop.paid({ lines: { [CHEESE]: 1, [BREAD]: 1 }, bonuses: 333 })
    const [prepayment] = await shop.bookedOf(id)
    const sums = prepayment.receipt.items.map(({ sum }: { sum: number }) => Math.round(sum * 100))
    expect(sums.reduce((total: number, sum: number) => total + sum, 0)).toBe(111_150)
    await shop.handOver(id)
  })

  it('makes no receipt for a cash order, and a refund receipt for a cancelled paid order', async () => {
    const cash = await shop.received()
    await shop.runOutbox()
    expect(await shop.receiptsOf(cash)).toEqual([])
    const canceled = await shop.paid()
    await shop.call('PATCH', `/api/v1/orders/${canceled}/cancel`, { as: ANNA })
    await shop.runOutbox()
    expect(await shop.receiptsOf(canceled)).toEqual([
      ['prepayment', 159_000, 'registered'],
      ['refund', 159_000, 'registered'],
    ])
  })

  it('delays receipts while the register is down, and makes each once when an answer was lost', async () => {
    await shop.breakRegister('down')
    const id = await shop.paid()
    expect(await shop.receiptsOf(id)).toEqual([['prepayment', 159_000, 'new']])
    await shop.breakRegister('none')
    await shop.breakRegister('lost-answer', 1)
    for (let minute = 0; minute < 3; minute += 1) {
      shop.passMinutes(1)
      await shop.runPeriodic('carry-receipts-on')
    }
    shop.passMinutes(-3)
    expect(await shop.receiptsOf(id)).toEqual([['prepayment', 159_000, 'registered']])
    expect(await shop.bookedOf(id)).toHaveLength(1)
  })

  it('requests the status again when the register prints a receipt late or loses it', async () => {
    for (const fault of ['late', 'lost-receipt']) {
      await shop.breakRegister(fault, 1)
      const id = await shop.paid()
      expect(await shop.receiptsOf(id)).toEqual([['prepayment', 159_000, 'sent']])
      shop.passMinutes(1)
      await shop.runPeriodic('carry-receipts-on')
      shop.passMinutes(-1)
      expect(await shop.receiptsOf(id)).toEqual([['prepayment', 159_000, 'registered']])
    }
  })

  it('corrects a receipt refused by the register, once', async () => {
    await shop.breakRegister('refuse', 1)
    const id = await shop.paid()
    expect(await shop.receiptsOf(id)).toEqual([['prepayment', 159_000, 'failed']])
    expect(await integrityProblemsOf(shop)).toEqual([
      expect.stringMatching(/^receipt .* was refused and not corrected/),
    ])
    const [failed] = await shop.services.fiscal.receiptsOf(id)
    await Promise.all(Array.from({ length: 3 }, () => shop.services.fiscal.correctReceipt(failed?.id ?? '')))
    await shop.runOutbox()
    expect(await shop.receiptsOf(id)).toEqual([
      ['prepayment', 159_000, 'failed'],
      ['correction', 159_000, 'registered'],
    ])
    expect((await shop.bookedOf(id))[0]).toMatchObject({ operation: 'sell_correction' })
    await shop.handOver(id)
    await expect(
      shop.services.fiscal.correctReceipt((await shop.services.fiscal.receiptsOf(id))[1]?.id ?? ''),
    ).rejects.toThrow()
  })

  it('refuses changes of stored receipts and ledger entries', async () => {
    for (const change of [
      'update receipt set total = total + 1',
      'delete from receipt',
      'update ledger_line set amount = amount + 1',
      'delete from ledger_entry',
      'truncate ledger_line',
    ]) {
      await expect(shop.sql(change)).rejects.toThrow(/never changed/)
    }
    const crooked = `with entry as (insert into ledger_entry (cause, kind, facts, at)
      values ('crooked', 'payout', '{}', shop_now()) returning id)
      insert into ledger_line select id, 1, 'bank', '', 5 from entry`
    await expect(shop.sql(crooked)).rejects.toThrow(/sum to 5/)
  })
})

describe('the nightly integrity check', () => {
  let order: number
  let canceled: number
  beforeAll(async () => {
    order = await shop.paid({ as: BORIS })
    await shop.handOver(order)
    canceled = await shop.paid({ as: BORIS })
    await shop.call('PATCH', `/api/v1/orders/${canceled}/cancel`, { as: BORIS })
    await shop.runOutbox()
  })
  const find = (breaking: string) => problemsAfter(shop, INTEGRITY_SQL, breaking)
  const entry = (kind: string, id: number) =>
    `(select id from ledger_entry where kind = '${kind}' and order_id = ${id} order by id limit 1)`
  const plus = (account: string, kind: string, amount = 1) =>
    `update ledger_line set amount = amount + ${amount}
      where account = '${account}' and entry_id = ${entry(kind, order)};`

  it.each<[string, () => string, RegExp]>([
    [
      'a payment without its posting',
      () => `delete from ledger_line where entry_id = ${entry('payment', order)}`,
      /^payment .* took 159000, and the ledger has 0$/,
    ],
    ['a payment with another amount', () => plus('gateway', 'payment'), /^payment .* the ledger has 159001$/],
    [
      'a refund without its posting',
      () => `delete from ledger_line where entry_id = ${entry('refund', canceled)}`,
      /^refund .* gave 159000 back, and the ledger has 0$/,
    ],
    [
      'a gateway that has other money than the orders',
      () => `update payment set captured_amount = 1 where order_id = ${order}`,
      /has 1 at gateways, and the ledger 159000/,
    ],
    [
      'a received order that is not settled',
      () => `delete from ledger_line where entry_id = ${entry('settlement', order)}`,
      /\(received\) is not settled: the customer's account is -159000 instead of 0/,
    ],
    [
      'a settlement of another worth',
      () => plus('seller', 'settlement', -100) + plus('customer', 'settlement', 100),
      /is worth 159000, and 159100 of it was given/,
    ],
    [
      'a commission above the goods',
      () => plus('platform', 'settlement', -200_000) + plus('seller', 'settlement', 200_000),
      /has a commission of 212910 on goods of 129100/,
    ],
    ['an entry out of balance', () => plus('seller', 'settlement'), /^ledger entry \d+ sums to 1$/],
    ['a trial balance that is not zero', () => plus('tax', 'settlement'), /^the trial balance is 1$/],
    [
      'cash that stays on its way',
      () =>
        `insert into ledger_line values (${entry('settlement', order)}, 50, 'cash', '${FARM}', 5), (${entry('settlement', order)}, 51, 'bank', '', -5)`,
      /^cash of seller 101 did not pass through: 5$/,
    ],
    [
      'money of a gateway that is nobody’s',
      () =>
        `insert into ledger_entry (cause, kind, facts, at) values ('x', 'payout', '{}', shop_now()); insert into ledger_line select id, 1, 'gateway', 'sbp', 5 from ledger_entry where cause = 'x'`,
      /moves money of a gateway without an order/,
    ],
    [
      'bonuses the ledger does not know',
      () => `update bonus_account set balance = balance + 100 where customer_id = ${ANNA}`,
      /^customer 1001 has \d+ bonuses, and the ledger \d+$/,
    ],
    [
      'an order without its receipts',
      () => `delete from receipt where order_id = ${order}`,
      /moved 159000, and its receipts tell of 0$/,
    ],
    [
      'a receipt of another sum',
      () => `update receipt set total = total + 1 where order_id = ${canceled} and kind = 'refund'`,
      /moved 0, and its receipts tell of -1$/,
    ],
    [
      'a receipt of money that a seller took',
      () =>
        `insert into receipt (cause, order_id, kind, operation, payment, total, positions, created_at, state)
          select 'x', id, 'payment', 'sell', 'cash', 500, '[{"sum": 500}]', shop_now(), 'failed' from shop_order
          where payment_method = 'cashondelivery' limit 1`,
      /^the receipts of order \d+ tell of 500, and the ledger took 0 for the market$/,
    ],
    [
      'a receipt the register refused',
      () =>
        `update receipt set state = 'failed', failure = 'no', registered_at = null where order_id = ${order} and kind = 'prepayment'`,
      /was refused and not corrected: no$/,
    ],
  ])('%s', async (_, breaking, problem) => {
    expect(await find('select 1')).toEqual([])
    expect(await find(breaking())).toContainEqual(expect.stringMatching(problem))
  })

  it('reports no problem for receipts and entries that are still in progress', async () => {
    const late = await shop.received()
    expect(await integrityProblemsOf(shop)).toEqual([])
    await shop.runOutbox()
    expect(await shop.accountsOf(late)).toMatchObject({ seller: 12_910 })
  })

  it('reports metrics for machines and text for people', async () => {
    const logged: unknown[] = []
    const watch = createIntegrityWatch({
      database: shop.database,
      clock: shop.now,
      catchUp: shop.services.ledger.catchUp,
      log: { error: (facts) => logged.push(facts) },
    })
    expect(watch.problems()).toBeNull()
    await watch.task.run()
    expect([watch.problems(), logged]).toEqual([0, []])
    const spoil = (by: number) =>
      shop.sql('update stock set on_hand = on_hand + $1 where product_id = $2', [by, CHEESE])
    await spoil(1)
    await watch.task.run()
    await spoil(-1)
    expect([watch.problems(), logged]).toEqual([
      2,
      [
        {
          problems: 2,
          first: [
            `stock of product ${CHEESE} is not the sum of its ledger`,
            expect.stringContaining(`the last movement of product ${CHEESE} left`),
          ],
        },
      ],
    ])
  })

  it('runs the integrity check even when the preceding catch-up fails', async () => {
    const logged: object[] = []
    const catchUp = () => Promise.reject(new Error('no'))
    const watch = createIntegrityWatch({
      database: shop.database,
      clock: shop.now,
      catchUp,
      log: { error: (facts) => logged.push(facts) },
    })
    await watch.task.run()
    expect([watch.problems(), logged]).toEqual([0, [{ err: expect.any(Error) }]])
  })

  it('writes the receipts of other orders when one order’s receipt cannot be composed', async () => {
    const [first, second] = [await shop.unheard(), await shop.unheard()]
    const logged: object[] = []
    let hasFailed = false
    const fiscal = createFiscalModule({
      database: shop.database,
      register: { register: async () => '', status: async () => ({ state: 'waiting' }) },
      audit: shop.services.audit,
      clock: () => {
        if (!hasFailed) {
          hasFailed = true
          throw new Error('no')
        }
        return new Date()
      },
      log: { error: (facts) => logged.push(facts) },
    })
    await fiscal.catchUp()
    expect(logged).toEqual([{ err: expect.any(Error), orderId: first }])
    expect([await shop.receiptsOf(first), (await shop.receiptsOf(second)).length]).toEqual([[], 1])
    await shop.services.ledger.catchUp()
    await shop.services.fiscal.catchUp()
  })
})

// the last one: the days of delivery of the other tests have passed after it
describe('payouts', () => {
  it('books a refund after the payout as the seller’s debt', async () => {
    const id = await shop.paid()
    await shop.handOver(id)
    // payable after the time for claims
    shop.passMinutes(3 * 24 * 60 + 1)
    const { due, paidOut } = await shop.services.ledger.balancesOf(FARM)
    await payOut(shop, FARM)
    expect(await shop.services.ledger.balancesOf(FARM)).toEqual({ due: 0, paidOut: paidOut + due })
    // as an appeal decided after the payout
    await shop.sql('update shop_order set finished_at = $2 where id = $1', [id, shop.now()])
    // half of the cheese is refunded: 645,50 ₽, of which the shop had received 64,55 ₽
    await shop.claimSpoilt(id, 50)
    expect((await shop.services.ledger.balancesOf(FARM)).due).toBe(-(64_550 - 6_455))
    expect(await shop.accountsOf(id)).toMatchObject({ gateway: 159_000 - 64_550 })
    expect((await shop.receiptsOf(id)).at(-1)).toEqual(['refund', 64_550, 'registered'])
    expect((await shop.bookedOf(id)).at(-1).receipt.items).toMatchObject([
      { name: 'Cheese', sum: 645.5, quantity: 0.3, payment_method: 'full_payment' },
    ])
    const entry = (await shop.services.ledger.listEntries({ organizationId: FARM, limit: 10 })).find(
      ({ kind }) => kind === 'payout',
    )
    expect(entry).toMatchObject({
      kind: 'payout',
      lines: [
        { account: 'seller', owner: String(FARM), amount: due },
        { account: 'payout_in_transit', owner: '', amount: -due },
      ],
    })
    const balances = await shop.services.ledger.trialBalance()
    expect(balances.reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
    expect(balances.find(({ account }) => account === 'cash')?.balance).toBe(0)
  })
})
