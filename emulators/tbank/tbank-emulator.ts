import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { faultsForm, mountFaultControl } from '../faults.ts'
import { escapeHtml, page, roubles } from '../page.ts'
import { TBANK_DRAFTS_PATH, TBANK_EMULATOR_PATH, TBANK_EMULATOR_TOKEN, TBANK_PAYMENTS_PATH } from './credentials.ts'
import { createTbankFaults } from './faults.ts'
import { paymentsOfFile } from './orders-file.ts'
import { type BankPayment, faultOfPayment, moscowDay, PaymentBook } from './payment-book.ts'
import { statementFile } from './statement-file.ts'

export interface TbankEmulatorOptions {
  readonly token?: string
  /** Present time, milliseconds since the epoch. */
  readonly now: () => number
  /** File of payments; memory by default. */
  readonly bookFile?: string
}

type Fields = Record<string, unknown>

const CONTROL = `${TBANK_EMULATOR_PATH}/control`
const SILENCE_MS = 20_000
const RETURN_MS = 2 * 24 * 3_600_000
const MAX_FILE = 2_000_000
const MAX_SHOWN = 50

/**
 * The bank of the market's own account. T-API: drafts under `/tbank/openapi`, payments under `/tbank/secured`. The bank
 * client of people: `POST /tbank/files` imports a file of payment orders, `GET /tbank/statement?account&from&to&encoding`
 * exports a statement, `POST /tbank/drafts/{id} {"to": "sign"|"delete"}` is the person who signs. Faults are set at
 * `/tbank/control`; a fault of a payment is remembered with it.
 */
