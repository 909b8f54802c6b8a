import { SYSTEM_CANCEL_REASONS } from '@okolitsa/domain/orders/cancel-reasons.ts'
import { formatOrderNumber } from '@okolitsa/strings/ru/format.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  paymentHoldLost,
  paymentLinkIssued,
  paymentRefunded,
  paymentSettled,
  paymentSurchargeAsked,
  paymentTakenOffline,
} from '../../money/payments/events.ts'
import { MessageFailure } from '../../platform/messages/message-channel.ts'
import { orderMethodChanged, orderMoved, orderPlaced } from '../../sales/order-lifecycle/events.ts'
import {
  orderChanged,
  orderChangeProposed,
  orderClaimDecided,
  orderClaimed,
  orderClaimLate,
} from '../../sales/orders/events.ts'
import { ANNA_EMAIL, ANNA_PHONE, openNotificationsShop } from './notifications-shop.data.ts'

const shop = await openNotificationsShop()
beforeEach(async () => {
  shop.setNow('2026-11-21T08:00:00Z')
  shop.failWith(null)
  shop.sent.length = 0
  shop.letters.length = 0
  await shop.sql('update outbox set delivered_at = shop_now()')
})

const notificationsOf = (orderId: number) =>
  shop.sql<{ kind: string; title: string; text: string }>(
    'select kind, title, text from notification where order_id = $1 order by id',
    [orderId],
  )
const deliveriesOf = (orderId: number) =>
  shop.sql(
    `select channel, state, attempts from notification_delivery join notification on notification_id = id
      where order_id = $1 order by id, channel desc`,
    [orderId],
  )
const numberOf = (orderId: number) => formatOrderNumber(orderId).replaceAll('\u00A0', ' ')
const moved = (orderId: number, to: string, actor = 'farmer', reason = '') =>
  shop.publish(orderMoved, { orderId, customerId: 1, organizationId: 101, from: 'formed', to, actor, reason })
const lost = (mayHaveArrived: boolean) => new MessageFailure('smsc: no', mayHaveArrived)

