import type { FastifyPluginAsync } from 'fastify'
import { faultsForm, mountFaultControl } from '../faults.ts'
import { escapeHtml, page, roubles } from '../page.ts'
import { registerOptionsOf } from '../register-file.ts'
import { Bank, type BankOrderStatus } from './bank.ts'
import { RBS_EMULATOR_CREDENTIALS } from './credentials.ts'
import { createRbsFaults } from './faults.ts'
import { createNotifier } from './notifications.ts'
import { CARD_PAGE, mountPages } from './pages.ts'
import { acquirerRegister } from './register.ts'
import { mountWire } from './wire.ts'

export interface RbsEmulatorOptions {
  readonly username?: string
  readonly password?: string
  /** Key that signs notifications. */
  readonly callbackKey?: string
  /** Public URL of the emulators for the customer's browser and phone. */
  readonly publicUrl: string
  /** URL of notifications when a registration names none. */
  readonly callbackUrl?: string
  /** True = QR links have the real host (which no phone can pay) instead of the emulator's own page. */
  readonly hasRealLookingLinks?: boolean
  /** Present time, milliseconds since the epoch. */
  readonly now: () => number
  /** File of orders; memory by default. */
  readonly bookFile?: string
}

const STATES: Readonly<Record<BankOrderStatus, string>> = {
  0: 'ждёт',
  1: 'удержан',
  2: 'оплачен',
  3: 'отпущен',
  4: 'возвращён',
  5: 'ждёт кода',
  6: 'не оплачен',
}
const CONTROL = '/control'

/**
 * Emulates an acquirer of the RBS family with SBP: the protocol, a bank, its pages for people, and faults by `POST
 * /control` or on the page `/rbs`.
 */
export const rbsEmulator: FastifyPluginAsync<RbsEmulatorOptions> = async (app, options) => {
  const { username, password, callbackKey } = { ...RBS_EMULATOR_CREDENTIALS, ...options }
  const now = options.now
  const faults = createRbsFaults()
  const qrHost = options.hasRealLookingLinks ? 'https://qr.nspk.ru' : `${options.publicUrl}/qr`
  const bank = new Bank({ now, qrHost, file: options.bookFile ?? null })
  const notifier = createNotifier({ key: callbackKey, defaultUrl: options.callbackUrl ?? null, faults })
  bank.onEvent = (order, operation, isSuccess) => notifier.send(order, operation, isSuccess)
  app.addHook('onClose', async () => notifier.stop())

  await mountFaultControl(app, { path: CONTROL, page: '/rbs', faults })
  mountWire(app, { bank, faults, username, password, cardPageUrl: `${options.publicUrl}${CARD_PAGE}` })
  mountPages(app, { bank, faults, now })

  /** for tests: every payment of the bank, newest first */
  app.get<{ Querystring: { number?: string } }>('/rbs/orders', async (request) => ({
    items: bank
      .list()
      .filter((order) => !request.query.number || order.orderNumber.startsWith(request.query.number))
      .map(({ orderId, orderNumber, amount, status, approved, deposited, refunded, qr }) => ({
        orderId,
        orderNumber,
        amount,
        status,
        approved,
        deposited,
        refunded,
        qrId: qr?.id ?? null,
      })),
  }))

  /** the register of the acquirer, for the closing of a month */
  app.get<{ Querystring: Record<string, string> }>('/rbs/register', async ({ query }, reply) =>
    reply
      .type('text/csv')
      .header('content-disposition', 'attachment; filename="register.csv"')
      .send(acquirerRegister(bank.list(), registerOptionsOf(query))),
  )

  app.get('/rbs', async (_request, reply) => {
    const rows = bank
      .list()
      .slice(0, 100)
      .map((order) => {
        const link = order.qr ? `/qr/${order.qr.id}` : `${CARD_PAGE}?mdOrder=${order.orderId}`
        return `<tr><td><a href="${link}">${escapeHtml(order.orderNumber)}</a></td><td>${roubles(order.amount)}</td><td>${STATES[order.status]}</td></tr>`
      })
    const table = rows.length
      ? `<table><tr><th>Номер</th><th>Сумма</th><th>Состояние</th></tr>${rows.join('')}</table>`
      : '<p class="note">Платежей ещё нет.</p>'
    return reply
      .type('text/html; charset=utf-8')
      .send(
        page(
          'Банк',
          `<h1>Платежи в банке</h1><p><a href="/rbs/register">Реестр эквайринга</a></p>${table}${faultsForm(CONTROL, faults)}`,
        ),
      )
  })
}
