import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { amountText, readAmount } from './amount.ts'
import { MONETA_EMULATOR } from './credentials.ts'
import type { MonetaFaults } from './faults.ts'
import { MonetaRefusal, type Operation, type Till } from './till.ts'

type Json = Readonly<Record<string, unknown>>

/** Longer than any shop waits. */
const TIMEOUT_MS = 8_000

const recordOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})

const CALLS: Readonly<Record<string, (till: Till, request: Json) => Json>> = {
  FindOperationsListRequest: (till, { filter }) => {
    const operations = till.listOf(String(recordOf(filter).clientTransaction ?? ''))
    return { pagesCount: 1, pageNumber: 1, size: operations.length, operation: operations.map(present) }
  },
  GetOperationDetailsByIdRequest: (till, { id }) => ({ operation: present(till.find(Number(id))) }),
  RefundRequest: (till, { transactionId, amount, description }) =>
    present(till.refund(till.find(Number(transactionId)), readAmount(String(amount)) ?? 0, String(description ?? ''))),
  CancelTransactionRequest: (till, { transactionId }) => {
    const operation = till.find(Number(transactionId))
    till.cancel(operation)
    return { transaction: operation.id, operationStatus: operation.status }
  },
}

/** Merchant calls as JSON in an envelope: one address, the body's only key names the call. */
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
    return reply.code('fault' in answer ? 500 : 200).send({ Envelope: { Body: answer } })
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

/** An operation is its id and a list of named facts. */
function present(operation: Operation): Json {
  const facts = {
    statusid: operation.status,
    category: operation.parentId === null ? 'BUSINESS' : 'REFUND',
    clienttransaction: operation.transactionId,
    sourceamount: amountText(operation.amount),
    targetamount: amountText(operation.amount),
    description: operation.description,
    created: new Date(operation.createdAt).toISOString(),
    ...(operation.parentId !== null && { parentid: String(operation.parentId) }),
  }
  return { id: operation.id, attribute: Object.entries(facts).map(([key, value]) => ({ key, value })) }
}