describe('notifying a customer', () => {
  it('sends a payment link once per payment, by day and by night', async () => {
    shop.setNow('2026-11-21T23:30:00Z')
    const orderId = await shop.order({ withEmail: true, isOnline: true })
    for (const paymentId of ['1', '1', '2']) await shop.publish(paymentLinkIssued, { orderId, paymentId })
    await shop.runDue()
    expect((await notificationsOf(orderId)).map(({ kind }) => kind)).toEqual(['linkSent', 'linkSent'])
    expect(shop.sent.map(({ text }) => text)).toEqual(
      Array(2).fill(expect.stringContaining(`/payment/sbp?orderId=${orderId} Околица`)),
    )
    expect(shop.letters).toHaveLength(2)
  })

  it('adds an entry and sends an SMS and an e-mail when an order is accepted', async () => {
    const orderId = await shop.order({ withEmail: true })
    await shop.publish(orderPlaced, { orderId })
    await shop.runDue()
    expect(await notificationsOf(orderId)).toMatchObject([
      { kind: 'placed', text: expect.stringContaining('Ольховка') },
    ])
    expect(shop.sent).toEqual([
      {
        phone: ANNA_PHONE,
        text: expect.stringMatching(/^Приняли заказ № 104 \d{3}\. Привезём пн, 23 ноября, с 10 до 18/),
      },
    ])
    expect(shop.letters).toMatchObject([
      { to: ANNA_EMAIL, text: expect.stringContaining(`https://okolitsa.test/account/orders/${orderId}`) },
    ])
  })

  it('only adds an entry to the list when the order has to be paid now', async () => {
    const orderId = await shop.order({ withEmail: true, isOnline: true })
    await shop.publish(orderPlaced, { orderId })
    await shop.runDue()
    expect(await notificationsOf(orderId)).toMatchObject([
      { kind: 'placedToPay', text: expect.stringContaining('11:30') },
    ])
    expect([shop.sent, shop.letters]).toEqual([[], []])
  })

  it('sends no e-mail to a customer without an e-mail address', async () => {
    const orderId = await shop.order()
    await shop.publish(orderPlaced, { orderId })
    expect(await deliveriesOf(orderId)).toEqual([{ channel: 'sms', state: 'waiting', attempts: 0 }])
  })

  it('notifies of every step until the order is received', async () => {
    const orderId = await shop.order({ isPickup: true })
    for (const to of ['isAssembling', 'readyForIssuance', 'received']) {
      await shop.setState(orderId, to)
      await moved(orderId, to)
      await shop.runDue()
    }
    expect((await notificationsOf(orderId)).map(({ kind }) => kind)).toEqual([
      'assembling',
      'readyForIssuance',
      'received',
    ])
    expect(shop.sent.map(({ text }) => text)).toEqual([
      expect.stringMatching(/готов\. Москва, Цветной бульвар, 15\. Ждём вас пн, 23 ноября, с 10 до 18\. Околица$/),
    ])
  })

  it.each([
    ['user', '', 'canceledByUser', 0],
    ['farmer', 'нет товара', 'canceledByFarmer', 1],
    ['admin', '', 'canceledByAdmin', 1],
    ['system', SYSTEM_CANCEL_REASONS.unpaid, 'unpaidExpired', 1],
    ['system', SYSTEM_CANCEL_REASONS.soldOut, 'soldOut', 1],
  ])('notifies of a cancellation by %s (%s)', async (actor, reason, kind, messages) => {
    const orderId = await shop.order()
    await shop.setState(orderId, 'canceled')
    await moved(orderId, 'canceled', actor, reason)
    await shop.runDue()
    expect(await notificationsOf(orderId)).toMatchObject([{ kind }])
    expect(shop.sent).toHaveLength(messages)
  })

  it('notifies of the payment and of each refund separately', async () => {
    const orderId = await shop.order({ isOnline: true })
    await shop.publish(paymentSettled, { orderId, paymentId: 'p1', amount: 177_000 })
    for (const refundId of ['r1', 'r2']) {
      await shop.publish(paymentRefunded, { orderId, paymentId: 'p1', refundId, amount: 64_550 })
    }
    await shop.runDue()
    expect((await notificationsOf(orderId)).map(({ kind }) => kind)).toEqual(['paid', 'refunded', 'refunded'])
    expect(shop.sent.map(({ text }) => text.split('.')[0])).toEqual([
      `Заказ ${numberOf(orderId)} оплачен`,
      ...Array(2).fill(`Вернули 645,50 ₽ за заказ ${numberOf(orderId)}`),
    ])
  })

  it("notifies of a seller's changes, of a question and of a claim", async () => {
    const orderId = await shop.order({ withEmail: true })
    const changed = (kind: string, actor: string) =>
      shop.publish(orderChanged, {
        orderId,
        changeId: kind,
        kind,
        actor,
        totalBefore: 159_000,
        totalAfter: 152_760,
      })
    await shop.propose(orderId, '2026-11-21T09:00:00Z')
    await shop.publish(orderChangeProposed, { orderId, changeId: 'question' })
    for (const _repeat of [1, 2]) await changed('cancelLine', 'farmer')
    await changed('weigh', 'farmer')
    await changed('edit', 'user')
    await shop.publish(orderClaimed, { orderId, claimId: 'claim' })
    for (const _repeat of [1, 2]) await shop.publish(orderClaimLate, { orderId, claimId: 'claim' })
    await shop.publish(orderClaimDecided, { orderId, claimId: 'claim', isAccepted: true, refund: 25_820 })
    await shop.runDue()
    expect((await notificationsOf(orderId)).map(({ kind }) => kind)).toEqual([
      'asked',
      'lineCanceled',
      'weighed',
      'claimTaken',
      'claimLate',
      'claimAccepted',
    ])
    expect(shop.sent.map(({ text }) => text.split(' заказ')[0])).toEqual(['Продавец предлагает изменить', 'Не всё из'])
    expect(shop.letters.at(-1)?.text).toContain('стал дешевле на\u00A0258,20')
  })

  it('notifies of a surcharge while it is due', async () => {
    const orderId = await shop.order({ isOnline: true, withEmail: true })
    const ask = (paymentId: string, amount: number) =>
      shop.publish(paymentSurchargeAsked, { orderId, paymentId, amount })
    await shop.askSurcharge(orderId, 12_000)
    // another amount was requested before
    await ask('p1', 9_000)
    await ask('p2', 12_000)
    await shop.runDue()
    expect((await notificationsOf(orderId)).map(({ kind }) => kind)).toEqual(['surchargeAsked', 'surchargeAsked'])
    const url = `https://okolitsa.test/payment/sbp?orderId=${orderId}`
    expect(shop.sent.map(({ text }) => text)).toEqual([`Доплатите 120 ₽ за заказ ${numberOf(orderId)}: ${url} Околица`])
    expect(shop.letters.map(({ text }) => text)).toEqual([expect.stringContaining(url)])
  })

  it('notifies of money paid to the seller directly and of money already received by the seller', async () => {
    const [whole, rest] = [await shop.order({ withEmail: true }), await shop.order({ withEmail: true })]
    const change = (orderId: number, to: string, isWhole: boolean) =>
      shop.publish(orderMethodChanged, { orderId, customerId: 1, from: 'sbp', to, isWhole })
    await change(whole, 'rbs', true)
    await change(whole, 'cashondelivery', true)
    await change(rest, 'cashondelivery', false)
    for (const offlineId of [1, 1, 2])
      await shop.publish(paymentTakenOffline, { orderId: rest, offlineId, amount: 177_000 })
    await shop.runDue()
    expect((await notificationsOf(whole)).map(({ kind }) => kind)).toEqual(['payOnReceipt'])
    expect((await notificationsOf(rest)).map(({ kind }) => kind)).toEqual([
      'restOnReceipt',
      'paidToSeller',
      'paidToSeller',
    ])
    expect(shop.sent.map(({ text }) => text.split('.')[0])).toEqual([`Приняли заказ ${numberOf(whole)}`])
    expect(shop.letters).toHaveLength(4)
  })

  it('sends no notification for a deleted order', async () => {
    await shop.publish(orderPlaced, { orderId: 1 })
    expect(await notificationsOf(1)).toEqual([])
  })
})

