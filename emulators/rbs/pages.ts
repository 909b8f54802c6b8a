import type { FastifyInstance, FastifyReply } from 'fastify'
import { faultOptions } from '../faults.ts'
import { escapeHtml, page, roubles } from '../page.ts'
import { type Bank, type BankOrder, isUnpaid } from './bank.ts'
import type { RbsFaults } from './faults.ts'

/** The acquirer's usual path of the card page. */
export const CARD_PAGE = '/payment/merchants/okolitsa/payment_ru.html'
/** Numbers of a card that is always refused, and of one whose bank requires a code; any other valid number pays. */
const REFUSED_CARD = '4000000000000002'
const CODE_CARD = '5555555555554444'

const NO_MONEY = { code: 116, text: 'Недостаточно средств', isByUser: false }
const BY_USER = { code: 120, text: 'Покупатель отказался', isByUser: true }

/** A submitted form of the bank's pages. */
type Action = Readonly<Record<string, string | undefined>> | null

export interface PagesOptions {
  readonly bank: Bank
  readonly faults: RbsFaults
  readonly now: () => number
}

/** The banking app and the card page for people. */
export function mountPages(app: FastifyInstance, options: PagesOptions): void {
  const { bank, faults } = options

  app.get<{ Params: { qrId: string } }>('/qr/:qrId', async (request, reply) => {
    const order = bank.findByQr(request.params.qrId)
    return show(reply, order ? qrPage(order, faults, options.now()) : null)
  })
  app.post<{ Params: { qrId: string; action: string }; Body: Action }>('/qr/:qrId/:action', async (request, reply) => {
    const order = bank.findByQr(request.params.qrId)
    if (!order) return show(reply, null)
    if (request.params.action === 'pay') payOrDecline(order, request.body)
    if (request.params.action === 'decline') bank.decline(order, BY_USER)
    if (request.params.action === 'expire') bank.expire(order)
    return reply.redirect(`/qr/${request.params.qrId}`, 303)
  })

  app.get<{ Querystring: { mdOrder?: string } }>(CARD_PAGE, async (request, reply) => {
    const order = findOrNull(bank, request.query.mdOrder)
    return show(reply, order ? cardPage(order, faults) : null)
  })
  app.post<{ Querystring: { mdOrder?: string }; Body: Action }>(CARD_PAGE, async (request, reply) => {
    const order = findOrNull(bank, request.query.mdOrder)
    if (!order) return show(reply, null)
    const { action = 'pay', card = '' } = request.body ?? {}
    const number = card.replace(/\D/g, '')
    if (action === 'decline') bank.decline(order, BY_USER)
    else if (action === 'expire') bank.expire(order)
    else if (action === 'release') bank.reverse(order)
    else if (action === 'code') payOrDecline(order, request.body)
    else if (!isCardNumber(number)) return show(reply, cardPage(order, faults, 'Проверьте номер карты'))
    else if (number === REFUSED_CARD) bank.decline(order, NO_MONEY)
    else if (number === CODE_CARD) {
      bank.startAcs(order)
      return show(reply, cardPage(order, faults))
    } else payOrDecline(order, request.body)
    return reply.redirect(action === 'release' ? request.url : backTo(order), 303)
  })

  /** Pays an order, or fails as chosen on the page. */
  function payOrDecline(order: BankOrder, action: Action): void {
    if (faults.isKnown(action?.fault)) faults.set(action.fault, 1)
    if (faults.take('decline')) bank.decline(order, NO_MONEY)
    else bank.pay(order)
  }
}

function findOrNull(bank: Bank, orderId: string | undefined): BankOrder | null {
  try {
    return orderId ? bank.find({ orderId }) : null
  } catch {
    return null
  }
}

/** The shop's return URL with the parameters that the acquirer appends. */
function backTo(order: BankOrder): string {
  const url = order.status === 6 ? order.failUrl : order.returnUrl
  return `${url}${url.includes('?') ? '&' : '?'}orderId=${order.orderId}&lang=ru`
}

function show(reply: FastifyReply, html: string | null): FastifyReply {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
  if (html) return reply.send(html)
  const body = '<h1>Такого платежа нет</h1><p class="note">Ссылка устарела.</p>'
  return reply.code(404).send(page('Нет платежа', body))
}

