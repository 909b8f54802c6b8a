import type { FastifyInstance, FastifyReply } from 'fastify'
import { faultOptions } from '../faults.ts'
import { escapeHtml, page, roubles } from '../page.ts'
import { readAmount } from './amount.ts'
import { MONETA_EMULATOR } from './credentials.ts'
import type { MonetaFaults } from './faults.ts'
import type { Notifier } from './notifier.ts'
import { type MntFields, signatureOf } from './signature.ts'
import { isCredited, type Operation, type OperationStatus, type Till } from './till.ts'

export interface AssistantOptions {
  readonly till: Till
  readonly faults: MonetaFaults
  readonly notifier: Notifier
}

/** Buttons of the page: the state of the operation and the redirect. */
const ACTIONS = {
  pay: { status: 'TAKENIN_NOTSENT', back: 'MNT_SUCCESS_URL' },
  later: { status: 'INPROGRESS', back: 'MNT_INPROGRESS_URL' },
  decline: { status: 'CANCELED', back: 'MNT_FAIL_URL' },
} as const satisfies Record<string, { status: OperationStatus; back: string }>

type Request = { Querystring: MntFields; Body: { action?: string; fault?: string } | null }

/** Mounts the payment page: `/assistant.htm` as a page, `/assistant.widget` in a frame of the shop. */
export function mountAssistant(app: FastifyInstance, { till, faults, notifier }: AssistantOptions): void {
  const notify = (operation: Operation) =>
    notifier.paid(operation, () => {
      // the credit may have been reversed during the notification
      if (operation.status === 'TAKENIN_NOTSENT') till.move(operation, 'SUCCEED')
    })
  for (const path of ['/assistant.htm', '/assistant.widget']) {
    const isWidget = path.endsWith('.widget')
    app.get<Request>(path, async ({ query: link, url }, reply) => {
      const problem = problemOf(link)
      return show(reply, problem ? refused(problem) : payPage(link, url, { faults, isWidget, isPaid: isPaid(link) }))
    })
    app.post<Request>(path, async ({ query: link, body }, reply) => {
      const problem = problemOf(link)
      if (problem) return show(reply, refused(problem))
      if (isPaid(link)) return reply.redirect(backTo(link, 'MNT_SUCCESS_URL'), 303)
      if (!(await notifier.mayPay(link))) return show(reply, closed(link))
      if (faults.isKnown(body?.fault)) faults.set(body.fault, 1)
      const isRefused = body?.action === 'decline' || (body?.action === 'pay' && faults.take('decline'))
      const { status, back } = ACTIONS[isRefused ? 'decline' : body?.action === 'later' ? 'later' : 'pay']
      const operation = till.open({
        transactionId: link.MNT_TRANSACTION_ID ?? '',
        amount: readAmount(link.MNT_AMOUNT ?? '') ?? 0,
        description: link.MNT_DESCRIPTION ?? '',
        link,
        status,
      })
      if (isCredited(operation)) notify(operation)
      return reply.redirect(backTo(link, back), 303)
    })
  }

  /** a person confirms money in transit */
  app.post<{ Params: { id: string } }>('/moneta/operations/:id/settle', async ({ params }, reply) => {
    const operation = till.find(Number(params.id))
    if (operation.status === 'INPROGRESS') {
      till.move(operation, 'TAKENIN_NOTSENT')
      notify(operation)
    }
    return reply.redirect('/moneta', 303)
  })

  /** the payer's bank reverses a credit */
  app.post<{ Params: { id: string } }>('/moneta/operations/:id/undo', async ({ params }, reply) => {
    const operation = till.find(Number(params.id))
    if (isCredited(operation) && operation.parentId === null) {
      till.move(operation, 'CANCELED')
      notifier.undone(operation)
    }
    return reply.redirect('/moneta', 303)
  })

  const isPaid = (link: MntFields) => till.isPaid(link.MNT_TRANSACTION_ID ?? '')
}

