import { describe, expect, it } from 'vitest'
import type { PaymentGateway } from '../../server/money/payments/ports.ts'
import { ANNA } from '../../server/testing/two-farms.data.ts'
import { faultShopOfFile, TOTAL } from './fault-shop.data.ts'

const shop = await faultShopOfFile()
const { bank, sql } = shop

/** A node that dies in a call to its bank: before the bank receives the call, or after the bank has executed it. */
async function openDyingNode(at: 'register' | 'capture' | 'refund' | 'withdraw', when: 'before' | 'after') {
  let wake = () => {}
  const asleep = new Promise<void>((resolve) => {
    wake = resolve
  })
  let fell = () => {}
  const dead = new Promise<void>((resolve) => {
    fell = resolve
  })
  const dying = (gateway: PaymentGateway): PaymentGateway => ({
    ...gateway,
    [at]: async (request: never) => {
      const answer = when === 'after' ? await gateway[at](request) : null
      fell()
      await asleep
      return answer ?? gateway[at](request)
    },
  })
  const gateways = Object.fromEntries(
    Object.entries(bank.gateways).map(([method, gateway]) => [method, dying(gateway)]),
  )
  const node = await shop.openNode({ adapters: { gateways } })
  // calls to the dead node are never answered; they are abandoned until the test ends
  const abandoned: Promise<unknown>[] = []
  const dieIn = async (work: Promise<unknown>) => {
    abandoned.push(work.catch(() => {}))
    await dead
  }
  /** Lets the bank's answer arrive at the dead node. */
  const rise = async () => {
    wake()
    await Promise.all(abandoned)
  }
  return { node, dieIn, rise }
}
const other = await shop.openNode()

describe.each(['before', 'after'] as const)(
  'recovery after a process was killed %s the bank executed its call',
  (when) => {
    it.each(['sbp', 'rbs'])('another process registers a payment (%s), and it is paid once', async (method) => {
      const { node, dieIn, rise } = await openDyingNode('register', when)
      const cartId = await shop.cart()
      await dieIn(node.checkout(cartId, method, 'the-same-key-of-the-button'))
      // the customer repeats the checkout at another process
      const { status, body } = await other.checkout(cartId, method, 'the-same-key-of-the-button')
      expect(status).toBe(201)
      const [{ orderId }] = body.orders
      expect(await shop.accountOf(orderId)).toMatchObject({
        payments: [`new ${TOTAL}`],
        bank: { registered: when === 'after' ? 1 : 0 },
      })
      shop.passMinutes(1)
      await other.work()
      expect(await shop.accountOf(orderId)).toMatchObject({
        payments: [`registered ${TOTAL}`],
        bank: { registered: 1 },
      })
      await bank.pay(orderId)
      await other.notify(await bank.notificationOf(orderId))
      await rise()
      await other.work()
      shop.passMinutes(5)
      await other.work()
      expect(['held', 'paid'].map((status) => `${status} ${TOTAL}`)).toContain(
        (await shop.accountOf(orderId)).payments[0],
      )
      await other.send(orderId, 'isAssembling', 'onTheRoad', 'received')
      await other.work()
      expect(await shop.accountOf(orderId)).toMatchObject({
        payments: [`paid ${TOTAL}`],
        refunds: [],
        bank: { registered: 1, held: 0, taken: TOTAL, returned: 0 },
        ledger: TOTAL,
        receipts: TOTAL,
      })
      await sql('delete from idempotency_record')
    })

    it('another process captures a hold, once', async () => {
      const orderId = await other.place('rbs')
      await bank.pay(orderId)
      await other.notify(await bank.notificationOf(orderId))
      await other.work()
      const { node, dieIn, rise } = await openDyingNode('capture', when)
      await other.send(orderId, 'isAssembling', 'onTheRoad')
      await dieIn(node.work())
      shop.passMinutes(1)
      await other.work()
      expect(await shop.accountOf(orderId)).toMatchObject({ payments: [`paid ${TOTAL}`], bank: { taken: TOTAL } })
      await rise()
      await other.work()
      expect(await shop.accountOf(orderId)).toMatchObject({
        paymentStatus: 'paid',
        bank: { held: 0, taken: TOTAL, returned: 0 },
        refunds: [],
        ledger: TOTAL,
        receipts: TOTAL,
      })
      expect(await shop.countEvents(orderId, 'PaymentSettled')).toBe(1)
    })

    it('no customer keeps an invalid payment page or held money after a withdrawal', async () => {
      const orderId = await other.place('rbs')
      const { node, dieIn, rise } = await openDyingNode('withdraw', when)
      await dieIn(node.call('PATCH', `/api/v1/orders/${orderId}/sbp`, { as: ANNA }))
      expect(await other.payment(orderId)).toMatchObject({
        phase: when === 'before' ? 'preparing' : 'declined',
        mayRetry: true,
        payUrl: null,
      })
      // the bank's page is still open in another tab
      await bank.pay(orderId)
      if (when === 'before') await other.notify(await bank.notificationOf(orderId))
      expect(await shop.accountOf(orderId)).toMatchObject({ paymentStatus: 'wait', bank: { taken: 0 } })
      for (let looks = 0; looks < 3; looks += 1) {
        shop.passMinutes(2)
        // a page that keeps polling delays no work
        await other.payment(orderId)
        await other.work()
      }
      const { bank: account, payments } = await shop.accountOf(orderId)
      expect({ payments, held: account.held }).toEqual({
        payments: [`${when === 'before' ? 'canceled' : 'declined'} ${TOTAL}`],
        held: 0,
      })
      expect([
        await shop.countEvents(orderId, 'PaymentHeld'),
        await shop.countEvents(orderId, 'PaymentHoldLost'),
      ]).toEqual([0, 0])
      await other.call('PATCH', `/api/v1/orders/${orderId}/sbp`, { as: ANNA })
      await rise()
      await bank.pay(orderId)
      shop.passMinutes(1)
      expect(await other.payment(orderId)).toMatchObject({ phase: 'paid', method: 'sbp' })
      await other.work()
      expect((await shop.accountOf(orderId)).bank).toMatchObject({ held: 0, taken: TOTAL, returned: 0 })
      await other.cancel(orderId)
    })

    it('another process refunds money, once', async () => {
      const orderId = await other.place('sbp')
      await bank.pay(orderId)
      await other.notify(await bank.notificationOf(orderId))
      await other.work()
      const { node, dieIn, rise } = await openDyingNode('refund', when)
      await other.cancel(orderId)
      await dieIn(node.work())
      shop.passMinutes(1)
      await other.work()
      expect(await shop.accountOf(orderId)).toMatchObject({ refunds: [`done ${TOTAL}`], bank: { returned: TOTAL } })
      await rise()
      await other.work()
      expect(await shop.accountOf(orderId)).toMatchObject({
        paymentStatus: 'returned',
        refunds: [`done ${TOTAL}`],
        bank: { taken: TOTAL, returned: TOTAL },
        ledger: 0,
        receipts: 0,
      })
      expect(await shop.countEvents(orderId, 'PaymentRefunded')).toBe(1)
    })
  },
)
