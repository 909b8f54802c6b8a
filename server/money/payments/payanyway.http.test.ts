import { MONETA_EMULATOR } from '@okolitsa/emulators/moneta/credentials.ts'
import { signatureOf } from '@okolitsa/emulators/moneta/signature.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ANNA, DAY, EGGS, FARM, twoFarms } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'

const shop = await twoFarms({ hasLinks: true })
beforeAll(async () => {
  await shop.sql(
    `insert into organization_payment_method (organization_id, code)
     select $1, unnest(array['payanyway', 'paw', 'paybylink']) on conflict do nothing`,
    [FARM],
  )
})
afterEach(async () => {
  await shop.bank.inject({ method: 'POST', url: '/moneta/control', payload: { fail: 'none' } })
  expect(await integrityProblemsOf(shop)).toEqual([])
})

const order = async (paymentMethod: string): Promise<number> => {
  const cartId = await shop.cart(ANNA, FARM, { [EGGS]: 4 })
  const { body, text } = await shop.checkout(ANNA, { cartId, methodCode: 'courier', date: DAY, paymentMethod })
  expect(body.orders?.length, text).toBe(1)
  return body.orders[0].orderId
}
const payment = async (id: number) =>
  (await shop.call('GET', `/api/v1/checkout/payment/status/${id}`, { as: ANNA })).body
const press = (payUrl: string, action: string) => {
  const { pathname, search } = new URL(payUrl)
  return shop.bank.inject({ method: 'POST', url: pathname + search, payload: { action } })
}
const operations = async (id: number): Promise<{ status: string; parentId: number | null; amount: number }[]> =>
  (await shop.bank.inject(`/moneta/operations?number=${id}-`)).json().items
const break_ = (fail: string) =>
  shop.bank.inject({ method: 'POST', url: '/moneta/control', payload: { fail, times: 1 } })
const CALLBACK = '/api/v1/payments/payanyway/callback'
const CHECK = '/api/v1/payments/payanyway/check'

describe.each([
  ['payanyway', '/assistant.htm'],
  ['paw', '/assistant.widget'],
])('paying by %s', (method, path) => {
  it('opens a signed page and marks the order as paid once MONETA confirms the payment', async () => {
    const id = await order(method)
    const waiting = await payment(id)
    expect(waiting).toMatchObject({ phase: 'waiting', method, payload: null, paymentStatus: 'wait' })
    const url = new URL(waiting.payUrl)
    expect([url.pathname, url.searchParams.get('MNT_AMOUNT')]).toEqual([path, '1019.00'])
    await press(waiting.payUrl, 'pay')
    await expect.poll(async () => (await payment(id)).phase).toBe('paid')
  })
})

describe('the return from a gateway', () => {
  const backTo = async (site: number | null) => {
    const cartId = await shop.cart(ANNA, FARM, { [EGGS]: 4 })
    const way = { cartId, methodCode: 'courier', date: DAY, paymentMethod: 'payanyway' }
    const { body } = await shop.checkout(ANNA, way, { site })
    const [{ orderId }] = body.orders
    const { payUrl } = await payment(orderId)
    return new URL(payUrl).searchParams.get('MNT_SUCCESS_URL')?.replace(String(orderId), 'id')
  }
  it('redirects to the site on which the order was placed', async () => {
    expect(await backTo(null)).toBe('http://shop.test/web/vp/id/success')
    expect(await backTo(FARM)).toBe(`http://seller-${FARM}.test/web/vp/id/success`)
  })
})

describe('payments through MONETA', () => {
  it('takes the money once when it is notified repeatedly', async () => {
    const id = await order('payanyway')
    await break_('double-notify')
    await press((await payment(id)).payUrl, 'pay')
    await expect.poll(async () => (await payment(id)).phase).toBe('paid')
    const events = await shop.sql(
      `select 1 from payment_event join payment p on p.id = payment_id where order_id = $1 and kind = 'paid'`,
      [id],
    )
    expect(events).toHaveLength(1)
  })

  it.each(['bad-signature', 'no-notify'])(
    'finds the payment by a status request when the notification does not help: %s',
    async (fault) => {
      const id = await order('payanyway')
      await break_(fault)
      const { payUrl } = await payment(id)
      await press(payUrl, 'pay')
      shop.passMinutes(1)
      expect((await payment(id)).phase).toBe('paid')
    },
  )

  it('refuses the payment before taking the money when the order was cancelled', async () => {
    const id = await order('payanyway')
    const { payUrl } = await payment(id)
    await shop.call('PATCH', `/api/v1/orders/${id}/cancel`, { as: ANNA, body: { reason: 'передумала' } })
    expect((await press(payUrl, 'pay')).body).toContain('больше не ждёт')
    expect(await operations(id)).toEqual([])
  })

  it('refunds a cancelled paid order, also when MONETA does not answer at first', async () => {
    const id = await order('payanyway')
    await press((await payment(id)).payUrl, 'pay')
    await expect.poll(async () => (await payment(id)).phase).toBe('paid')
    await shop.call('PATCH', `/api/v1/orders/${id}/cancel`, { as: ANNA, body: { reason: 'передумала' } })
    await break_('down')
    await shop.runOutbox()
    shop.passMinutes(2)
    await shop.runPeriodic()
    await shop.runPeriodic()
    expect((await operations(id)).filter(({ parentId }) => parentId !== null)).toMatchObject([{ amount: 101_900 }])
    expect((await payment(id)).paymentStatus).toBe('returned')
  })

  it('reports a reversal once when MONETA notifies of it repeatedly', async () => {
    const id = await order('payanyway')
    await press((await payment(id)).payUrl, 'pay')
    await expect.poll(async () => (await payment(id)).phase).toBe('paid')
    const [operation] = (await shop.bank.inject(`/moneta/operations?number=${id}-`)).json().items
    // another notification has just caused a status request
    shop.passMinutes(1)
    const undo = () => shop.bank.inject({ method: 'POST', url: `/moneta/operations/${operation.id}/undo` })
    await undo()
    const events = () =>
      shop.sql(
        `select detail from payment_event join payment p on p.id = payment_id where order_id = $1 and kind = 'gone'`,
        [id],
      )
    await expect.poll(events).toEqual([{ detail: { event: 'declined', amount: 101_900 } }])
    shop.passMinutes(1)
    await undo()
    await shop.runPeriodic('reconcile-payments')
    expect(await events()).toHaveLength(1)
    expect((await payment(id)).paymentStatus).toBe('paid')
  })

  it('allows another attempt after a refusal', async () => {
    const id = await order('payanyway')
    await press((await payment(id)).payUrl, 'decline')
    shop.passMinutes(1)
    expect(await payment(id)).toMatchObject({ phase: 'declined', mayRetry: true })
    const again = await shop.call('PATCH', `/api/v1/orders/${id}/payanyway`, { as: ANNA })
    await press(again.body.payUrl, 'pay')
    await expect.poll(async () => (await payment(id)).phase).toBe('paid')
  })
})

