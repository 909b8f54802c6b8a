import { describe, expect, it } from 'vitest'
import { timeoutOfNextCall } from '../../server/adapters/timeout.data.ts'
import { EGGS } from '../../server/testing/two-farms.data.ts'
import { faultShopOfFile, TOTAL } from './fault-shop.data.ts'
import type { BankCall } from './faulty-bank.data.ts'

const shop = await faultShopOfFile()
const { bank, sql } = shop
const node = await shop.openNode()

/** Payment methods: an order by weight is held on a card, an order by the piece is captured immediately. */
const WAYS = [
  { way: 'a card in one stage', method: 'rbs', lines: { [EGGS]: 4 }, total: 101_900, register: 'register.do' },
  { way: 'a card in two stages', method: 'rbs', lines: undefined, total: TOTAL, register: 'registerPreAuth.do' },
  { way: 'SBP', method: 'sbp', lines: undefined, total: TOTAL, register: 'register.do' },
] as const satisfies readonly { register: BankCall; [name: string]: unknown }[]

/** Expected state of an order that was paid once and shipped. */
const PAID_ONCE = { refunds: [], paymentStatus: 'paid', state: 'received' }

/** Expects the payment exactly once in the books of the bank and of the shop, in the ledger and in the receipts. */
async function expectPaidOnce(orderId: number, total: number): Promise<void> {
  await node.send(orderId, 'isAssembling', 'onTheRoad', 'received')
  await node.work()
  // a concurrent status query may delay the payment for a while; the capture follows
  shop.passMinutes(5)
  await node.work()
  expect(await shop.accountOf(orderId)).toMatchObject({
    ...PAID_ONCE,
    bank: { registered: 1, held: 0, taken: total, returned: 0 },
    ledger: total,
    receipts: total,
  })
  expect(await shop.countEvents(orderId, 'PaymentSettled')).toBe(1)
}

/** Creates a promise with an external resolver. */
function later() {
  let keep = () => {}
  const promise = new Promise<void>((resolve) => {
    keep = resolve
  })
  return { promise, keep }
}

describe.each(WAYS)('$way: the answer to the registration', ({ method, lines, total, register }) => {
  it('finds the existing payment when the answer arrives after the timeout', async () => {
    const { promise, keep } = later()
    const timeout = timeoutOfNextCall()
    bank.spoil(register, async (text) => {
      timeout.end()
      await promise
      return text
    })
    const id = await node.place(method, lines)
    expect(await shop.accountOf(id)).toMatchObject({ payments: [`new ${total}`], bank: { registered: 1 } })
    keep()
    shop.passMinutes(1)
    await node.work()
    expect(await node.payment(id)).toMatchObject({ phase: 'waiting', amount: total / 100 })
    await bank.pay(id)
    shop.passMinutes(1)
    expect((await node.payment(id)).phase).toBe('paid')
    await expectPaidOnce(id, total)
  })

  it('cancels the order, releases its stock and refunds late money when there is no answer for half an hour', async () => {
    bank.spoil(register, () => '<html>502</html>', 100)
    const id = await node.place(method, lines)
    expect((await shop.accountOf(id)).bank.registered).toBe(1)
    await bank.down()
    for (let minutes = 0; minutes < 45; minutes += 5) {
      shop.passMinutes(5)
      await node.work()
    }
    expect(await shop.accountOf(id)).toMatchObject({
      state: 'canceled',
      paymentStatus: 'cancelled',
      bank: { taken: 0 },
    })
    expect((await shop.accountOf(id)).stock).not.toHaveProperty('live')
    await bank.mend()
    for (const minutes of [10, 60, 400, 1_440]) {
      shop.passMinutes(minutes)
      await node.work()
    }
    expect(await shop.accountOf(id)).toMatchObject({
      payments: [expect.stringMatching(/^(expired|canceled) /)],
      bank: { held: 0, taken: 0 },
      ledger: 0,
      receipts: 0,
    })
  })
})