export const tbankEmulator: FastifyPluginAsync<TbankEmulatorOptions> = async (app, options) => {
  const { token = TBANK_EMULATOR_TOKEN, now, bookFile = null } = options
  const book = new PaymentBook(bookFile)
  const faults = createTbankFaults()
  await mountFaultControl(app, { path: CONTROL, page: TBANK_EMULATOR_PATH, faults })
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: MAX_FILE },
    (_request, body, done) => done(null, body),
  )

  const refuse = (reply: FastifyReply, status: number, errorCode: string, errorMessage: string) =>
    reply.code(status).send({ errorId: randomUUID(), errorCode, errorMessage })
  const drop = (reply: FastifyReply) => {
    reply.hijack()
    reply.raw.destroy()
    return reply
  }
  /** Answers a call of the shop with a fault or an error; true = answered. */
  const isAnswered = async (reply: FastifyReply, authorization: unknown): Promise<boolean> => {
    if (faults.take('down')) refuse(reply, 503, 'UNAVAILABLE', 'Service unavailable')
    else if (faults.take('busy')) refuse(reply, 429, 'TOO_MANY_REQUESTS', 'Too many requests')
    else if (faults.take('timeout')) {
      await pause(SILENCE_MS, null, { ref: false })
      drop(reply)
    } else if (authorization !== `Bearer ${token}`) refuse(reply, 401, 'UNAUTHORIZED', 'Wrong token')
    else return false
    return true
  }
  const execute = (payment: BankPayment) => {
    payment.status = faults.take('decline') ? 'FAILED' : 'EXECUTED'
    if (payment.status === 'EXECUTED' && faults.take('return')) payment.returnAt = now() + RETURN_MS
    book.keep(payment)
  }
  const faultOf = (payment: BankPayment): readonly [string, string] | null => {
    const fault = faultOfPayment(payment)
    if (fault !== null) return ['VALIDATION_ERROR', fault]
    if (faults.take('refuse')) return ['VALIDATION_ERROR', 'the emulator was told to refuse']
    if (faults.take('no-money')) return ['INSUFFICIENT_FUNDS', 'not enough money']
    if (book.isNumberTaken(payment)) return ['DUPLICATE_NUMBER', 'documentNumber is taken today']
    return null
  }
  const kopecksOf = (amount: unknown) => (typeof amount === 'number' ? Number((amount * 100).toFixed(6)) : Number.NaN)

  app.post<{ Body: Fields | null }>(`${TBANK_DRAFTS_PATH}/api/v1/payment/create`, async ({ headers, body }, reply) => {
    if (await isAnswered(reply, headers.authorization)) return reply
    const text = (name: string) => String(body?.[name] ?? '')
    const draft: BankPayment = {
      id: randomUUID(),
      kind: 'draft',
      status: 'DRAFT',
      from: text('accountNumber'),
      to: {
        account: text('bankAcnt'),
        bic: text('bankBik'),
        name: text('recipientName'),
        tin: text('inn'),
        kpp: text('kpp'),
      },
      number: text('documentNumber'),
      amount: kopecksOf(body?.amount),
      purpose: text('paymentPurpose'),
      at: now(),
      returnAt: null,
    }
    const fault = faultOf(draft)
    if (fault) return refuse(reply, 422, ...fault)
    book.keep(draft)
    return faults.take('lost-answer') ? drop(reply) : { documentId: draft.id }
  })
  app.post<{ Body: { documentIds?: string[] } | null }>(
    `${TBANK_DRAFTS_PATH}/api/v1/payment/status`,
    async ({ headers, body }, reply) => {
      if (await isAnswered(reply, headers.authorization)) return reply
      const found = (body?.documentIds ?? []).map((id) => [id, book.find(id)] as const)
      return {
        result: found.flatMap(([documentId, draft]) => (draft ? [{ documentId, status: draft.status }] : [])),
        resultError: found.flatMap(([documentId, draft]) => (draft ? [] : [{ documentId }])),
      }
    },
  )

  app.post<{ Body: Fields | null }>(
    `${TBANK_PAYMENTS_PATH}/api/v1/payment/ruble-transfer/pay`,
    async ({ headers, body }, reply) => {
      if (await isAnswered(reply, headers.authorization)) return reply
      const id = String(body?.id ?? '')
      const [from, to] = [(body?.from ?? {}) as Fields, (body?.to ?? {}) as Fields]
      const text = (name: string) => String(to[name] ?? '')
      if (id === '' || id.length > 64) return refuse(reply, 400, 'INVALID_DATA', 'id: 1 to 64 characters')
      if (!book.find(id)) {
        const payment: BankPayment = {
          id,
          kind: 'payment',
          status: 'IN_PROGRESS',
          from: String(from.accountNumber ?? ''),
          to: {
            account: text('accountNumber'),
            bic: text('bik'),
            name: text('name'),
            tin: text('inn'),
            kpp: text('kpp'),
          },
          number: String(body?.documentNumber ?? ''),
          amount: kopecksOf(body?.amount),
          purpose: String(body?.purpose ?? ''),
          at: now(),
          returnAt: null,
        }
        const fault = faultOf(payment)
        if (fault) return refuse(reply, 422, ...fault)
        book.keep(payment)
      }
      return faults.take('lost-answer') ? drop(reply) : reply.code(201).send()
    },
  )
  app.get<{ Params: { id: string } }>(
    `${TBANK_PAYMENTS_PATH}/api/v1/payment/:id`,
    async ({ headers, params }, reply) => {
      if (await isAnswered(reply, headers.authorization)) return reply
      const payment = book.find(params.id)
      if (payment?.kind !== 'payment') return refuse(reply, 404, 'NOT_FOUND', 'No such payment')
      if (payment.status === 'IN_PROGRESS' && !faults.take('slow')) execute(payment)
      const { status } = payment
      return { status, ...(status === 'FAILED' && { errorMessage: 'Счёт получателя не найден' }) }
    },
  )

  // the bank client of people
  app.post<{ Body: Buffer }>(`${TBANK_EMULATOR_PATH}/files`, async ({ body }, reply) => {
    try {
      const payments = paymentsOfFile(body, now(), () => randomUUID())
      const taken = payments.find(
        (payment) =>
          book.isNumberTaken(payment) || payments.filter(({ number }) => number === payment.number).length > 1,
      )
      if (taken) throw new Error(`order ${taken.number}: the number is taken today`)
      for (const payment of payments) execute(payment)
      return { accepted: payments.length }
    } catch (error) {
      return refuse(reply, 422, 'FILE', (error as Error).message)
    }
  })
  app.get<{ Querystring: { account?: string; from?: string; to?: string; encoding?: string } }>(
    `${TBANK_EMULATOR_PATH}/statement`,
    async ({ query }, reply) => {
      const { account = '', from = moscowDay(now()), to = moscowDay(now()), encoding } = query
      const bytes = statementFile(book.list(), {
        ...{ account, from, to, now: now() },
        encoding: encoding === 'utf-8' ? 'utf-8' : 'windows-1251',
        hasDoubleLine: faults.take('double-line'),
        hasWrongTotal: faults.take('wrong-total'),
      })
      return reply.type('text/plain').header('content-disposition', 'attachment; filename="kl_to_1c.txt"').send(bytes)
    },
  )
  app.post<{ Params: { id: string }; Body: { to?: string } | null }>(
    `${TBANK_EMULATOR_PATH}/drafts/:id`,
    async ({ params, body }, reply) => {
      const draft = book.find(params.id)
      if (draft?.status !== 'DRAFT') return refuse(reply, 404, 'NOT_FOUND', 'No such draft')
      if (body?.to === 'sign') execute(draft)
      else book.keep(Object.assign(draft, { status: 'DELETED' as const }))
      return { status: draft.status }
    },
  )
  app.get(`${TBANK_EMULATOR_PATH}/payments`, async () => ({ items: book.list() }))
  app.get(TBANK_EMULATOR_PATH, async (_request, reply) => {
    const rows = book
      .list()
      .slice(-MAX_SHOWN)
      .reverse()
      .map(
        ({ number, to, amount, status }) =>
          `<tr><td>№ ${escapeHtml(number)}</td><td>${escapeHtml(to.name)}</td><td>${roubles(amount)}</td><td>${status}</td></tr>`,
      )
    return reply
      .type('text/html; charset=utf-8')
      .send(
        page(
          'Счёт маркетплейса',
          `<h1>Счёт маркетплейса</h1><table>${rows.join('')}</table>${faultsForm(CONTROL, faults)}`,
        ),
      )
  })
}
