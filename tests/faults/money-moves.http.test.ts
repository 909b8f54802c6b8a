import { describe, expect, it } from 'vitest'
import { EGGS } from '../../server/testing/two-farms.data.ts'
import { BEEF } from './fault-farms.data.ts'
import { faultShopOfFile, TOTAL } from './fault-shop.data.ts'

const shop = await faultShopOfFile()
const { bank } = shop
const node = await shop.openNode()

/** The gateway executed the call, but its answer is malformed. */
const lose = () => '<html>504</html>'
/** Minutes to skip: longer than the retry pause after a few failures. */
const RETRY_MINUTES = 15

const workOn = async (times: number) => {
  for (let time = 0; time < times; time += 1) {
    shop.passMinutes(RETRY_MINUTES)
    await node.work()
  }
}
const paid = async (method: string, lines?: Record<number, number>) => {
  const id = await node.place(method, lines)
  await bank.pay(id)
  shop.passMinutes(1)
  expect((await node.payment(id)).phase).toBe('paid')
  await node.work()
  return id
}
const task = (name: string) => node.app.work.periodic.find((each) => each.name === name)?.run()
/** Removes a line as the seller; returns the new total in roubles. */
const cancelLine = async (id: number, productId: number): Promise<number> => {
  const { body } = await node.asSeller('GET', `/v1/cabinet/orders/${id}`)
  const line = body.order.lines.find((each: { productId: number }) => each.productId === productId)
  const requestedChange = { kind: 'cancelLine', lineIds: [line.id] }
  const preview = await node.asSeller('POST', `/v1/cabinet/orders/${id}/changes/preview`, { requestedChange })
  const { totalAfter: expectedTotal } = preview.body
  const made = await node.asSeller('POST', `/v1/cabinet/orders/${id}/changes`, { requestedChange, expectedTotal })
  expect(made.status, made.text).toBe(200)
  return expectedTotal
}

describe('captures', () => {
  /** Ships an order with a hold, which requests its capture. */
  const sent = async () => {
    const id = await paid('rbs')
    expect(await shop.accountOf(id)).toMatchObject({ payments: [`held ${TOTAL}`], ledger: 0, receipts: 0 })
    await node.send(id, 'isAssembling', 'onTheRoad')
    return id
  }
  const captured = { bank: { held: 0, taken: TOTAL, returned: 0 }, refunds: [], ledger: TOTAL, receipts: TOTAL }

  it.each([1, 3])('captures the money once when the answer was lost %i times', async (times) => {
    const id = await sent()
    bank.spoil('deposit.do', lose, times)
    await node.work()
    await workOn(times)
    expect(await shop.accountOf(id)).toMatchObject({ ...captured, payments: [`paid ${TOTAL}`], paymentStatus: 'paid' })
  })

  it('finds a successful capture whose result is unknown', async () => {
    const id = await sent()
    let asked = 0
    // the query before the capture is answered, the one after it is not
    bank.spoil('getOrderStatusExtended.do', (text) => (asked++ === 0 ? text : lose()), 2)
    await node.app.work.deliverDue(shop.now())
    expect(await shop.accountOf(id)).toMatchObject({ bank: { taken: TOTAL }, payments: [`held ${TOTAL}`], ledger: 0 })
    await workOn(1)
    expect(await shop.accountOf(id)).toMatchObject({ ...captured, paymentStatus: 'paid' })
  })

  it('retries a refused capture until it succeeds', async () => {
    const id = await sent()
    bank.refuse('deposit.do', 3)
    await node.work()
    expect(await shop.accountOf(id)).toMatchObject({
      bank: { held: TOTAL, taken: 0 },
      paymentStatus: 'wait',
      ledger: 0,
    })
    await workOn(3)
    expect(await shop.accountOf(id)).toMatchObject({ ...captured, paymentStatus: 'paid' })
  })

  it('captures once when every event and task requests it concurrently', async () => {
    const id = await sent()
    await Promise.all([node.work(), node.app.work.runPeriodic(), node.app.work.runPeriodic()])
    await node.work()
    expect(await shop.accountOf(id)).toMatchObject({ ...captured, paymentStatus: 'paid' })
  })

  it('refunds the captured money when the order is cancelled while the answer is lost', async () => {
    const id = await sent()
    bank.spoil('deposit.do', lose)
    bank.spoil('getOrderStatusExtended.do', lose, 0)
    await node.app.work.deliverDue(shop.now())
    await node.asSeller('POST', `/v1/cabinet/orders/${id}/moves`, { to: 'canceled', reason: 'разбили' })
    await workOn(4)
    const account = await shop.accountOf(id)
    expect(account).toMatchObject({ state: 'canceled', ledger: 0, receipts: 0, stock: { released: 300 } })
    expect(account.bank.held + account.bank.taken - account.bank.returned).toBe(0)
  })
})

