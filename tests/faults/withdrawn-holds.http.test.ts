import { describe, expect, it } from 'vitest'
import type { PaymentGateway } from '../../server/money/payments/ports.ts'
import { ANNA } from '../../server/testing/two-farms.data.ts'
import { faultShopOfFile, TOTAL } from './fault-shop.data.ts'

const shop = await faultShopOfFile()
const { bank } = shop

/** `asked`: the bank has reported an unpaid order. `told`: the shop is about to withdraw the payment. */
type Moment = 'asked' | 'told'

/** Action at the next such moment of a withdrawal. */
let next: { readonly at: Moment; action(): Promise<unknown> } | null = null
async function pass(moment: Moment): Promise<void> {
  if (next?.at !== moment) return
  const { action } = next
  next = null
  await action()
}
const watched = (gateway: PaymentGateway): PaymentGateway => ({
  ...gateway,
  status: async (payment) => {
    const word = await gateway.status(payment)
    await pass('asked')
    return word
  },
  withdraw: async (payment) => {
    await pass('told')
    return gateway.withdraw(payment)
  },
})
const node = await shop.openNode({
  adapters: {
    gateways: Object.fromEntries(Object.entries(bank.gateways).map(([method, gateway]) => [method, watched(gateway)])),
  },
})

const choose = (id: number, method: string) => node.call('PATCH', `/api/v1/orders/${id}/${method}`, { as: ANNA })
const expire = () => node.app.work.periodic.find(({ name }) => name === 'expire-unpaid-orders')?.run()

/** Pays on the bank's page and sends every kind of notification to the shop concurrently. */
async function payAndNotify(id: number): Promise<void> {
  await bank.pay(id)
  const notification = await bank.notificationOf(id)
  await Promise.all([...Array.from({ length: 5 }, () => node.notify(notification)), node.payment(id), node.payment(id)])
}

/** Advances the clock until all started work is settled. */
async function settle(): Promise<void> {
  for (const minutes of [2, 5]) {
    shop.passMinutes(minutes)
    await node.work()
  }
}

const WAYS = [
  { way: 'another method is chosen', end: (id: number) => choose(id, 'sbp') },
  { way: 'cash is chosen', end: (id: number) => choose(id, 'cashondelivery') },
  {
    way: 'its time is over',
    // the bank's clock is behind ours: it still accepts payments
    end: async (id: number) => {
      await shop.sql('update shop_order set pay_before = $2 where id = $1', [id, new Date(shop.now().getTime() - 1)])
      await expire()
    },
  },
]

describe.each(WAYS)('a card is paid while $way', ({ way, end }) => {
  it('keeps the hold when the payment comes before the decision to withdraw it', async () => {
    const id = await node.place('rbs')
    next = { at: 'asked', action: () => payAndNotify(id) }
    await end(id)
    await settle()
    expect(await shop.accountOf(id)).toMatchObject({
      state: 'formed',
      payments: [`held ${TOTAL}`],
      bank: { held: TOTAL },
    })
    expect(await node.payment(id)).toMatchObject({ phase: 'paid', isHeld: true, method: 'rbs' })
    expect([await shop.countEvents(id, 'PaymentHeld'), await shop.countEvents(id, 'PaymentHoldLost')]).toEqual([1, 0])
    await node.cancel(id)
  })

  it('releases the hold and does not report the bank when the payment comes after the decision', async () => {
    const id = await node.place('rbs')
    next = { at: 'told', action: () => payAndNotify(id) }
    await end(id)
    const account = await shop.accountOf(id)
    expect(account.payments[0]).toMatch(/^(declined|canceled|expired) /)
    expect(account).toMatchObject({
      state: way === 'its time is over' ? 'canceled' : 'formed',
      bank: { held: 0, taken: 0 },
    })
    await settle()
    expect((await shop.accountOf(id)).bank).toMatchObject({ held: 0, taken: 0 })
    expect([await shop.countEvents(id, 'PaymentHeld'), await shop.countEvents(id, 'PaymentHoldLost')]).toEqual([0, 0])
    await node.cancel(id)
  })
})

it('releases a hold that an old page makes while the job withdraws its payment, and no order takes it', async () => {
  const id = await node.place('rbs')
  await bank.down()
  await choose(id, 'sbp')
  await bank.mend()
  expect((await shop.accountOf(id)).payments).toEqual([`canceled ${TOTAL}`, `new ${TOTAL}`])
  next = { at: 'told', action: () => payAndNotify(id) }
  await node.work()
  await settle()
  expect((await shop.accountOf(id)).bank).toMatchObject({ held: 0, taken: 0 })
  expect([await shop.countEvents(id, 'PaymentHeld'), await shop.countEvents(id, 'PaymentHoldLost')]).toEqual([0, 0])
  await node.cancel(id)
})

it('releases an unwanted hold soon, also when the shop learns of it late', async () => {
  const id = await node.place('rbs')
  await bank.down()
  await choose(id, 'cashondelivery')
  // no payment is expected for it any more
  await shop.sql('update payment set next_check_at = null where order_id = $1', [id])
  await bank.mend()
  await payAndNotify(id)
  expect((await shop.accountOf(id)).bank).toMatchObject({ held: TOTAL })
  await settle()
  expect((await shop.accountOf(id)).bank).toMatchObject({ held: 0, taken: 0 })
  await node.cancel(id)
})

it.each(['rbs', 'cashondelivery'])(
  'keeps a one-stage payment that the customer makes while it is withdrawn (%s)',
  async (method) => {
    const id = await node.place('sbp')
    next = { at: 'told', action: () => payAndNotify(id) }
    expect((await choose(id, method)).body).toMatchObject({ phase: 'paid', paymentStatus: 'paid', method: 'sbp' })
    await settle()
    expect((await shop.accountOf(id)).bank).toMatchObject({ registered: 1, taken: TOTAL, returned: 0 })
    await node.cancel(id)
  },
)

it('sends no withdrawal while the bank is silent, so that a payment in time remains valid', async () => {
  const id = await node.place('rbs')
  await bank.pay(id)
  await bank.down()
  shop.passMinutes(31)
  await expire()
  await bank.mend()
  await node.work()
  expect(await shop.accountOf(id)).toMatchObject({ state: 'formed', payments: [`held ${TOTAL}`] })
  await node.cancel(id)
})

it('leaves an order either with its hold or without any after concurrent actions', async () => {
  const ids: number[] = []
  for (let round = 0; round < 10; round += 1) ids.push(await node.place('rbs'))
  const methods = ['sbp', 'cashondelivery', 'rbs']
  await Promise.all(
    ids.map((id, round) =>
      Promise.all([
        payAndNotify(id).catch(() => 'withdrawn before it was paid'),
        choose(id, methods[round % methods.length] as string),
        choose(id, 'sbp'),
        node.app.work.runPeriodic(),
      ]),
    ),
  )
  await settle()
  for (const id of ids) {
    const account = await shop.accountOf(id)
    const isHeld = account.payments.some((payment) => payment.startsWith('held'))
    expect(account.bank, account.payments.join()).toMatchObject({ held: isHeld ? TOTAL : 0, taken: 0 })
    expect([await shop.countEvents(id, 'PaymentHeld'), await shop.countEvents(id, 'PaymentHoldLost')]).toEqual([
      isHeld ? 1 : 0,
      0,
    ])
    await node.cancel(id)
  }
})
