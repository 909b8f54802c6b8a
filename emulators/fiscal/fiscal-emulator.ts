import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { mountFaultControl } from '../faults.ts'
import { registerOptionsOf } from '../register-file.ts'
import { bookPage, receiptPage } from './book-pages.ts'
import { faultOfDocument, type WireReceipt } from './check-document.ts'
import { FISCAL_EMULATOR_CREDENTIALS, FISCAL_EMULATOR_PATH } from './credentials.ts'
import { createFiscalFaults } from './faults.ts'
import { numbersOf, OPERATIONS, type Operation, ReceiptBook } from './receipt-book.ts'
import { fiscalRegister } from './register.ts'

export interface FiscalEmulatorOptions {
  readonly login?: string
  readonly password?: string
  readonly group?: string
  /** Public URL of the emulators. */
  readonly publicUrl?: string
  /** Present time, milliseconds since the epoch. */
  readonly now: () => number
  /** File of receipts; memory by default. */
  readonly bookFile?: string
}

type Fields = Record<string, unknown>

const CONTROL = '/fiscal/control'
const TOKEN_MS = 24 * 3_600_000
const SILENCE_MS = 10_000
const MAX_SHOWN = 100
const LONGEST_ID = 128

/** Timestamp in Moscow time: `21.11.2026 14:05:00`. */
const stamp = (ms: number) =>
  new Date(ms + 3 * 3_600_000).toISOString().replace(/^(\d+)-(\d+)-(\d+)T([\d:]+).*$/, '$3.$2.$1 $4')

/**
 * A cloud cash register with the protocol of ATOL Online v5 under `/fiscal/v5`: token, documents, reports. The receipt
 * journal for people is at `/fiscal`; faults are set at `/fiscal/control`.
 */
