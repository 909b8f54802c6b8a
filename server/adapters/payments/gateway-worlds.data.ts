import { MONETA_EMULATOR } from '@okolitsa/emulators/moneta/credentials.ts'
import { monetaEmulator } from '@okolitsa/emulators/moneta/moneta-emulator.ts'
import { RBS_EMULATOR_CREDENTIALS } from '@okolitsa/emulators/rbs/credentials.ts'
import { rbsEmulator } from '@okolitsa/emulators/rbs/rbs-emulator.ts'
import fastify, { type FastifyInstance } from 'fastify'
import type { PaymentGateway } from '../../money/payments/ports.ts'
import type { GatewayWorld } from './gateway.contract.ts'
import { createMonetaGateway } from './moneta.ts'
import { createRbsGateway, type RbsOptions } from './rbs.ts'

/** Time limit, ms; longer than any answer takes on a busy machine. */
const TIMEOUT_MS = 60_000
/** Start time of the gateways' clocks. */
const OPENED_AT = new Date('2026-03-02T09:00:00Z')
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const loopback = { port: 0, host: '127.0.0.1' }

/** Opens the shop's side, which records notifications and answers whether a payment is still awaited. */
async function openShop(gateway: () => PaymentGateway) {
  const notifications: Record<string, string>[] = []
  const closed = new Set<string>()
  const shop = fastify()
  shop.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
  )
  shop.route({
    method: ['GET', 'POST'],
    url: '/callback',
    handler: async ({ query, body }) => {
      notifications.push({ ...(query as object), ...(body as object | null) })
      return 'SUCCESS'
    },
  })
  shop.get('/check', async ({ query }, reply) => {
    const { precheck } = gateway()
    const asked = precheck?.read(query as Record<string, string>)
    if (!precheck || !asked) return reply.code(400).send()
    const verdict = closed.has(asked.number) ? 'over' : 'payable'
    return reply.type('application/xml').send(precheck.answer(asked, verdict, asked.amount ?? (0 as never)))
  })
  const url = await shop.listen(loopback)
  return { url, notifications, stopWaiting: (number: string) => void closed.add(number), close: () => shop.close() }
}

/** Opens an emulator on a separate port, with controls of its clock and faults. */
async function openEmulator(mount: (app: FastifyInstance, now: () => number) => PromiseLike<unknown>, control: string) {
  let now = OPENED_AT.getTime()
  const app = fastify({ forceCloseConnections: true })
  await mount(app, () => now)
  const url = await app.listen(loopback)
  return {
    app,
    url,
    clock: () => new Date(now),
    break: (fail: string, times?: number) => app.inject({ method: 'POST', url: control, payload: { fail, times } }),
    passSeconds: (seconds: number) => {
      now += seconds * 1_000
    },
    post: (address: string, fields: Record<string, string>) => {
      const { pathname, search } = new URL(address)
      const payload = new URLSearchParams(fields).toString()
      return app.inject({ method: 'POST', url: pathname + search, headers: FORM, payload })
    },
  }
}

/** Opens the RBS family: cards on the bank's page, SBP by a code. */
export async function openRbs(
  options: Pick<RbsOptions, 'hasHolds' | 'path' | 'format'>,
): Promise<GatewayWorld & { bank: FastifyInstance }> {
  const shop = await openShop(() => gateway)
  const bank = await openEmulator(
    (app, now) => app.register(rbsEmulator, { publicUrl: 'http://bank.test', now }),
    '/control',
  )
  const common = { baseUrl: bank.url, timeoutMs: TIMEOUT_MS, ...options }
  const gateway = createRbsGateway({ ...common, ...RBS_EMULATOR_CREDENTIALS })
  return {
    gateway,
    stranger: createRbsGateway({ ...common, username: 'x', password: 'y', callbackKey: 'z' }),
    bank: bank.app,
    openedAt: OPENED_AT,
    notificationUrl: `${shop.url}/callback`,
    notifications: shop.notifications,
    break: bank.break,
    press: ({ payUrl, payload }, action) => {
      if (payUrl) return bank.post(payUrl, { action, card: '4111 1111 1111 1111' })
      const { origin, pathname } = new URL(payload ?? '')
      return bank.post(`${origin}${pathname}/${action}`, {})
    },
    stopWaiting: shop.stopWaiting,
    passSeconds: bank.passSeconds,
    close: async () => {
      await bank.app.close()
      await shop.close()
    },
  }
}

/** Opens MONETA with its page, or with its widget. */
export async function openMoneta(form: 'page' | 'widget'): Promise<GatewayWorld & { moneta: FastifyInstance }> {
  const shop = await openShop(() => gateway)
  const moneta = await openEmulator(
    (app, now) => app.register(monetaEmulator, { payUrl: `${shop.url}/callback`, checkUrl: `${shop.url}/check`, now }),
    '/moneta/control',
  )
  const common = {
    assistantUrl: 'http://moneta.test',
    serviceUrl: moneta.url + MONETA_EMULATOR.servicePath,
    timeoutMs: TIMEOUT_MS,
    clock: moneta.clock,
    form,
  }
  const gateway = createMonetaGateway({ ...common, ...MONETA_EMULATOR })
  return {
    gateway,
    stranger: createMonetaGateway({
      ...common,
      account: '1',
      integrityCode: 'x',
      username: 'x',
      password: 'y',
      paymentPassword: null,
    }),
    moneta: moneta.app,
    openedAt: OPENED_AT,
    notificationUrl: `${shop.url}/callback`,
    notifications: shop.notifications,
    break: moneta.break,
    press: ({ payUrl }, action) => moneta.post(payUrl ?? '', { action }),
    stopWaiting: shop.stopWaiting,
    passSeconds: moneta.passSeconds,
    close: async () => {
      await moneta.app.close()
      await shop.close()
    },
  }
}