describe('a repeated event', () => {
  it('notifies once of a repeated event, also when it is handled concurrently', async () => {
    const orderId = await shop.order()
    await Promise.all(Array.from({ length: 8 }, () => shop.publish(orderPlaced, { orderId })))
    await shop.runDue()
    await shop.publish(orderPlaced, { orderId })
    await shop.runDue()
    expect(await notificationsOf(orderId)).toHaveLength(1)
    expect(shop.sent).toHaveLength(1)
  })

  it('sends one SMS when several workers deliver it concurrently', async () => {
    const orderId = await shop.order()
    await shop.publish(orderPlaced, { orderId })
    await Promise.all(Array.from({ length: 8 }, () => shop.runDue()))
    expect(shop.sent).toHaveLength(1)
  })
})

describe('a channel that fails', () => {
  it('retries a message after a definite refusal, and sends it once', async () => {
    const orderId = await shop.order()
    await shop.publish(orderPlaced, { orderId })
    shop.failWith(lost(false))
    expect(await shop.runDue()).toHaveLength(1)
    expect(await deliveriesOf(orderId)).toEqual([{ channel: 'sms', state: 'waiting', attempts: 1 }])
    shop.failWith(null)
    expect(await shop.runDue()).toEqual([])
    await shop.runDue()
    expect(shop.sent).toHaveLength(1)
    expect(await deliveriesOf(orderId)).toEqual([{ channel: 'sms', state: 'sent', attempts: 2 }])
  })

  it('does not retry a message that may have been sent', async () => {
    const orderId = await shop.order()
    await shop.publish(orderPlaced, { orderId })
    shop.failWith(lost(true))
    expect(await shop.runDue()).toEqual([])
    shop.failWith(null)
    await shop.runDue()
    expect(shop.sent).toEqual([])
    expect(await deliveriesOf(orderId)).toEqual([{ channel: 'sms', state: 'unsure', attempts: 1 }])
  })

  it('does not retry a message whose process died during the call', async () => {
    const orderId = await shop.order()
    await shop.publish(orderPlaced, { orderId })
    await shop.sql(
      `update notification_delivery set state = 'sending' where notification_id in (select id from notification where order_id = $1)`,
      [orderId],
    )
    await shop.runDue()
    expect(shop.sent).toEqual([])
  })

  it('does not ask for money that has arrived in the meantime', async () => {
    const orderId = await shop.order({ isOnline: true })
    await shop.publish(paymentLinkIssued, { orderId, paymentId: '1' })
    await shop.publish(paymentHoldLost, { orderId, paymentId: '1', amount: 177_000 })
    shop.failWith(lost(false))
    await shop.runDue()
    shop.failWith(null)
    await shop.sql('update shop_order set pay_before = null where id = $1', [orderId])
    await shop.runDue()
    expect(shop.sent).toEqual([])
    expect(await deliveriesOf(orderId)).toMatchObject([{ state: 'dropped' }, { state: 'dropped' }])
  })

  it('sends at most twelve messages about one order in a day', async () => {
    const orderId = await shop.order({ isOnline: true, withEmail: true })
    const other = await shop.order({ withEmail: true })
    for (let change = 0; change < 15; change += 1) {
      await shop.publish(paymentLinkIssued, { orderId, paymentId: String(change) })
      await shop.runDue()
    }
    await shop.publish(orderPlaced, { orderId: other })
    await shop.runDue()
    expect([shop.sent.length, shop.letters.length]).toEqual([13, 13])
    expect(await notificationsOf(orderId)).toHaveLength(15)
    shop.setNow('2026-11-22T08:00:01Z')
    await shop.publish(paymentLinkIssued, { orderId, paymentId: 'tomorrow' })
    await shop.runDue()
    expect(shop.sent).toHaveLength(14)
  })

  it('does not send outdated or old notifications', async () => {
    const orderId = await shop.order()
    await shop.setState(orderId, 'onTheRoad')
    await moved(orderId, 'onTheRoad')
    await shop.setState(orderId, 'received')
    const late = await shop.order()
    await shop.publish(paymentSettled, { orderId: late, paymentId: 'p1', amount: 1 })
    shop.setNow('2026-11-22T08:00:00Z')
    await shop.runDue()
    expect(shop.sent).toEqual([])
    expect([...(await deliveriesOf(orderId)), ...(await deliveriesOf(late))]).toMatchObject([
      { state: 'dropped' },
      { state: 'dropped' },
    ])
  })
})