const LONGEST = { MNT_TRANSACTION_ID: 255, MNT_DESCRIPTION: 500 } as const
const BACK = ['MNT_SUCCESS_URL', 'MNT_FAIL_URL', 'MNT_RETURN_URL', 'MNT_INPROGRESS_URL'] as const

/** Error of a link; null = valid. */
function problemOf(link: MntFields): string | null {
  if (link.MNT_ID !== MONETA_EMULATOR.account) return 'Unknown account'
  if (!link.MNT_TRANSACTION_ID || link.MNT_CURRENCY_CODE !== 'RUB') return 'Invalid parameters'
  if (!['0', '1', undefined].includes(link.MNT_TEST_MODE)) return 'Invalid parameters'
  if (Object.entries(LONGEST).some(([name, most]) => (link[name]?.length ?? 0) > most)) return 'Invalid parameters'
  if (BACK.some((name) => link[name] !== undefined && !URL.canParse(link[name]))) return 'Invalid parameters'
  if (!/^\d{1,9}\.\d{2}$/.test(link.MNT_AMOUNT ?? '')) return 'Invalid amount'
  const isSigned = link.MNT_SIGNATURE === signatureOf(link, MONETA_EMULATOR.integrityCode)
  return isSigned ? null : 'Invalid data integrity code'
}

/** The return URL with the payment's number. */
function backTo(link: MntFields, name: string): string {
  const url = link[name] ?? link.MNT_SUCCESS_URL ?? '/moneta'
  return `${url}${url.includes('?') ? '&' : '?'}MNT_TRANSACTION_ID=${encodeURIComponent(link.MNT_TRANSACTION_ID ?? '')}`
}

function show(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
}

const refused = (problem: string) => page('Ошибка', `<h1>Платёж не открыть</h1><p class="bad">${problem}</p>`)

const head = (link: MntFields) =>
  `<span class="badge">Эмулятор MONETA, деньги не настоящие</span><h1>Оплата заказа</h1>
<p class="note">${escapeHtml(link.MNT_DESCRIPTION ?? '')}</p><p class="sum">${roubles(readAmount(link.MNT_AMOUNT ?? '') ?? 0)}</p>`

/** A link that navigates the whole window, because the shop's pages must not open in the frame. */
const link = (href: string, words: string) =>
  `<a class="button no" target="_top" href="${escapeHtml(href)}">${words}</a>`

const closed = (fields: MntFields) =>
  page(
    'Платёж закрыт',
    `${head(fields)}<p class="bad">Магазин больше не ждёт эту оплату.</p>${link(backTo(fields, 'MNT_FAIL_URL'), 'Вернуться в магазин')}`,
  )

function payPage(
  fields: MntFields,
  url: string,
  { faults, isWidget, isPaid }: { faults: MonetaFaults; isWidget: boolean; isPaid: boolean },
): string {
  const back = link(backTo(fields, 'MNT_RETURN_URL'), 'Вернуться в магазин')
  if (isPaid) return page('Оплачено', `${head(fields)}<p class="good">Оплачено</p>${back}`)
  const action = `<form method="post" target="_top" action="${escapeHtml(url)}">`
  const button = (action: string, look: string, words: string) =>
    `<button class="${look}" name="action" value="${action}">${words}</button>`
  return page(
    isWidget ? 'Оплата картой' : 'MONETA',
    `${head(fields)}${action}
<label>Чем платить<select name="unit"><option>Банковская карта</option>${isWidget ? '' : '<option>Кошелёк MONETA</option><option>СБП</option>'}</select></label>
${button('pay', 'yes', 'Оплатить')}${button('later', 'no', 'Деньги придут позже')}${button('decline', 'no', 'Отказать')}
<label>Что пойдёт не так<select name="fault">${faultOptions(faults)}</select></label></form>${back}`,
  )
}
