import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FISCAL_EMULATOR_CREDENTIALS, FISCAL_EMULATOR_PATH } from './fiscal/credentials.ts'
import { RBS_EMULATOR_CREDENTIALS } from './rbs/credentials.ts'
import { createEmulators } from './server.ts'

let stateDir: string
beforeEach(() => {
  stateDir = mkdtempSync(join(tmpdir(), 'emulators-'))
})
afterEach(() => rmSync(stateDir, { recursive: true }))

/** Runs `work` with emulators that are closed after it. */
async function running<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const emulators = await createEmulators({ port: 0, host: '127.0.0.1', stateDir, now: Date.now })
  try {
    return await work(await emulators.listen())
  } finally {
    await emulators.close()
  }
}

// biome-ignore lint/suspicious/noExplicitAny: answers of machines, distinguished by the test
async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<any> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
  return (await fetch(url, init)).json()
}
const { username: userName, password } = RBS_EMULATOR_CREDENTIALS
const rbs = (url: string, method: string, fields: object) =>
  post(`${url}/payment/rest/${method}.do`, { userName, password, ...fields })
const textOf = async (url: string) => (await fetch(url)).text()
const ITEM = {
  ...{ name: 'Сыр', price: 100, quantity: 1, measure: 0, sum: 100, payment_method: 'full_prepayment' },
  ...{ payment_object: 1, vat: { type: 'none', sum: 0 } },
}
const RECEIPT = {
  external_id: '104001-1',
  timestamp: '21.11.2026 12:00:00',
  receipt: {
    client: { email: 'anna@example.com' },
    company: { email: 'a@b.ru', sno: 'osn', inn: '7700000016', payment_address: 'https://shop.test' },
    items: [ITEM],
    payments: [{ type: 1, sum: 100 }],
    total: 100,
    internet: true,
    timezone: 2,
  },
}

it('opens links of unpaid payments and of old receipts after a restart', async () => {
  const order = { orderNumber: '104001-1', amount: 50_000, returnUrl: 'http://shop.test/back', description: 'Заказ' }
  const before = await running(async (url) => {
    const { orderId } = await rbs(url, 'register', order)
    const { qrId } = await rbs(url, 'sbp/c2b/qr/dynamic/get', { mdOrder: orderId })
    const { login, password: pass, group } = FISCAL_EMULATOR_CREDENTIALS
    const fiscal = url + FISCAL_EMULATOR_PATH
    const { token } = await post(`${fiscal}/getToken`, { login, pass })
    const { uuid } = await post(`${fiscal}/${group}/sell`, RECEIPT, { token })
    return { orderId, qrId, uuid }
  })
  expect(Object.values(before)).not.toContain(undefined)

  await running(async (url) => {
    expect(await textOf(`${url}/qr/${before.qrId}`)).toContain('Оплатить')
    expect(await textOf(`${url}/fiscal/receipts/${before.uuid}`)).toContain('Сыр')
    expect(await rbs(url, 'register', order)).toMatchObject({ errorCode: '1' })
    await fetch(`${url}/qr/${before.qrId}/pay`, { method: 'POST', redirect: 'manual' })
    await rbs(url, 'refund', { orderId: before.orderId, amount: 20_000, externalRefundId: 'a' })
  })

  await running(async (url) => {
    expect(await rbs(url, 'getOrderStatusExtended', { orderNumber: order.orderNumber })).toMatchObject({
      orderStatus: 4,
      paymentAmountInfo: { depositedAmount: 50_000, refundedAmount: 20_000 },
    })
    await rbs(url, 'refund', { orderId: before.orderId, amount: 20_000, externalRefundId: 'a' })
    expect(await rbs(url, 'getOrderStatusExtended', { orderId: before.orderId })).toMatchObject({
      paymentAmountInfo: { refundedAmount: 20_000 },
    })
  })
})
