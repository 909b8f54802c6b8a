import { kopecks } from '@okolitsa/domain/money/money.ts'
import type { BankMovement } from '@okolitsa/domain/payouts/bank-movement.ts'
import { type ExpectedPayout, matchMovements } from '@okolitsa/domain/payouts/match-movements.ts'
import { paymentMark } from '@okolitsa/domain/payouts/payment-mark.ts'
import { TBANK_DRAFTS_PATH, TBANK_EMULATOR_TOKEN, TBANK_PAYMENTS_PATH } from '@okolitsa/emulators/tbank/credentials.ts'
import { tbankEmulator } from '@okolitsa/emulators/tbank/tbank-emulator.ts'
import { YOOKASSA_EMULATOR_CREDENTIALS, YOOKASSA_EMULATOR_PATH } from '@okolitsa/emulators/yookassa/credentials.ts'
import { yookassaEmulator } from '@okolitsa/emulators/yookassa/yookassa-emulator.ts'
import fastify from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { orderOf, PAYEE, PAYER } from '../../platform/payouts/orders.data.ts'
import { readStatement } from '../../platform/payouts/read-statement.ts'
import { writeOrders } from '../../platform/payouts/write-orders.ts'
import { timeoutOfNextCall } from '../timeout.data.ts'
import { bankApiContract, payoutProviderContract } from './payouts.contract.ts'
import { createTbank } from './tbank.ts'
import { createYookassa } from './yookassa.ts'

const NOON = Date.parse('2026-11-30T09:00:00Z')
const DAY_MS = 24 * 3_600_000
afterEach(() => vi.restoreAllMocks())

async function openEmulators() {
  const app = fastify({ forceCloseConnections: true })
  let at = NOON
  await app.register(tbankEmulator, { now: () => at })
  await app.register(yookassaEmulator, { now: () => at })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const post = (path: string, payload: object) => app.inject({ method: 'POST', url: path, payload })
  const fail = (of: 'tbank' | 'yookassa') => (fault: string, times?: number) =>
    post(`/${of}/control`, { fail: fault, ...(times && { times }) })
  const bankWith = (token: string) =>
    createTbank({ baseUrl: url + TBANK_DRAFTS_PATH, payUrl: url + TBANK_PAYMENTS_PATH, token })
  const providerWith = (secret: string) =>
    createYookassa({
      baseUrl: url + YOOKASSA_EMULATOR_PATH,
      gatewayId: YOOKASSA_EMULATOR_CREDENTIALS.gatewayId,
      secret,
    })
  return {
    ...{ app, post, fail, bankWith, providerWith },
    passDays(days: number) {
      at += days * DAY_MS
    },
    close: () => app.close(),
  }
}

bankApiContract('T-Bank', async () => {
  const { app, post, fail, bankWith, close } = await openEmulators()
  return {
    ...{ bank: bankWith(TBANK_EMULATOR_TOKEN), withWrongToken: bankWith('wrong'), fail: fail('tbank'), close },
    orderOf: (number, words, more) => orderOf(number, { purpose: `${words} НДС не облагается`, ...more }),
    async countPayments(purpose) {
      const { items } = (await app.inject('/tbank/payments')).json()
      return items.filter((payment: { purpose: string }) => payment.purpose.includes(purpose)).length
    },
    decideDraft: (documentId, to) => post(`/tbank/drafts/${documentId}`, { to }),
  }
})

payoutProviderContract('YooKassa', async () => {
  const { app, fail, providerWith, close } = await openEmulators()
  return {
    ...{ provider: providerWith(YOOKASSA_EMULATOR_CREDENTIALS.secret), withWrongSecret: providerWith('wrong') },
    sbp: {
      kind: 'sbp',
      phone: '79160000001',
      bankId: '100000000901',
      holder: { last: 'Ким', first: 'Ли', middle: null },
    },
    token: { kind: 'token', token: 'pt-12345678' },
    ...{ fail: fail('yookassa'), close },
    async countPayouts(key) {
      const { items } = (await app.inject('/yookassa/payouts')).json()
      return items.filter((payout: { key: string }) => payout.key === key).length
    },
  }
})

it('treats a silence of the bank as a payment that may exist, and a refused connection as none', async () => {
  const { fail, bankWith, close } = await openEmulators()
  const bank = bankWith(TBANK_EMULATOR_TOKEN)
  await fail('tbank')('timeout', 1)
  const timeout = timeoutOfNextCall()
  const asked = expect(bank.direct?.pay({ key: 'k', order: orderOf(1) })).rejects.toMatchObject({ kind: 'unknown' })
  timeout.end()
  await asked
  await close()
  await expect(bank.direct?.pay({ key: 'k', order: orderOf(1) })).rejects.toMatchObject({ kind: 'unsent' })
  expect(createTbank({ baseUrl: '', payUrl: null, token: 't' }).direct).toBeNull()
})

it('carries a run from the bank file to its statements: paid, listed twice, returned after two days', async () => {
  const { app, fail, passDays, close } = await openEmulators()
  const payouts: ExpectedPayout[] = [1, 2, 3].map((id) => ({
    ...{ id, state: 'sent', mark: paymentMark(id), amount: kopecks(100_000 * id), account: PAYEE.account },
    ...{ order: { number: 500 + id, day: '2026-11-30' }, tin: PAYEE.tin, hasMovement: false },
  }))
  const orders = payouts.map(({ id, amount, mark }) =>
    orderOf(500 + id, { amount, purpose: `Перечисление выручки. НДС не облагается. [${mark}]` }),
  )
  const [file] = writeOrders({ sender: 'Рынок', createdAt: new Date(NOON), orders })
  const upload = (payload: Buffer) =>
    app.inject({
      method: 'POST',
      url: '/tbank/files',
      payload,
      headers: { 'content-type': 'application/octet-stream' },
    })
  // the first payment will come back
  await fail('tbank')('return', 1)
  expect((await upload(Buffer.from(file as Uint8Array))).json()).toEqual({ accepted: 3 })
  // the same file again is refused by its numbers
  expect((await upload(Buffer.from(file as Uint8Array))).statusCode).toBe(422)
  expect((await upload(Buffer.from('1CClientBankExchange\n'))).statusCode).toBe(422)

  const statement = async (query: string): Promise<readonly BankMovement[]> => {
    const { rawPayload } = await app.inject(`/tbank/statement?account=${PAYER.account}&${query}`)
    const result = readStatement(rawPayload)
    if ('mistake' in result) throw new Error(result.mistake.problem)
    return result.statement.movements
  }
  await fail('tbank')('double-line', 1)
  const first = matchMovements(payouts, await statement('from=2026-11-30&to=2026-11-30'), new Set())
  expect(first.outcomes.map(({ outcome }) => outcome.kind)).toEqual(['paid', 'paid', 'paid', 'repeated'])
  const paid = payouts.map((payout): ExpectedPayout => ({ ...payout, state: 'paid' }))

  passDays(2)
  const known = new Set(first.outcomes.map(({ key }) => key))
  const later = await statement('from=2026-11-30&to=2026-12-02&encoding=utf-8')
  const second = matchMovements(paid, later, known)
  expect(second.outcomes.map(({ outcome }) => outcome)).toEqual([
    ...[{ kind: 'repeated' }, { kind: 'repeated' }, { kind: 'repeated' }],
    { kind: 'returned', payoutId: 1, by: 'mark' },
  ])
  await close()
})
