import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { readAmount } from './amount.ts'
import { MONETA_EMULATOR } from './credentials.ts'
import type { MonetaFaults } from './faults.ts'
import { MonetaRefusal, type Operation, type Till } from './till.ts'

type Json = Readonly<Record<string, unknown>>

/** Delay of an answer that times out, ms; longer than the shop waits. */
const TIMEOUT_MS = 8_000

const recordOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})

/** Maximum period of a search, ms. */
const LONGEST_PERIOD_MS = 30 * 86_400_000

const invalid = (words: string) => new MonetaRefusal('200', `Validation error: ${words}`)

/** An integer field; like the real service's schema, refuses strings in place of numbers and vice versa. */
function wholeOf(request: Json, name: string): number {
  const value = request[name]
  if (!Number.isSafeInteger(value)) throw invalid(name)
  return Number(value)
}

const CALLS: Readonly<Record<string, (till: Till, request: Json) => Json>> = {
  FindOperationsListRequest: (till, request) => {
    const { dateFrom, dateTo, clientTransaction } = recordOf(request.filter)
    const [from, to] = [dateFrom, dateTo].map((date) => Date.parse(String(date)))
    if (!from || !to) throw invalid('filter.dateFrom, filter.dateTo')
    if (to - from > LONGEST_PERIOD_MS || to < from) {
      throw new MonetaRefusal('500.3.3.3', 'Максимальный интервал просмотра истории операций составляет 30 дней')
    }
    const operations = till
      .listOf(String(clientTransaction ?? ''))
      .filter(({ createdAt }) => createdAt >= from && createdAt <= to)
    const size = operations.length
    const counts = { pageSize: size, pageNumber: 1, pagesCount: 1, size, totalSize: size }
    return size === 0 ? counts : { ...counts, operation: operations.map(present) }
  },
  RefundRequest: (till, request) => {
    const payment = till.find(wholeOf(request, 'transactionId'))
    const { amount, paymentPassword, description, clientTransaction } = request
    if (typeof amount !== 'number') throw invalid('amount')
    if (paymentPassword !== MONETA_EMULATOR.paymentPassword) {
      throw new MonetaRefusal('500.1.3', 'Неверный платёжный пароль')
    }
    return present(
      till.refund(payment, {
        amount: readAmount(String(amount)) ?? 0,
        description: String(description ?? ''),
        transactionId: String(clientTransaction ?? ''),
      }),
    )
  },
  CancelTransactionRequest: (till, request) => {
    const operation = till.find(wholeOf(request, 'transactionId'))
    till.cancel(operation)
    return { transactionId: operation.id, operationStatus: operation.status }
  },
}

/**
 * Mounts merchant calls as JSON in an envelope: all calls have one path, and the only key of the body names the call.
 */
export function mountMerchantApi(app: FastifyInstance, { till, faults }: { till: Till; faults: MonetaFaults }): void {
  app.post(MONETA_EMULATOR.servicePath, async (request, reply) => {
    if (faults.take('down')) return reply.code(503).type('text/plain').send('Service Unavailable')
    if (faults.take('timeout')) {
      await pause(TIMEOUT_MS, undefined, { ref: false })
      reply.raw.destroy()
      return reply.hijack()
    }
    const { Header, Body } = recordOf(recordOf(request.body).Envelope)
    const answer = answerOf(till, recordOf(Header), recordOf(Body))
    const isDone = 'RefundRequest' in recordOf(Body) || 'CancelTransactionRequest' in recordOf(Body)
    if (isDone && faults.take('lost-answer')) {
      reply.raw.destroy()
      return reply.hijack()
    }
    return reply.code('fault' in answer ? 400 : 200).send({ Envelope: { Body: answer } })
  })
}

function answerOf(till: Till, header: Json, body: Json): Json {
  const [name = '', request] = Object.entries(body)[0] ?? []
  const { Username, Password } = recordOf(recordOf(header.Security).UsernameToken)
  try {
    const isKnown = Username === MONETA_EMULATOR.username && Password === MONETA_EMULATOR.password
    if (!isKnown) throw new MonetaRefusal('500.1.1', 'Неверное имя пользователя или пароль')
    const call = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined
    if (!call) throw new MonetaRefusal('500.1.2', `Нет вызова ${name}`)
    return { [name.replace(/Request$/, 'Response')]: call(till, recordOf(request)) }
  } catch (error) {
    if (!(error instanceof MonetaRefusal)) throw error
    return { fault: { faultcode: 'Client', faultstring: error.message, detail: { faultDetail: error.code } } }
  }
}

/** An operation as its id and a list of named texts; amounts are from the view of the merchant's account. */
function present(operation: Operation): Json {
  const isRefund = operation.parentId !== null
  const sum = String(operation.amount / 100)
  const signed = isRefund ? `-${sum}` : sum
  const facts = {
    statusid: operation.status,
    typeid: '3',
    category: 'BUSINESS',
    clienttransaction: operation.transactionId,
    description: operation.description,
    sourceaccountid: MONETA_EMULATOR.account,
    sourcecurrencycode: 'RUB',
    sourceamount: signed,
    sourceamountfee: '0',
    sourceamounttotal: signed,
    targetcurrencycode: 'RUB',
    targetamount: isRefund ? sum : `-${sum}`,
    modified: new Date(operation.createdAt).toISOString(),
    ...(isRefund ? { isrefund: 'true', parentid: String(operation.parentId) } : { isreversed: 'true' }),
  }
  return { id: operation.id, attribute: Object.entries(facts).map(([key, value]) => ({ value, key })) }
}
