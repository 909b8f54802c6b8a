import { setTimeout as pause } from 'node:timers/promises'
import { FISCAL_EMULATOR_CREDENTIALS, FISCAL_EMULATOR_PATH } from '@okolitsa/emulators/fiscal/credentials.ts'
import { fiscalEmulator } from '@okolitsa/emulators/fiscal/fiscal-emulator.ts'
import { MONETA_EMULATOR } from '@okolitsa/emulators/moneta/credentials.ts'
import { monetaEmulator } from '@okolitsa/emulators/moneta/moneta-emulator.ts'
import { RBS_EMULATOR_CREDENTIALS } from '@okolitsa/emulators/rbs/credentials.ts'
import { checksumOf } from '@okolitsa/emulators/rbs/notifications.ts'
import { rbsEmulator } from '@okolitsa/emulators/rbs/rbs-emulator.ts'
import fastify from 'fastify'
import { createAtolRegister } from '../../server/adapters/fiscal/atol-register.ts'
import { createMonetaGateway } from '../../server/adapters/payments/moneta.ts'
import { createRbsGateway } from '../../server/adapters/payments/rbs.ts'
import type { FiscalRegister } from '../../server/money/fiscal/ports.ts'
import type { PaymentGateways } from '../../server/money/payments/ports.ts'

/** Timeout, ms: longer than any answer takes on a busy machine. */
const TIMEOUT_MS = 60_000
/** Maximum wait for the bank's notification, and the interval of checks, ms. */
const LETTER_TIMEOUT_MS = 30_000
const PAUSE_MS = 10
const CALLBACK = '/api/v1/payments'

/** Calls of the acquirer by their path. */
export type BankCall =
  | 'register.do'
  | 'registerPreAuth.do'
  | 'getOrderStatusExtended.do'
  | 'deposit.do'
  | 'reverse.do'
  | 'refund.do'
  | 'sbp/c2b/qr/dynamic/get.do'
/** Changes an answer: another text, or a delay. */
export type Spoil = (text: string) => string | Promise<string>

/** The bank's state of an order, kopecks. */
export interface BankAccount {
  /** Number of payments ever registered for the order. */
  readonly registered: number
  readonly held: number
  readonly taken: number
  readonly returned: number
}

interface BankOrder {
  readonly orderId: string
  readonly orderNumber: string
  readonly status: number
  readonly approved: number
  readonly deposited: number
  readonly refunded: number
  readonly qrId: string | null
}
interface Operation {
  readonly parentId: number | null
  readonly amount: number
}

/** Emulated acquirers and a cash register on a port, whose answers and notifications the test controls. */
export interface FaultyBank {
  /** Port that the shop announces for callbacks, which then arrive in the letterbox. */
  readonly letterboxPort: number
  readonly gateways: PaymentGateways
  readonly register: FiscalRegister
  /** The URL of the bank's notification about an order's payment; the test delivers it to the shop. */
  notificationOf(orderId: number): Promise<string>
  /** Changes the next `times` answers to a call after the bank has executed it. */
  spoil(call: BankCall, spoil: Spoil, times?: number): void
  /** Refuses the next `times` calls without executing them. */
  refuse(call: BankCall, times?: number): void
  /** The acquirer does not answer until repaired. */
  down(): Promise<void>
  mend(): Promise<void>
  /** The customer pays an order's newest attempt at the acquirer. */
  pay(orderId: number): Promise<void>
  /** Pays at MONETA through the link of the payment page. */
  payByLink(payUrl: string): Promise<void>
  /** A validly signed notification of any content. */
  sign(fields: Readonly<Record<string, string>>): string
  accountOf(orderId: number): Promise<BankAccount>
  close(): Promise<void>
}

interface Fault {
  readonly call: BankCall
  readonly spoil: Spoil
  left: number
}

/** Returns an active fault of a call and uses it once. */
function take(faults: readonly Fault[], url: string): Fault | null {
  const fault = faults.find(({ call, left }) => left > 0 && url.split('?')[0]?.endsWith(`/${call}`))
  if (!fault) return null
  fault.left -= 1
  return fault
}

