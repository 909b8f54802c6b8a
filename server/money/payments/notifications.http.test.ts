import { MONETA_EMULATOR } from '@okolitsa/emulators/moneta/credentials.ts'
import { signatureOf } from '@okolitsa/emulators/moneta/signature.ts'
import { RBS_EMULATOR_CREDENTIALS } from '@okolitsa/emulators/rbs/credentials.ts'
import { checksumOf } from '@okolitsa/emulators/rbs/notifications.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ANNA, DAY, EGGS, FARM, twoFarms } from '../../testing/two-farms.data.ts'

const shop = await twoFarms()
const asked = vi.spyOn(globalThis, 'fetch')
beforeAll(async () => {
  await shop.sql(
    `insert into organization_payment_method (organization_id, code) values ($1, 'payanyway') on conflict do nothing`,
    [FARM],
  )
})

const MONETA = '/api/v1/payments/payanyway/callback'
const RBS = '/api/v1/payments/rbs/callback'
const order = async (paymentMethod: string): Promise<number> => {
  const cartId = await shop.cart(ANNA, FARM, { [EGGS]: 4 })
  const { body } = await shop.checkout(ANNA, { cartId, methodCode: 'courier', date: DAY, paymentMethod })
  await shop.call('GET', `/api/v1/checkout/payment/status/${body.orders[0].orderId}`, { as: ANNA })
  asked.mockClear()
  return body.orders[0].orderId
}
const attemptOf = async (id: number) => {
  const [row] = await shop.sql<{ number: string; gatewayOrderId: string; amount: number; payUrl: string }>(
    `select gateway_number as number, gateway_order_id as "gatewayOrderId", amount, pay_url as "payUrl"
       from payment where order_id = $1 order by attempt desc limit 1`,
    [id],
  )
  if (!row) throw new Error(`no attempt of ${id}`)
  return row
}
const eventsOf = async (id: number) =>
  (
    await shop.sql<{ event: string }>(
      `select detail ->> 'event' as event from payment_event join payment on payment.id = payment_id
        where order_id = $1 and kind = 'notified' order by payment_event.id`,
      [id],
    )
  ).map(({ event }) => event)
const statusOf = async (id: number) => (await shop.call('GET', `/api/v1/orders/${id}`, { as: ANNA })).body.paymentStatus
const deliver = (path: string, fields: Record<string, string>) =>
  shop.call('GET', `${path}?${new URLSearchParams(fields)}`)
const often = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 30 }, work))

describe('notifications of MONETA', () => {
  const linkOf = async (id: number) => {
    const { searchParams } = new URL((await attemptOf(id)).payUrl)
    return Object.fromEntries([...searchParams].filter(([name]) => name.startsWith('MNT_')))
  }
  const notificationOf = async (id: number, more: Record<string, string> = {}) => {
    const { MNT_SIGNATURE: _signature, ...link } = await linkOf(id)
    const fields = { ...link, MNT_OPERATION_ID: '700000001', ...more }
    return { ...fields, MNT_SIGNATURE: signatureOf(fields, MONETA_EMULATOR.integrityCode) }
  }

  it('refuses a notification forged from the payer’s own link by moving digits of its amount', async () => {
    const id = await order('payanyway')
    const link = await linkOf(id)
    const amount = link.MNT_AMOUNT ?? ''
    const moved = [1, 2, 3, 4].map((digits) => ({
      ...link,
      MNT_OPERATION_ID: amount.slice(0, digits),
      MNT_AMOUNT: amount.slice(digits),
    }))
    const { MNT_AMOUNT: _amount, ...without } = link
    for (const forged of [link, { ...link, MNT_OPERATION_ID: '' }, { ...without, MNT_OPERATION_ID: amount }, ...moved])
      expect(await deliver(MONETA, forged)).not.toMatchObject({ text: 'SUCCESS' })
    expect((await deliver(MONETA, { ...link, MNT_OPERATION_ID: '7'.repeat(300) })).status).toBe(400)
    expect([await eventsOf(id), asked.mock.calls]).toEqual([[], []])
  })

  it('makes one status request and one record when a notification is repeated', async () => {
    const id = await order('payanyway')
    const notification = await notificationOf(id)
    for (const answer of await often(() => deliver(MONETA, notification))) expect(answer.text).toBe('SUCCESS')
    expect([await eventsOf(id), asked.mock.calls.length]).toEqual([['PAID 700000001'], 1])
    shop.passMinutes(1)
    await often(() => deliver(MONETA, notification))
    expect([(await eventsOf(id)).length, asked.mock.calls.length]).toEqual([1, 2])
  })

  it('checks a notification in the next periodic run when it comes too soon after another', async () => {
    const id = await order('payanyway')
    await deliver(MONETA, await notificationOf(id))
    await deliver(MONETA, await notificationOf(id, { MNT_OPERATION_ID: '700000002' }))
    expect([await eventsOf(id), asked.mock.calls.length]).toEqual([['PAID 700000001', 'PAID 700000002'], 1])
    asked.mockClear()
    await shop.runPeriodic('reconcile-payments')
    const { number } = await attemptOf(id)
    expect(asked.mock.calls.filter(([, init]) => String(init?.body).includes(number))).toHaveLength(1)
  })
})

describe('notifications of the acquirer', () => {
  const notificationOf = async (id: number, more: Record<string, string> = {}) => {
    const { gatewayOrderId, number } = await attemptOf(id)
    const fields = { mdOrder: gatewayOrderId, orderNumber: number, operation: 'deposited', status: '1', ...more }
    return { ...fields, checksum: checksumOf(fields, RBS_EMULATOR_CREDENTIALS.callbackKey) }
  }

  it('makes one status request and one record when notifications name different operations', async () => {
    const id = await order('sbp')
    const all = [await notificationOf(id)]
    for (let one = 0; one < 20; one += 1) all.push(await notificationOf(id, { operation: `thing-${one}` }))
    for (const one of all) expect((await deliver(RBS, one)).status).toBe(200)
    await often(() => deliver(RBS, all[0] ?? {}))
    expect([await eventsOf(id), asked.mock.calls.length]).toEqual([['deposited done', 'other done'], 1])
  })

  it('makes no status request for notifications of a paid order', async () => {
    const id = await order('sbp')
    await shop.fault('no-notify', 1)
    const { body } = await shop.call('GET', `/api/v1/checkout/payment/status/${id}`, { as: ANNA })
    await shop.press(body.payload, 'pay')
    asked.mockClear()
    const notification = await notificationOf(id)
    await often(() => deliver(RBS, notification))
    expect([await statusOf(id), asked.mock.calls.length]).toEqual(['paid', 1])
  })
})