describe('at night', () => {
  it('delays an SMS, but not an e-mail, until nine in the morning', async () => {
    shop.setNow('2026-11-21T20:15:00Z')
    const orderId = await shop.order({ withEmail: true })
    await shop.publish(orderPlaced, { orderId })
    await shop.runDue()
    expect([shop.sent.length, shop.letters.length]).toEqual([0, 1])
    shop.setNow('2026-11-22T05:59:00Z')
    await shop.runDue()
    expect(shop.sent).toHaveLength(0)
    shop.setNow('2026-11-22T06:05:00Z')
    await shop.runDue()
    expect(shop.sent).toHaveLength(1)
  })
  it('sends payment messages also at night', async () => {
    shop.setNow('2026-11-21T20:15:00Z')
    await shop.publish(paymentSettled, { orderId: await shop.order(), paymentId: 'p1', amount: 1 })
    await shop.runDue()
    expect(shop.sent).toHaveLength(1)
  })
  it('sends the notification of a refund in the morning', async () => {
    shop.setNow('2026-11-21T01:17:00Z')
    const orderId = await shop.order({ isOnline: true })
    await shop.publish(paymentRefunded, { orderId, paymentId: 'p1', refundId: 'r1', amount: 1_880 })
    await shop.runDue()
    expect(shop.sent).toHaveLength(0)
    shop.setNow('2026-11-21T06:05:00Z')
    await shop.runDue()
    expect(shop.sent.map(({ text }) => text)).toEqual([expect.stringContaining('Вернули 18,80 ₽')])
  })
  it('sends a question in the morning, unless its answer is due earlier', async () => {
    shop.setNow('2026-11-21T05:45:00Z')
    const [patient, hasty, answered] = [await shop.order(), await shop.order(), await shop.order()]
    await shop.propose(patient, '2026-11-21T06:45:00Z')
    await shop.propose(hasty, '2026-11-21T06:20:00Z')
    for (const orderId of [patient, hasty, answered])
      await shop.publish(orderChangeProposed, { orderId, changeId: 'c' })
    await shop.runDue()
    expect(shop.sent.map(({ text }) => text)).toEqual([
      expect.stringContaining(`${numberOf(hasty)}. Ответьте до 09:20`),
    ])
    shop.setNow('2026-11-21T06:05:00Z')
    await shop.runDue()
    expect(shop.sent).toHaveLength(2)
    expect(shop.sent[1]?.text).toContain(numberOf(patient))
  })
  it("applies the time zone of the order's place", async () => {
    // 15:00 in Moscow, 22:00 in Vladivostok
    shop.setNow('2026-11-21T12:00:00Z')
    await shop.publish(orderPlaced, { orderId: await shop.order({ regionCode: '25' }) })
    await shop.runDue()
    expect(shop.sent).toHaveLength(0)
    shop.setNow('2026-11-21T23:05:00Z')
    await shop.runDue()
    expect(shop.sent).toHaveLength(1)
  })
  it('delays a retry during the night, too', async () => {
    shop.setNow('2026-11-21T18:59:00Z')
    const orderId = await shop.order()
    await shop.publish(orderPlaced, { orderId })
    shop.failWith(lost(false))
    await shop.runDue()
    shop.failWith(null)
    shop.setNow('2026-11-21T19:01:00Z')
    await shop.runDue()
    expect(shop.sent).toHaveLength(0)
    shop.setNow('2026-11-22T06:05:00Z')
    await shop.runDue()
    await shop.runDue()
    expect(shop.sent).toHaveLength(1)
  })
})