export async function openFaultyBank(now: () => Date): Promise<FaultyBank> {
  const http = fastify({ forceCloseConnections: true })
  const clock = () => now().getTime()
  const letterbox = await openLetterbox()
  const spoils: Fault[] = []
  const refusals: Fault[] = []
  http.addHook('onRequest', async ({ url }, reply) => {
    if (take(refusals, url)) await reply.send({ errorCode: '5', errorMessage: 'Отказано' })
  })
  http.addHook('onSend', async ({ url }, _reply, payload) => {
    const spoiled = typeof payload === 'string' && take(spoils, url)
    return spoiled ? spoiled.spoil(payload) : payload
  })
  await http.register(rbsEmulator, { publicUrl: 'http://bank.test', now: clock })
  const payUrl = `${letterbox.url}${CALLBACK}/payanyway/callback`
  await http.register(monetaEmulator, { payUrl, checkUrl: null, now: clock })
  await http.register(fiscalEmulator, { publicUrl: 'http://register.test', now: clock })
  const own = await http.listen({ port: 0, host: '127.0.0.1' })

  const acquirer = { baseUrl: own, ...RBS_EMULATOR_CREDENTIALS, timeoutMs: TIMEOUT_MS }
  const control = async (payload: { fail: string }) => {
    await http.inject({ method: 'POST', url: '/control', payload })
  }
  const ordersOf = async (orderId: number): Promise<BankOrder[]> =>
    (await http.inject(`/rbs/orders?number=${orderId}-`)).json().items

  return {
    letterboxPort: Number(new URL(letterbox.url).port),
    notificationOf: (orderId) => letterbox.find(new RegExp(`(orderNumber|MNT_TRANSACTION_ID)=${orderId}-`)),
    gateways: {
      sbp: createRbsGateway({ ...acquirer, hasHolds: false }),
      rbs: createRbsGateway(acquirer),
      payanyway: createMonetaGateway({
        ...MONETA_EMULATOR,
        form: 'page',
        assistantUrl: 'http://moneta.test',
        serviceUrl: own + MONETA_EMULATOR.servicePath,
        clock: now,
        timeoutMs: TIMEOUT_MS,
      }),
    },
    register: createAtolRegister({
      ...FISCAL_EMULATOR_CREDENTIALS,
      baseUrl: own + FISCAL_EMULATOR_PATH,
      company: { tin: '7700000016', email: 'receipts@shop.test', taxSystem: 'osn', paymentAddress: 'http://shop.test' },
      clock: now,
      timeoutMs: TIMEOUT_MS,
    }),
    spoil: (call, spoil, times = 1) => void spoils.push({ call, spoil, left: times }),
    refuse: (call, times = 1) => void refusals.push({ call, spoil: String, left: times }),
    down: () => control({ fail: 'down' }),
    mend: async () => {
      spoils.length = 0
      refusals.length = 0
      await control({ fail: 'none' })
    },
    pay: async (orderId) => {
      const [newest] = await ordersOf(orderId)
      if (!newest) throw new Error(`the bank knows nothing of order ${orderId}`)
      const { qrId, orderId: id } = newest
      const card = `/payment/merchants/okolitsa/payment_ru.html?mdOrder=${id}`
      await http.inject(
        qrId
          ? { method: 'POST', url: `/qr/${qrId}/pay` }
          : {
              method: 'POST',
              url: card,
              headers: { 'content-type': 'application/x-www-form-urlencoded' },
              payload: 'card=4111+1111+1111+1111',
            },
      )
    },
    payByLink: async (payUrl) => {
      const { pathname, search } = new URL(payUrl)
      await http.inject({ method: 'POST', url: pathname + search, payload: { action: 'pay' } })
    },
    sign: (fields) => {
      const checksum = checksumOf(fields, acquirer.callbackKey)
      return `${CALLBACK}/rbs/callback?${new URLSearchParams({ ...fields, checksum })}`
    },
    accountOf: async (orderId) => {
      const orders = await ordersOf(orderId)
      const operations: Operation[] = (await http.inject(`/moneta/operations?number=${orderId}-`)).json().items
      const sumOf = <Item>(items: readonly Item[], amount: (item: Item) => number) =>
        items.reduce((sum, item) => sum + amount(item), 0)
      return {
        registered: orders.length,
        held: sumOf(orders, ({ status, approved }) => (status === 1 ? approved : 0)),
        taken:
          sumOf(orders, ({ deposited }) => deposited) +
          sumOf(operations, (each) => (each.parentId === null ? each.amount : 0)),
        returned:
          sumOf(orders, ({ refunded }) => refunded) +
          sumOf(operations, (each) => (each.parentId === null ? 0 : each.amount)),
      }
    },
    close: async () => {
      await http.close()
      await letterbox.close()
    },
  }
}

/** Receives banks' notifications and stores them, so that the test can deliver them late, twice, changed or never. */
async function openLetterbox() {
  const http = fastify({ forceCloseConnections: true })
  const letters: string[] = []
  const form = 'application/x-www-form-urlencoded'
  http.addContentTypeParser(form, { parseAs: 'string' }, async (_: unknown, body: string) => body)
  http.get(`${CALLBACK}/rbs/callback`, async ({ url }) => {
    letters.push(url)
    return { accepted: true }
  })
  http.post(`${CALLBACK}/payanyway/callback`, async ({ url, body }) => {
    letters.push(`${url}?${String(body)}`)
    return 'SUCCESS'
  })
  const url = await http.listen({ port: 0, host: '127.0.0.1' })
  const find = async (about: RegExp): Promise<string> => {
    for (let waited = 0; waited < LETTER_TIMEOUT_MS; waited += PAUSE_MS) {
      const letter = letters.findLast((each) => about.test(each))
      if (letter) return letter
      await pause(PAUSE_MS)
    }
    throw new Error(`no letter about ${about}`)
  }
  return { url, find, close: () => http.close() }
}
