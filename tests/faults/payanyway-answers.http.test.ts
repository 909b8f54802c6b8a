import { describe, expect, it } from 'vitest'
import { EGGS } from '../../server/testing/two-farms.data.ts'
import { faultShopOfFile } from './fault-shop.data.ts'

const shop = await faultShopOfFile()
const { bank, sql } = shop
const node = await shop.openNode()

describe('PayAnyWay', () => {
  const place = () => node.place('payanyway', { [EGGS]: 4 })
  const pay = async (id: number): Promise<string> => {
    const { payUrl } = await node.payment(id)
    await bank.payByLink(payUrl)
    return bank.notificationOf(id)
  }
  const expectPaid = async (id: number) => {
    await node.work()
    expect(await shop.accountOf(id)).toMatchObject({
      paymentStatus: 'paid',
      payments: ['paid 101900'],
      refunds: [],
      bank: { taken: 101_900, returned: 0 },
      ledger: 101_900,
      receipts: 101_900,
    })
    expect(await shop.countEvents(id, 'PaymentSettled')).toBe(1)
  }

  it('records a payment once when it is notified of ten times concurrently', async () => {
    const id = await place()
    const notification = await pay(id)
    const answers = await Promise.all(Array.from({ length: 10 }, () => node.notify(notification)))
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['SUCCESS']))
    await expectPaid(id)
  })

  it('queries the status of a payment when no notification arrives', async () => {
    const id = await place()
    await pay(id)
    shop.passMinutes(1)
    await expectPaid(id)
  })

  it('changes no data when any signed field is forged', async () => {
    const id = await place()
    const other = await place()
    const notification = await pay(id)
    const query = new URLSearchParams(notification.split('?')[1])
    const [{ number } = { number: '' }] = await sql<{ number: string }>(
      'select gateway_number as number from payment where order_id = $1',
      [other],
    )
    for (const [name, value] of [
      ['MNT_TRANSACTION_ID', number],
      ['MNT_AMOUNT', '1.00'],
      ['MNT_OPERATION_ID', '1'],
      ['MNT_SIGNATURE', '0'.repeat(32)],
    ] as const) {
      const forged = new URLSearchParams(query)
      forged.set(name, value)
      const answer = await node.notify(`/api/v1/payments/payanyway/callback?${forged}`)
      expect([name, answer.text]).not.toEqual([name, 'SUCCESS'])
    }
    expect((await shop.accountOf(other)).paymentStatus).toBe('wait')
    expect((await shop.accountOf(id)).paymentStatus).toBe('wait')
    await node.cancel(other)
    await node.notify(notification)
    await expectPaid(id)
  })
})
