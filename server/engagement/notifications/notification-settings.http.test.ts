import { describe, expect, it } from 'vitest'
import { paymentRefunded } from '../../money/payments/events.ts'
import { orderMoved } from '../../sales/order-lifecycle/events.ts'
import { ANNA, ANNA_EMAIL, ANNA_PHONE, openNotificationsShop, VERA } from './notifications-shop.data.ts'
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-tokens.ts'

const shop = await openNotificationsShop()
const { call, publish, order, setState, sent, letters, runDue } = shop
const SETTINGS = '/api/v1/notifications/settings'
const LETTER = '/api/v1/notifications/unsubscribe'

type Choice = { channel: string; isOn: boolean; isRequired: boolean }
const choice = (body: { topics: { topic: string; channels: Choice[] }[] }, topic: string, channel: string) =>
  body.topics.find((one) => one.topic === topic)?.channels.find((one) => one.channel === channel)
const turn = (as: number, topic: string, channel: string, isOn: boolean) =>
  call('PATCH', SETTINGS, { as, body: { topic, channel, isOn } })
/** Sends the notifications of a shipped order: an SMS and an e-mail, unless switched off. */
async function sendOut() {
  const orderId = await order({ withEmail: true })
  await setState(orderId, 'onTheRoad')
  await publish(orderMoved, { orderId, from: 'isAssembling', to: 'onTheRoad', actor: 'farmer', reason: '' })
  await runDue()
  return orderId
}

describe('settings of notifications', () => {
  it('shows settings to their customer only', async () => {
    expect((await call('GET', SETTINGS)).status).toBe(401)
    expect((await call('PATCH', SETTINGS, { body: { topic: 'road', channel: 'sms', isOn: false } })).status).toBe(401)
    await turn(VERA, 'claims', 'email', false)
    expect(choice((await call('GET', SETTINGS, { as: ANNA })).body, 'claims', 'email')?.isOn).toBe(true)
    await turn(VERA, 'claims', 'email', true)
  })
  it('starts with every topic on, and shows contacts and required topics', async () => {
    const { body } = await call('GET', SETTINGS, { as: ANNA })
    expect(body.channels).toEqual([
      { channel: 'sms', address: ANNA_PHONE },
      { channel: 'email', address: ANNA_EMAIL },
      { channel: 'push', address: null },
    ])
    expect(choice(body, 'road', 'sms')).toEqual({ channel: 'sms', isOn: true, isRequired: false })
    expect(choice(body, 'money', 'sms')).toEqual({ channel: 'sms', isOn: true, isRequired: true })
    // reviews are never announced by SMS, so there is no switch
    expect(choice(body, 'reviews', 'sms')).toBeUndefined()
    expect((await call('GET', SETTINGS, { as: VERA })).body.channels[1]).toEqual({ channel: 'email', address: null })
  })
  it('refuses to change required topics, and unknown topics or channels', async () => {
    const refused = await turn(ANNA, 'money', 'sms', false)
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({
      code: 'NOTIFICATION_REQUIRED',
      title: 'Это сообщение нужно самому заказу, отключить его нельзя',
    })
    expect((await turn(ANNA, 'weather', 'sms', false)).status).toBe(400)
    expect((await turn(ANNA, 'road', 'pigeon', false)).status).toBe(400)
  })
  it('sends no message while a topic is off, but adds the entry to the list', async () => {
    sent.length = letters.length = 0
    expect(choice((await turn(ANNA, 'road', 'sms', false)).body, 'road', 'sms')?.isOn).toBe(false)
    const orderId = await sendOut()
    expect([sent.length, letters.length]).toEqual([0, 1])
    const { body: list } = await call('GET', '/api/v1/notifications', { as: ANNA })
    expect(list.items[0]).toMatchObject({ orderId })
    await turn(ANNA, 'road', 'sms', true)
    await sendOut()
    expect([sent.length, letters.length]).toEqual([1, 2])
  })
  it('announces money by SMS regardless of stored settings', async () => {
    sent.length = letters.length = 0
    // a row of an earlier release, in which this topic could be switched off
    await shop.sql(
      `insert into notification_choice (customer_id, topic, channel, is_on, changed_at) values ($1, 'money', 'sms', false, shop_now())`,
      [ANNA],
    )
    await publish(paymentRefunded, { orderId: await order({ withEmail: true }), refundId: 'r1', amount: 1000 })
    await runDue()
    expect(sent).toHaveLength(1)
  })
  it('does not send a notification whose topic was switched off while it waited for the morning', async () => {
    sent.length = 0
    shop.setNow('2026-11-21T20:30:00Z')
    await sendOut()
    expect(sent).toHaveLength(0)
    await turn(ANNA, 'road', 'sms', false)
    shop.setNow('2026-11-22T06:30:00Z')
    await runDue()
    expect(sent).toHaveLength(0)
    await turn(ANNA, 'road', 'sms', true)
  })
})

describe('the link of an e-mail', () => {
  const tokenIn = (text: string) => /unsubscribe\?token=(\S+)/.exec(text)?.[1] ?? ''

  it("switches the topic of the e-mail's link off and on without a sign-in", async () => {
    letters.length = 0
    await sendOut()
    const [letter] = letters
    const token = tokenIn(letter?.text ?? '')
    expect(letter?.unsubscribeUrl).toBe(`https://okolitsa.test/unsubscribe?token=${token}`)
    expect((await call('GET', `${LETTER}?token=${token}`)).body).toEqual({
      topic: 'road',
      channel: 'email',
      isOn: true,
    })
    // opening the link has no effect, because mail programs open links automatically
    expect((await call('GET', `${LETTER}?token=${token}`)).body.isOn).toBe(true)
    expect((await call('POST', LETTER, { body: { token } })).body).toEqual({
      topic: 'road',
      channel: 'email',
      isOn: false,
    })
    await sendOut()
    expect(letters).toHaveLength(1)
    expect((await call('POST', LETTER, { body: { token, isOn: true } })).body.isOn).toBe(true)
    await sendOut()
    expect(letters).toHaveLength(2)
  })
  it('accepts a link for its person and topic only, and rejects forged links', async () => {
    letters.length = 0
    await sendOut()
    const token = tokenIn(letters[0]?.text ?? '')
    const forged = [token.replace(`${ANNA}.`, `${VERA}.`), token.replace('road', 'claims'), `${token}x`, 'x', 'a.b.c.d']
    for (const one of forged) {
      expect((await call('GET', `${LETTER}?token=${one}`)).status, one).toBe(404)
      expect((await call('POST', LETTER, { body: { token: one } })).status, one).toBe(404)
    }
    expect((await call('POST', LETTER, { body: {} })).status).toBe(400)
  })
  it("signs links with the shop's own secret", async () => {
    const secret = 's'.repeat(32)
    const token = unsubscribeToken(secret, { customerId: 999_999, topic: 'road', channel: 'email' })
    expect(readUnsubscribeToken(secret, token)).toEqual({ customerId: 999_999, topic: 'road', channel: 'email' })
    expect(readUnsubscribeToken('t'.repeat(32), token)).toBeNull()
  })
})
