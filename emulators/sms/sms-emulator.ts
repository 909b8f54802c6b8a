import formbody from '@fastify/formbody'
import type { FastifyPluginAsync } from 'fastify'
import { clockTime, escapeHtml } from '../page.ts'

export interface SentMessage {
  readonly id: number
  readonly phone: string
  readonly text: string
  readonly sentAt: string
  readonly provider: 'smsc' | 'smsaero' | 'smsru'
}

/** Maximum stored messages; the oldest are deleted. */
const MAX_MESSAGES = 500
/** Phone numbers that cause faults: no money, wrong number, a delay of 20 s. */
const NO_MONEY = '79990000001'
const WRONG_NUMBER = '79990000002'
const SLOW = '79990000003'
const SLOW_MS = 20_000

/** Emulates SMSC, SMS Aero and SMS.ru with their protocols, and an inbox. */
export const smsEmulator: FastifyPluginAsync<{ now: () => number }> = async (app, { now }) => {
  const messages: SentMessage[] = []
  let lastId = 0
  await app.register(formbody)

  async function accept(
    provider: SentMessage['provider'],
    phone: string,
    text: string,
  ): Promise<'ok' | 'noMoney' | 'wrongNumber'> {
    if (phone === NO_MONEY) return 'noMoney'
    if (phone === WRONG_NUMBER || !/^7\d{10}$/.test(phone)) return 'wrongNumber'
    if (phone === SLOW) await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    lastId += 1
    messages.unshift({ id: lastId, phone, text, sentAt: new Date(now()).toISOString(), provider })
    messages.length = Math.min(messages.length, MAX_MESSAGES)
    return 'ok'
  }
  const fieldsOf = (request: { query: unknown; body: unknown }) =>
    ({ ...(request.query as object), ...(request.body as object) }) as Record<string, string | undefined>

  app.route({
    method: ['GET', 'POST'],
    url: '/sys/send.php',
    handler: async (request, reply) => {
      const { phones = '', mes = '', login, psw, charset, fmt } = fieldsOf(request)
      // without these fields the service assumes windows-1251 and answers in text
      if (fmt !== '3' || charset !== 'utf-8') return reply.type('text/plain').send('ERROR = 1 (parameters error)')
      if (!login || !psw) return { error: 'authorise error', error_code: 2 }
      if (!phones || !mes) return { error: 'parameters error', error_code: 1 }
      const outcome = await accept('smsc', phones, mes)
      if (outcome === 'noMoney') return { error: 'no money', error_code: 3 }
      if (outcome === 'wrongNumber') return { error: 'invalid number', error_code: 7 }
      return { id: lastId, cnt: 1, cost: '4.30', balance: '100.5' }
    },
  })
  app.route({
    method: ['GET', 'POST'],
    url: '/v2/sms/send',
    handler: async (request, reply) => {
      const { number = '', text = '', sign = '' } = fieldsOf(request)
      if (!isBasic(request.headers.authorization)) {
        return reply
          .code(401)
          .send({ success: false, data: null, message: 'Your request was made with invalid credentials.' })
      }
      const outcome = text && sign ? await accept('smsaero', number, text) : 'wrongNumber'
      if (outcome === 'noMoney') return reply.code(402).send({ success: false, data: null, message: 'No enough money' })
      if (outcome === 'wrongNumber')
        return reply.code(400).send({ success: false, data: null, message: 'Validation error.' })
      const dateCreate = Math.floor(now() / 1000)
      return {
        success: true,
        data: {
          id: lastId,
          from: sign,
          number,
          text,
          status: 0,
          extendStatus: 'queue',
          channel: 'FREE SIGN',
          cost: 4.3,
          dateCreate,
          dateSend: dateCreate,
        },
        message: null,
      }
    },
  })
  app.route({
    method: ['GET', 'POST'],
    url: '/sms/send',
    handler: async (request, reply) => {
      const { to = '', msg = '', api_id: apiId, json } = fieldsOf(request)
      if (json !== '1') return reply.type('text/plain').send('200')
      if (!apiId) return { status: 'ERROR', status_code: 200, status_text: 'wrong api_id' }
      if (!msg) return { status: 'OK', status_code: 100, sms: { [to]: { status: 'ERROR', status_code: 203 } } }
      const outcome = await accept('smsru', to, msg)
      const code = outcome === 'ok' ? 100 : outcome === 'noMoney' ? 201 : 202
      const sms = { status: code === 100 ? 'OK' : 'ERROR', status_code: code, sms_id: `000000-${lastId}` }
      return { status: 'OK', status_code: 100, sms: { [to]: sms }, balance: 100.5 }
    },
  })

  // questions about the balance, by which a shop checks its credentials
  app.route({
    method: ['GET', 'POST'],
    url: '/sys/balance.php',
    handler: async (request) => {
      const { login, psw } = fieldsOf(request)
      return login && psw ? { balance: '100.5' } : { error: 'authorise error', error_code: 2 }
    },
  })
  app.get('/v2/balance', async (request, reply) => {
    if (isBasic(request.headers.authorization)) return { success: true, data: { balance: 100.5 }, message: null }
    return reply
      .code(401)
      .send({ success: false, data: null, message: 'Your request was made with invalid credentials.' })
  })
  app.route({
    method: ['GET', 'POST'],
    url: '/my/balance',
    handler: async (request) =>
      fieldsOf(request).api_id
        ? { status: 'OK', status_code: 100, balance: 100.5 }
        : { status: 'ERROR', status_code: 200, status_text: 'wrong api_id' },
  })

  app.get('/sms/messages', async (request) => {
    const { phone } = request.query as { phone?: string }
    const digits = phone?.replace(/\D/g, '')
    return { items: digits ? messages.filter((message) => message.phone === digits) : messages }
  })
  app.get('/sms', async (_request, reply) => reply.type('text/html; charset=utf-8').send(inboxPage(messages)))
}

/** True when the header contains e-mail and key, as SMS Aero requires. */
const isBasic = (header = ''): boolean =>
  /^[^:]+:.+$/.test(Buffer.from(/^Basic (\S+)$/.exec(header)?.[1] ?? '', 'base64').toString())

/** The page for people: messages, newest first; it reloads itself. */
function inboxPage(messages: readonly SentMessage[]): string {
  const rows = messages
    .map(
      ({ phone, text, sentAt, provider }) =>
        `<li><b>+${escapeHtml(phone)}</b> <time>${clockTime(sentAt)}</time> <small>${provider}</small><p>${escapeHtml(text).replaceAll('\n', '<br>')}</p></li>`,
    )
    .join('')
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="refresh" content="3"><title>Ящик СМС</title><style>
body{font:16px/1.5 system-ui,sans-serif;background:#fcfaf5;color:#19201a;margin:0 auto;max-width:560px;padding:24px 16px}
h1{font-size:28px;letter-spacing:-.03em}ul{list-style:none;padding:0;display:grid;gap:12px}li{background:#fff;border-radius:18px;padding:14px 18px;box-shadow:0 2px 10px -2px #3c301822}
time,small{color:#67645e;margin-left:8px}p{margin:6px 0 0;font-size:18px}a{color:#1a622e}</style></head><body><p><a href="/">Эмуляторы</a></p><h1>Ящик СМС</h1>${rows ? `<ul>${rows}</ul>` : '<p>Пока пусто. Запросите код на странице входа — сообщение появится здесь.</p>'}</body></html>`
}