describe.each(['sbp', 'rbs'])('refunds by %s', (method) => {
  const eggs = { [EGGS]: 4 }
  const GIVEN = 101_900
  const returned = { bank: { taken: GIVEN, returned: GIVEN }, refunds: [`done ${GIVEN}`], ledger: 0, receipts: 0 }

  it.each([1, 3])('refunds the money once when the answer was lost %i times', async (times) => {
    const id = await paid(method, eggs)
    bank.spoil('refund.do', lose, times)
    expect((await node.cancel(id)).status).toBe(200)
    await node.work()
    expect(await shop.accountOf(id)).toMatchObject({ bank: { returned: GIVEN }, refunds: [`new ${GIVEN}`] })
    await workOn(times)
    expect(await shop.accountOf(id)).toMatchObject({ ...returned, paymentStatus: 'returned' })
  })

  it('retries a refused refund until it succeeds', async () => {
    const id = await paid(method, eggs)
    bank.refuse('refund.do', 3)
    await node.cancel(id)
    await node.work()
    expect(await shop.accountOf(id)).toMatchObject({ bank: { returned: 0 }, refunds: [`new ${GIVEN}`] })
    await workOn(3)
    expect(await shop.accountOf(id)).toMatchObject({ ...returned, paymentStatus: 'returned' })
  })

  it('refunds once when every event and task requests it concurrently, with the order cancelled twice', async () => {
    const id = await paid(method, eggs)
    await Promise.all([node.cancel(id), node.cancel(id)])
    await Promise.all([node.work(), node.app.work.runPeriodic(), node.app.work.runPeriodic()])
    await node.work()
    expect(await shop.accountOf(id)).toMatchObject({ ...returned, paymentStatus: 'returned' })
  })
})

describe('partial refunds', () => {
  it('makes each partial refund once when every answer is lost', async () => {
    const id = await paid('sbp', { [EGGS]: 4, [BEEF]: 1 })
    bank.spoil('refund.do', lose, 2)
    const total = 100 * (await cancelLine(id, BEEF))
    const back = 101_900 + 64_550 - total
    await node.work()
    await node.cancel(id)
    await workOn(4)
    const account = await shop.accountOf(id)
    expect(account).toMatchObject({ state: 'canceled', paymentStatus: 'returned', ledger: 0, receipts: 0 })
    expect(account.refunds).toEqual([`done ${back}`, `done ${total}`])
    expect(account.bank.taken - account.bank.returned).toBe(0)
  })

  it('reports a permanently refused refund in the integrity check, and retries it daily until it succeeds', async () => {
    const id = await paid('sbp', { [EGGS]: 4, [BEEF]: 1 })
    bank.refuse('refund.do', 31)
    await cancelLine(id, BEEF)
    await node.work()
    for (let hours = 0; hours < 33; hours += 1) {
      shop.passMinutes(65)
      await task('reconcile-payments')
    }
    expect((await shop.accountOf(id)).refunds).toEqual(['failed 64550'])
    expect(await shop.problems()).toEqual([expect.stringMatching(/^refund .* of 64550 was refused/)])
    await workOn(1)
    expect((await shop.accountOf(id)).refunds).toEqual(['failed 64550'])
    await bank.mend()
    shop.passMinutes(1_440)
    await node.work()
    shop.passMinutes(65)
    await node.work()
    expect(await shop.accountOf(id)).toMatchObject({ refunds: ['done 64550'], bank: { returned: 64_550 } })
  })
})