describe('callbacks of MONETA', () => {
  const fields = async (id: number): Promise<Record<string, string>> => {
    const { payUrl } = await payment(id)
    const { searchParams } = new URL(payUrl)
    const names = ['MNT_ID', 'MNT_TRANSACTION_ID', 'MNT_AMOUNT', 'MNT_CURRENCY_CODE', 'MNT_TEST_MODE']
    return Object.fromEntries(names.map((name) => [name, searchParams.get(name) ?? '']))
  }
  const signed = (given: Record<string, string>) => ({
    ...given,
    MNT_SIGNATURE: signatureOf(given, MONETA_EMULATOR.integrityCode),
  })
  const query = (given: Record<string, string>) => `?${new URLSearchParams(given)}`

  it('answers SUCCESS to GET and POST, and FAIL to forged and unknown callbacks', async () => {
    const about: Record<string, string> = { ...(await fields(await order('payanyway'))), MNT_OPERATION_ID: '1' }
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const post = (given: Record<string, string>) =>
      shop.call('POST', CALLBACK, { headers: form, body: new URLSearchParams(given).toString() as never })
    expect(await shop.call('GET', CALLBACK + query(signed(about)))).toMatchObject({ status: 200, text: 'SUCCESS' })
    expect(await post(signed(about))).toMatchObject({ status: 200, text: 'SUCCESS' })
    expect(await post({ ...signed(about), MNT_AMOUNT: '1.00' })).toMatchObject({ status: 200, text: 'FAIL' })
    expect(await post(signed({ ...about, MNT_TRANSACTION_ID: 'nothing' }))).toMatchObject({ text: 'FAIL' })
    expect(await shop.call('GET', CALLBACK)).toMatchObject({ text: 'FAIL' })
    // a signed notification alone does not settle the payment
    const [row] = await shop.sql('select status from payment where gateway_number = $1', [about.MNT_TRANSACTION_ID])
    expect(row).toEqual({ status: 'registered' })
  })

  it('returns the current amount to a check before the payment', async () => {
    const id = await order('payanyway')
    const about: Record<string, string> = { MNT_COMMAND: 'CHECK', ...(await fields(id)) }
    const ask = async (given: Record<string, string>) => {
      const { status, text } = await shop.call('GET', CHECK + query(given))
      return [status, /<MNT_RESULT_CODE>(\d+)</.exec(text)?.[1] ?? '']
    }
    expect(await ask(signed(about))).toEqual([200, '402'])
    const { MNT_AMOUNT, ...without } = about
    expect(await ask(signed(without))).toEqual([200, '100'])
    expect(MNT_AMOUNT).toBe('1019.00')
    expect(await ask(signed({ ...about, MNT_AMOUNT: '1.00' }))).toEqual([200, '500'])
    expect(await ask({ ...signed(about), MNT_AMOUNT: '1.00' })).toEqual([400, ''])
    expect(await ask(signed({ ...about, MNT_TRANSACTION_ID: 'nothing' }))).toEqual([404, ''])
    await press((await payment(id)).payUrl, 'pay')
    await expect.poll(async () => (await payment(id)).phase).toBe('paid')
    expect(await ask(signed(about))).toEqual([200, '200'])
    const late = await fields(await order('payanyway'))
    shop.passMinutes(31)
    expect(await ask(signed({ MNT_COMMAND: 'CHECK', ...late }))).toEqual([200, '500'])
  })
})

describe('a payment link', () => {
  it('stays payable for a day', async () => {
    const id = await order('paybylink')
    expect(await payment(id)).toMatchObject({ phase: 'waiting', method: 'paybylink', paymentStatus: 'issued' })
    const issued = await shop.sql(
      `select 1 from outbox where topic = 'PaymentLinkIssued' and payload->>'orderId' = $1`,
      [String(id)],
    )
    expect(issued).toHaveLength(1)
    shop.passMinutes(23 * 60)
    await shop.runPeriodic()
    const waiting = await payment(id)
    expect(waiting.phase).toBe('waiting')
    const { pathname, search } = new URL(waiting.payUrl)
    await shop.bank.inject({ method: 'POST', url: pathname + search, payload: { card: '4111 1111 1111 1111' } })
    await expect.poll(async () => (await payment(id)).phase).toBe('paid')
  })

  it('expires after a day', async () => {
    const id = await order('paybylink')
    shop.passMinutes(25 * 60)
    await shop.runPeriodic()
    expect(await payment(id)).toMatchObject({ mayRetry: false, paymentStatus: 'cancelled' })
  })
})
