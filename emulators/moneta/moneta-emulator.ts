import type { FastifyPluginAsync } from 'fastify'
import { faultsForm, mountFaultControl } from '../faults.ts'
import { escapeHtml, page, roubles } from '../page.ts'
import { registerOptionsOf } from '../register-file.ts'
import { mountAssistant } from './assistant.ts'
import { createMonetaFaults } from './faults.ts'
import { mountMerchantApi } from './merchant-api.ts'
import { createMonetaNotifier, type ShopAddresses } from './notifier.ts'
import { monetaRegister } from './register.ts'
import { isCredited, type OperationStatus, Till } from './till.ts'

export interface MonetaEmulatorOptions extends ShopAddresses {
  /** Present time, milliseconds since the epoch. */
  readonly now: () => number
  /** File of operations; memory by default. */
  readonly bookFile?: string
}

const CONTROL = '/moneta/control'
const STATES: Readonly<Record<OperationStatus, string>> = {
  CREATED: 'начат',
  INPROGRESS: 'деньги в пути',
  TAKENIN_NOTSENT: 'зачислен, магазин ещё не услышал',
  SUCCEED: 'зачислен',
  CANCELED: 'отменён',
}

/**
 * Emulates MONETA Assistant as used by PayAnyWay: the page of a signed link, Check URL and Pay URL calls to the shop,
 * merchant calls for states and refunds, faults by `POST /moneta/control` or on the page `/moneta`.
 */
export const monetaEmulator: FastifyPluginAsync<MonetaEmulatorOptions> = async (app, options) => {
  const faults = createMonetaFaults()
  const till = new Till(options.now, options.bookFile ?? null)
  const notifier = createMonetaNotifier(options, faults)
  app.addHook('onClose', async () => notifier.stop())

  await mountFaultControl(app, { path: CONTROL, page: '/moneta', faults })
  mountAssistant(app, { till, faults, notifier })
  mountMerchantApi(app, { till, faults })

  /** for tests: every operation, newest first */
  app.get<{ Querystring: { number?: string } }>('/moneta/operations', async ({ query }) => ({
    items: till.list().filter(({ transactionId }) => !query.number || transactionId.startsWith(query.number)),
  }))

  /** the register of the acquirer, for the closing of a month */
  app.get<{ Querystring: Record<string, string> }>('/moneta/register', async ({ query }, reply) =>
    reply
      .type('text/csv')
      .header('content-disposition', 'attachment; filename="register.csv"')
      .send(monetaRegister(till.list(), registerOptionsOf(query))),
  )

  app.get('/moneta', async (_request, reply) => {
    const rows = till
      .list()
      .slice(0, 100)
      .map(({ id, transactionId, amount, status, parentId }) => {
        const button = (action: string, words: string) =>
          `<form method="post" action="/moneta/operations/${id}/${action}"><button class="no">${words}</button></form>`
        const state = parentId === null ? STATES[status] : 'возврат'
        const undo = parentId === null && isCredited({ status }) ? button('undo', 'Отозвать') : ''
        const what = status === 'INPROGRESS' ? button('settle', 'Зачислить') : state + undo
        return `<tr><td>${escapeHtml(transactionId)}</td><td>${roubles(amount)}</td><td>${what}</td></tr>`
      })
    const table = rows.length
      ? `<table><tr><th>Номер</th><th>Сумма</th><th>Состояние</th></tr>${rows.join('')}</table>`
      : '<p class="note">Платежей ещё нет.</p>'
    return reply
      .type('text/html; charset=utf-8')
      .send(
        page(
          'MONETA',
          `<h1>Платежи в MONETA</h1><p><a href="/moneta/register">Реестр операций</a></p>${table}${faultsForm(CONTROL, faults)}`,
        ),
      )
  })
}