const head = (order: BankOrder) =>
  `<span class="badge">Эмулятор банка, деньги не настоящие</span><h1>Оплата по СБП</h1>
<p class="note">${escapeHtml(order.description)}</p><p class="sum">${roubles(order.amount)}</p>`

function qrPage(order: BankOrder, faults: RbsFaults, now: number): string {
  const back = `<a class="button no" href="${escapeHtml(backTo(order))}">Вернуться в магазин</a>`
  if (order.status === 2) return page('Оплачено', `${head(order)}<p class="good">Оплачено</p>${back}`)
  if (order.status === 4) return page('Возвращено', `${head(order)}<p>Возвращено ${roubles(order.refunded)}</p>${back}`)
  if (order.status === 6) {
    return page('Не оплачено', `${head(order)}<p class="bad">${escapeHtml(order.actionDescription)}</p>${back}`)
  }
  const left = Math.max(0, Math.floor((order.expiresAt - now) / 1_000))
  return page(
    'Оплата по СБП',
    `${head(order)}<p class="note">Осталось <b id="left">${clock(left)}</b></p>
<form method="post" action="/qr/${order.qr?.id}/pay"><button class="yes">Оплатить</button>${faultPicker(faults)}</form>
<form method="post" action="/qr/${order.qr?.id}/decline"><button class="no">Отказать</button></form>
<form method="post" action="/qr/${order.qr?.id}/expire"><button class="no">Время истекло</button></form>
<script>let s=${left};setInterval(()=>{s=Math.max(0,s-1);document.getElementById('left').textContent=Math.floor(s/60)+':'+String(s%60).padStart(2,'0');if(s===0)location.reload()},1000)</script>`,
  )
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** State of a card order as text. */
function wordOf(order: BankOrder): string {
  if (order.status === 1) return `Удержано ${roubles(order.approved)}, магазин спишет позже`
  if (order.status === 2) return `Оплачено ${roubles(order.deposited)}`
  if (order.status === 4) return `Возвращено ${roubles(order.refunded)}`
  return order.actionDescription
}

function cardPage(order: BankOrder, faults: RbsFaults, problem = ''): string {
  const top = head(order).replace('Оплата по СБП', 'Оплата картой')
  const back = `<a class="button no" href="${escapeHtml(backTo(order))}">Вернуться в магазин</a>`
  const form = (body: string) => `<form method="post" action="${CARD_PAGE}?mdOrder=${order.orderId}">${body}</form>`
  const decline = form(
    `<button class="no" name="action" value="decline">Отказаться</button><button class="no" name="action" value="expire">Время истекло</button>`,
  )
  if (!isUnpaid(order)) {
    const isGood = order.status === 1 || order.status === 2
    const release = form(
      '<input type="hidden" name="action" value="release"><button class="no">Отпустить деньги, как по сроку</button>',
    )
    return page(
      'Оплата картой',
      `${top}<p class="${isGood ? 'good' : 'bad'}">${escapeHtml(wordOf(order))}</p>${order.status === 1 ? release : ''}${back}`,
    )
  }
  const pay = `<button class="yes">${order.isTwoStage ? 'Удержать' : 'Оплатить'} ${roubles(order.amount)}</button>${faultPicker(faults)}`
  if (order.status === 5) {
    const code = `<input type="hidden" name="action" value="code">
<label>Код из СМС<input name="code" inputmode="numeric" autocomplete="off" required value="1234"></label>`
    return page('Код банка', `${top}${form(code + pay)}${decline}`)
  }
  const card = `<label>Номер карты<input name="card" inputmode="numeric" autocomplete="off" required value="4111 1111 1111 1111"></label>
<div class="row"><label>Месяц/год<input name="until" value="12/30" required></label><label>CVC<input name="cvc" value="123" inputmode="numeric" required></label></div>`
  return page(
    'Оплата картой',
    `${top}${problem && `<p class="bad" role="alert">${problem}</p>`}${form(card + pay)}${decline}
<p class="note">4000 0000 0000 0002 — банк откажет, 5555 5555 5555 4444 — спросит код. Любая другая верная карта платит.</p>${back}`,
  )
}

const faultPicker = (faults: RbsFaults) =>
  `<label>Что пойдёт не так<select name="fault">${faultOptions(faults)}</select></label>`

/** True when the check digit of a card number is valid (Luhn). */
function isCardNumber(number: string): boolean {
  if (!/^\d{16,19}$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, sign, index) => {
    const digit = Number(sign) * (index % 2 ? 2 : 1)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0
}