export const fiscalEmulator: FastifyPluginAsync<FiscalEmulatorOptions> = async (app, options) => {
  const { login, password, group } = { ...FISCAL_EMULATOR_CREDENTIALS, ...options }
  const { publicUrl = '', now } = options
  const book = new ReceiptBook(options.bookFile ?? null)
  const faults = createFiscalFaults()
  const tokens = new Map<string, number>()

  await mountFaultControl(app, { path: CONTROL, page: '/fiscal', faults })

  const error = (code: number, text: string, type: string) => ({ error_id: randomUUID(), code, text, type })
  const answer = (fields: Fields) => ({ timestamp: stamp(now()), error: null, ...fields })
  const refuse = (reply: FastifyReply, status: number, code: number, text: string, type = 'system', uuid?: string) =>
    reply.code(status).send(answer({ ...(uuid && { uuid }), status: 'fail', error: error(code, text, type) }))

  /** Answers a request with a fault or an error; true = answered. */
  const isAnswered = async (reply: FastifyReply, token: unknown): Promise<boolean> => {
    if (faults.take('down')) {
      refuse(reply, 503, 1, 'Service unavailable', 'unknown')
      return true
    }
    if (faults.take('busy')) {
      refuse(reply, 429, 2, 'Too many requests', 'unknown')
      return true
    }
    if (faults.take('silent')) {
      await pause(SILENCE_MS, null, { ref: false })
      reply.hijack()
      reply.raw.destroy()
      return true
    }
    if (faults.take('lost-token')) tokens.clear()
    if (token === undefined || now() < (tokens.get(String(token)) ?? 0)) return false
    refuse(reply, 401, 11, 'The token is unknown or has ended')
    return true
  }

  app.post<{ Body: Fields | null }>(`${FISCAL_EMULATOR_PATH}/getToken`, async (request, reply) => {
    if (await isAnswered(reply, undefined)) return reply
    if (request.body?.login !== login || request.body?.pass !== password) {
      return refuse(reply, 401, 12, 'Wrong login or password')
    }
    const token = randomUUID()
    tokens.set(token, now() + TOKEN_MS)
    return answer({ token })
  })

  app.post<{ Body: Fields | null; Params: { group: string; operation: string } }>(
    `${FISCAL_EMULATOR_PATH}/:group/:operation`,
    async (request, reply) => {
      if (await isAnswered(reply, String(request.headers.token))) return reply
      const operation = request.params.operation as Operation
      if (request.params.group !== group) return refuse(reply, 403, 21, 'Unknown group')
      if (!OPERATIONS.includes(operation)) return refuse(reply, 400, 20, 'Unknown operation')
      const { external_id: externalId, timestamp } = request.body ?? {}
      const isCorrection = operation.endsWith('_correction')
      const receipt = request.body?.[isCorrection ? 'correction' : 'receipt'] as WireReceipt | undefined
      if (typeof externalId !== 'string' || externalId === '' || externalId.length > LONGEST_ID) {
        return refuse(reply, 400, 32, 'external_id: 1 to 128 characters')
      }
      if (!/^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}:\d{2}$/.test(String(timestamp))) {
        return refuse(reply, 400, 32, 'timestamp: dd.mm.yyyy HH:MM:SS')
      }
      const fault = faults.take('refuse') ? 'the emulator was told to refuse' : faultOfDocument(receipt, isCorrection)
      if (fault || !receipt) return refuse(reply, 400, 32, fault ?? 'the receipt is missing')
      const { entry, isNew } = book.add({ externalId, operation, receipt, at: now() })
      if (isNew && faults.take('driver')) book.fail(entry, 'Нет связи с кассой')
      if (faults.take('lost-answer')) {
        reply.hijack()
        reply.raw.destroy()
        return reply
      }
      if (!isNew)
        return refuse(reply, 400, 33, `A document with external_id ${externalId} exists`, 'system', entry.uuid)
      return answer({ uuid: entry.uuid, status: 'wait' })
    },
  )

  app.get<{ Params: { group: string; uuid: string } }>(
    `${FISCAL_EMULATOR_PATH}/:group/report/:uuid`,
    async (request, reply) => {
      if (await isAnswered(reply, String(request.headers.token))) return reply
      if (faults.take('lost-receipt')) book.forget(request.params.uuid)
      if (request.params.group !== group) return refuse(reply, 403, 21, 'Unknown group')
      const entry = book.find(request.params.uuid)
      if (!entry) return refuse(reply, 400, 34, 'No such document')
      const { uuid, externalId, failure } = entry
      const common = {
        uuid,
        external_id: externalId,
        group_code: group,
        daemon_code: 'emulator',
        device_code: 'emulator',
      }
      if (faults.take('late')) return answer({ ...common, status: 'wait', payload: null })
      if (failure) return answer({ ...common, status: 'fail', payload: null, error: error(-3_803, failure, 'driver') })
      const payload = {
        ...numbersOf(entry),
        receipt_datetime: stamp(entry.at),
        ofd_inn: '7704211201',
        ofd_receipt_url: `${publicUrl}/fiscal/receipts/${uuid}`,
      }
      return answer({ ...common, status: 'done', payload })
    },
  )

  const html = (reply: FastifyReply, body: string) => reply.type('text/html; charset=utf-8').send(body)

  app.get<{ Querystring: Fields }>('/fiscal', async (request, reply) => {
    const words = String(request.query.q ?? '')
    return html(reply, bookPage(words, book.search(words, MAX_SHOWN), faults, CONTROL))
  })

  app.get<{ Params: { uuid: string } }>('/fiscal/receipts/:uuid', async (request, reply) => {
    const entry = book.find(request.params.uuid)
    return entry ? html(reply, receiptPage(entry)) : reply.code(404).send('Такого чека нет')
  })

  /** the register of the fiscal operator, for the closing of a month */
  app.get<{ Querystring: Fields }>('/fiscal/register', async ({ query }, reply) =>
    reply
      .type('text/csv')
      .header('content-disposition', 'attachment; filename="receipts.csv"')
      .send(fiscalRegister(book.search('', Number.MAX_SAFE_INTEGER).reverse(), registerOptionsOf(query))),
  )

  /** for tests: the receipts as data, oldest first */
  app.get('/fiscal/receipts', async () => ({ items: book.search('', MAX_SHOWN).reverse() }))
}
