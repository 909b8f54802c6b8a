import { describe, expect, it } from 'vitest'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { paymentsShopOfFile } from './payments-shop.data.ts'

const shop = await paymentsShopOfFile()

it('lets the payment page poll for days, and still expires the order', async () => {
  const id = await shop.place('sbp')
  // the greatest smallint
  await shop.sql('update payment set checks = 32767 where order_id = $1', [id])
  expect(await shop.state(id)).toMatchObject({ phase: 'waiting' })
  shop.passMinutes(41)
  await shop.runPeriodic()
  expect(await shop.view(id)).toMatchObject({ status: 'canceled', paymentStatus: 'cancelled' })
})

it('checks other payments when the gateway of an attempt was removed', async () => {
  const id = await shop.place('sbp')
  await shop.sql(`update payment set method = 'paybylink' where order_id = $1`, [id])
  const dueAt = async () => (await shop.sql('select next_check_at from payment where order_id = $1', [id]))[0]
  const before = await dueAt()
  shop.passMinutes(5)
  await shop.runPeriodic()
  expect(await dueAt()).not.toEqual(before)
  await shop.cancel(id)
})

describe('a held order with a remainder due at handover', () => {
  /** 944,50 ₽ held, 50 ₽ in cash. */
  async function withRestInCash(): Promise<number> {
    const id = await shop.place('rbs')
    await shop.hold(id)
    await shop.send(id, 'isAssembling')
    await shop.changeTotal(id, 5_000, 'a')
    await shop.chooseMethod(id, 'cashondelivery')
    return id
  }

  it('requests the whole sum online when the bank releases the hold', async () => {
    const id = await withRestInCash()
    await shop.releaseHold(id)
    shop.passMinutes(6 * 60)
    await shop.runPeriodic()
    expect(await shop.state(id)).toMatchObject({ phase: 'waiting', amount: 994.5 })
    await shop.payByCard(id)
    shop.passMinutes(1)
    expect(await shop.state(id)).toMatchObject({ phase: 'paid', paymentStatus: 'paid' })
    await shop.send(id, 'onTheRoad')
  })

  it('requests the whole sum online when the hold is released after the order left', async () => {
    const id = await withRestInCash()
    await shop.send(id, 'onTheRoad', 'received')
    await shop.fault('down')
    await shop.runOutbox()
    await shop.fault('none')
    await shop.releaseHold(id)
    shop.passMinutes(2)
    await shop.runPeriodic()
    await shop.runOutbox()
    // the ledger no longer counts the remainder as taken in cash
    expect(await integrityProblemsOf(shop)).toEqual([])
    expect(await shop.state(id)).toMatchObject({ isSurcharge: true, phase: 'waiting', amount: 994.5 })
    await shop.payByCard(id)
    shop.passMinutes(1)
    expect(await shop.state(id)).toMatchObject({ phase: 'paid', paymentStatus: 'paid' })
  })
})

it('stops polling for an abandoned surcharge', async () => {
  const id = await shop.place('sbp')
  await shop.payByCode(id)
  await shop.changeTotal(id, 5_000, 'a')
  await shop.runOutbox()
  await shop.fault('down')
  shop.passMinutes(24 * 60 + 11)
  await shop.runPeriodic()
  const [attempt] = await shop.sql('select status from payment where order_id = $1 order by attempt desc', [id])
  expect(attempt).toEqual({ status: 'expired' })
  await shop.fault('none')
  expect(await shop.state(id)).toMatchObject({ phase: 'expired', mayRetry: true, isSurcharge: true })
})
