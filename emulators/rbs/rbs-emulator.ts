import formbody from '@fastify/formbody'
import type { FastifyPluginAsync } from 'fastify'
import { escapeHtml, page } from '../page.ts'
import { Bank } from './bank.ts'
import { RBS_EMULATOR_CREDENTIALS } from './credentials.ts'
import { FAULTS, type Fault, Faults } from './faults.ts'
import { createNotifier } from './notifications.ts'
import { CARD_PAGE, mountPages } from './pages.ts'
import { mountWire } from './wire.ts'

export interface RbsEmulatorOptions {
  readonly username?: string
  readonly password?: string
  /** Signs notifications. */
  readonly callbackKey?: string
  /** The emulators' own address as the shopper's browser and phone reach it. */
  readonly publicUrl: string
  /** Where notifications go when a registration names no address of its own. */
  readonly callbackUrl?: string
  /** QR links of the real host (nobody's phone will pay them) instead of the emulator's own page. */
  readonly hasRealLookingLinks?: boolean
  /** Milliseconds since the epoch; the machine's clock unless told. */
  readonly now?: () => number
}

/**
 * An acquirer of the RBS family with SBP: the same wire, an in-memory bank, its pages for people, and a control
 * endpoint for faults: `POST /control {"fail": "down", "times": 2}`, `{"fail": "none"}` clears all.
 */
export const rbsEmulator: FastifyPluginAsync<RbsEmulatorOptions> = async (app, options) => {
  const { username, password, callbackKey } = { ...RBS_EMULATOR_CREDENTIALS, ...options }
  const now = options.now ?? Date.now
  const faults = new Faults()
  const qrHost = options.hasRealLookingLinks ? 'https://qr.nspk.ru' : `${options.publicUrl}/qr`
  const bank = new Bank({ now, qrHost })
  const notifier = createNotifier({ key: callbackKey, defaultUrl: options.callbackUrl ?? null, faults })
  bank.onEvent = (order, operation, isSuccess) => notifier.send(order, operation, isSuccess)
  app.addHook('onClose', async () => notifier.stop())

  await app.register(formbody)
  mountWire(app, { bank, faults, username, password, cardPageUrl: `${options.publicUrl}${CARD_PAGE}` })
  mountPages(app, { bank, faults, now })

  app.post<{ Body: { fail?: string; times?: number } }>('/control', async (request, reply) => {
    const { fail, times } = request.body ?? {}
    if (fail === 'none') faults.clear()
    else if (FAULTS.includes(fail as Fault)) faults.set(fail as Fault, times)
    else return reply.code(400).send({ error: `fail: none, ${FAULTS.join(', ')}` })
    return { faults: faults.list() }
  })

  /** What a test asks: every payment the bank knows, newest first. */
  app.get<{ Querystring: { number?: string } }>('/rbs/orders', async (request) => ({
    items: bank
      .list()
      .filter((order) => !request.query.number || order.orderNumber.startsWith(request.query.number))
      .map(({ orderId, orderNumber, amount, status, deposited, refunded, qr }) => ({
        orderId,
        orderNumber,
        amount,
        status,
        deposited,
        refunded,
        qrId: qr?.id ?? null,
      })),
  }))

  app.get('/rbs', async (_request, reply) => {
    const rows = bank
      .list()
      .slice(0, 100)
      .map((order) => {
        const link = order.qr ? `/qr/${order.qr.id}` : `${CARD_PAGE}?mdOrder=${order.orderId}`
        const state = { 0: 'ждёт', 1: 'удержан', 2: 'оплачен', 3: 'отменён', 4: 'возвращён', 6: 'не оплачен' }[
          order.status
        ]
        return `<tr><td><a href="${link}">${escapeHtml(order.orderNumber)}</a></td><td>${order.amount / 100}\u00A0₽</td><td>${state}</td></tr>`
      })
    const table = rows.length
      ? `<table><tr><th>Номер</th><th>Сумма</th><th>Состояние</th></tr>${rows.join('')}</table>`
      : '<p class="note">Платежей ещё нет.</p>'
    return reply.type('text/html; charset=utf-8').send(page('Банк', `<h1>Платежи в банке</h1>${table}`))
  })
}