describe.each(WAYS)('$way: the notification of the payment', ({ method, lines, total }) => {
  /** Pays an order; returns the bank's notification. */
  const pay = async (id: number): Promise<string> => {
    await bank.pay(id)
    return bank.notificationOf(id)
  }

  it("records the payment once when ten notifications arrive concurrently with the customer's return and the periodic task", async () => {
    const id = await node.place(method, lines)
    const notification = await pay(id)
    shop.passMinutes(1)
    await Promise.all([
      ...Array.from({ length: 10 }, () => node.notify(notification)),
      node.payment(id),
      node.payment(id),
      node.app.work.runPeriodic(),
    ])
    await node.notify(notification)
    await expectPaidOnce(id, total)
  })

  it('ignores a repeated notification that arrives a day late, after the receipt', async () => {
    const id = await node.place(method, lines)
    const notification = await pay(id)
    shop.passMinutes(1)
    await node.work()
    await expectPaidOnce(id, total)
    shop.passMinutes(1_440)
    expect((await node.notify(notification)).status).toBe(200)
    await node.work()
    expect(await shop.accountOf(id)).toMatchObject({
      ...PAID_ONCE,
      bank: { taken: total, returned: 0 },
      ledger: total,
    })
  })

  it('attributes captured money to its order or refunds it when the bank sends no notification and is down for an hour', async () => {
    const id = await node.place(method, lines)
    await pay(id)
    await bank.down()
    for (let minutes = 0; minutes < 60; minutes += 10) {
      shop.passMinutes(10)
      await node.work()
    }
    await bank.mend()
    for (const minutes of [5, 60, 400]) {
      shop.passMinutes(minutes)
      await node.work()
    }
    // the order was cancelled in the meantime, so its money was refunded
    const { state, bank: account, ledger, receipts, stock } = await shop.accountOf(id)
    expect({ state, ledger, receipts, held: account.held }).toEqual({
      state: 'canceled',
      ledger: 0,
      receipts: 0,
      held: 0,
    })
    expect(account.taken - account.returned).toBe(0)
    expect(stock).not.toHaveProperty('live')
    expect(stock).not.toHaveProperty('committed')
  })

  it('changes no data when the notification is forged, foreign or malformed', async () => {
    const id = await node.place(method, lines)
    const other = await node.place(method, lines)
    const [mine, foreign] = [await ownNotification(id), await ownNotification(other)]
    const answers = [
      mine.replace(/checksum=\w{6}/, 'checksum=000000'),
      mine.replace(/mdOrder=[^&]+/, `mdOrder=${mdOrderOf(foreign)}`),
      mine.replace(/checksum=[^&]+/, 'checksum='),
      mine.replace('deposited', 'refunded'),
      mine.slice(0, mine.indexOf('?')),
    ]
    for (const notification of answers) expect((await node.notify(notification)).status, notification).toBe(400)
    for (const each of [id, other]) {
      expect(await shop.accountOf(each)).toMatchObject({ paymentStatus: 'wait', bank: { taken: 0, held: 0 } })
      await node.cancel(each)
    }
  })

  /** The bank's notification of an abandoned payment: correctly signed, and without money. */
  const ownNotification = async (id: number) => {
    const [row] = await sql<{ gateway_order_id: string; gateway_number: string }>(
      'select gateway_order_id, gateway_number from payment where order_id = $1',
      [id],
    )
    return bank.sign({
      mdOrder: row?.gateway_order_id ?? '',
      orderNumber: row?.gateway_number ?? '',
      operation: 'deposited',
      status: '1',
    })
  }
  const mdOrderOf = (notification: string) => new URLSearchParams(notification.split('?')[1]).get('mdOrder') ?? ''

  it('queries the bank and changes no data when a signed notification is untrue', async () => {
    const id = await node.place(method, lines)
    expect((await node.notify(await ownNotification(id))).status).toBe(200)
    expect(await shop.accountOf(id)).toMatchObject({ paymentStatus: 'wait', bank: { taken: 0, held: 0 }, ledger: 0 })
    await node.cancel(id)
  })
})

describe('answers of the bank', () => {
  it.each([
    ['no JSON', '{"orderId": "1'],
    ['a word', '"ok"'],
    ['nothing in it', '{}'],
    ['a system failure', '{"errorCode": "7", "errorMessage": "Системная ошибка"}'],
  ])('to the registration is %s: it is repeated and paid once', async (_what, text) => {
    bank.spoil('registerPreAuth.do', () => text)
    const id = await node.place('rbs')
    expect((await shop.accountOf(id)).payments).toEqual([`new ${TOTAL}`])
    shop.passMinutes(1)
    await node.work()
    await bank.pay(id)
    shop.passMinutes(1)
    await node.work()
    await expectPaidOnce(id, TOTAL)
  })

  it.each([
    ['an unknown status', (text: string) => text.replace(/"orderStatus":\d/, '"orderStatus":42')],
    ['no status', (text: string) => text.replace(/"orderStatus":\d,/, '')],
    ['an error page', () => '<html>'],
  ])('about a payment is %s: nothing changes until it is right', async (_what, spoil) => {
    const id = await node.place('rbs')
    await bank.pay(id)
    bank.spoil('getOrderStatusExtended.do', spoil, 3)
    for (let times = 0; times < 3; times += 1) {
      shop.passMinutes(1)
      expect((await node.payment(id)).phase).toBe('waiting')
    }
    shop.passMinutes(5)
    await node.work()
    await expectPaidOnce(id, TOTAL)
  })
})

describe('a bank that captures a different amount', () => {
  const paid = (amount: number) => (text: string) =>
    text.replace(/"depositedAmount":\d+/, `"depositedAmount":${amount}`).replace(/"amount":\d+/, `"amount":${amount}`)

  it('treats an amount of zero as not captured yet', async () => {
    const id = await node.place('sbp')
    await bank.pay(id)
    bank.spoil('getOrderStatusExtended.do', paid(0), 2)
    for (let times = 0; times < 2; times += 1) {
      shop.passMinutes(1)
      expect((await node.payment(id)).phase).toBe('waiting')
    }
    shop.passMinutes(5)
    await node.work()
    await expectPaidOnce(id, TOTAL)
  })

  it('refunds another amount in full, and the order awaits the correct payment', async () => {
    const id = await node.place('sbp')
    await bank.pay(id)
    bank.spoil('getOrderStatusExtended.do', paid(TOTAL - 100), 2)
    shop.passMinutes(1)
    await node.payment(id)
    expect(await shop.accountOf(id)).toMatchObject({
      paymentStatus: 'wait',
      state: 'formed',
      payments: [`paid ${TOTAL}`],
      refunds: [`new ${TOTAL - 100}`],
      stock: { live: 300 },
    })
    await node.work()
    expect(await shop.accountOf(id)).toMatchObject({ refunds: [`done ${TOTAL - 100}`], ledger: 0, receipts: 0 })
    // the customer pays again, now the correct amount
    expect((await node.call('PATCH', `/api/v1/orders/${id}/sbp`, { as: 1001 })).body).toMatchObject({
      phase: 'waiting',
    })
    await bank.pay(id)
    shop.passMinutes(1)
    expect((await node.payment(id)).phase).toBe('paid')
    await node.work()
    expect(await shop.accountOf(id)).toMatchObject({ paymentStatus: 'paid', ledger: TOTAL, receipts: TOTAL })
  })
})
