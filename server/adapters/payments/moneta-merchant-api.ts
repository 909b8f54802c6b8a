import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { add, type Kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import { GatewayFailure } from '../../money/payments/ports.ts'
import { callExternal } from '../external/call-external.ts'
import { withoutPersonalData } from '../outside/without-personal-data.ts'
import { silentGateway } from './gateway-silence.ts'
import { readMntAmount } from './moneta-signature.ts'

export interface MerchantApiOptions {
  /** URL of the service: `https://service.moneta.ru/services`. */
  readonly serviceUrl: string
  readonly username: string
  readonly password: string
  /** Payment password of the merchant's account for outgoing money; null = none. */
  readonly paymentPassword: string | null
  readonly timeoutMs?: number
  readonly clock: Clock
}

/** The fields of an operation that the shop uses. */
export interface MonetaOperation {
  readonly id: number
  /**
   * Status: CREATED, INPROGRESS, TAKENOUT (taken from the payer), TAKENIN_NOTSENT (received, but the notification was
   * not sent or not received), SUCCEED, CANCELED, FROZEN.
   */
  readonly status: string
  readonly isRefund: boolean
  readonly amount: Kopecks
  readonly description: string
}

export interface MerchantApi {
  /** All payments and refunds under the shop's number since `openedAt`. */
  listOperations(number: string, openedAt: Date): Promise<MonetaOperation[]>
  refund(refund: { operationId: number; number: string; amount: Kopecks; description: string }): Promise<void>
  cancel(operationId: number): Promise<void>
}

type Json = Readonly<Record<string, unknown>>
const recordOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})
/** Normalizes a list: one item may be sent without brackets, and an empty list may be absent. */
const listOf = (value: unknown): unknown[] => (value === undefined || value === null ? [] : [value].flat())

const TIMEOUT_MS = 2_500
/** Operations per page, more than the payments and refunds of any order. */
const PAGE_SIZE = 100
/** Period of one search, ms; thirty days at most. */
const PERIOD_MS = 29 * 86_400_000
/** Allowed difference between MONETA's clock and ours, ms. */
const SKEW_MS = 3_600_000

/**
 * MONETA.MerchantAPI v2 with JSON in an envelope. The envelope, the calls, the period of a search, operations as lists
 * of keys and values, signed amounts and the form of a fault are taken from public clients and their recorded calls. No
 * public source shows whether a refund is found by the payment's number: try it on a test account before real money.
 */
export function createMerchantApi(options: MerchantApiOptions): MerchantApi {
  const { clock } = options
  const call = async (name: string, request: Json): Promise<Json> => {
    const { username: Username, password: Password } = options
    const { status, body } = await callExternal(options.serviceUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json;charset=UTF-8' },
      body: JSON.stringify({
        Envelope: {
          Header: { Security: { UsernameToken: { Username, Password } } },
          Body: { [`${name}Request`]: request },
        },
      }),
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    }).catch(silentGateway(name))
    const answer = recordOf(recordOf(recordOf(body).Envelope).Body)
    if (answer.fault) {
      const { faultcode, faultstring, detail } = recordOf(answer.fault)
      // «Client»: a repeated call would be refused, too
      const kind = String(faultcode).endsWith('Client') ? 'refused' : 'unavailable'
      const words = withoutPersonalData(`${recordOf(detail).faultDetail} ${faultstring}`)
      throw new GatewayFailure(kind, `${name}: ${words}`)
    }
    if (!(`${name}Response` in answer)) throw new GatewayFailure('unavailable', `${name}: HTTP ${status}`)
    return recordOf(answer[`${name}Response`])
  }

  return {
    async listOperations(number, openedAt) {
      // adjacent periods may contain the same operation
      const found = new Map<number, MonetaOperation>()
      for (let to = clock().getTime() + SKEW_MS; ; to -= PERIOD_MS) {
        const from = to - PERIOD_MS
        const { operation } = await call('FindOperationsList', {
          pager: { pageNumber: 1, pageSize: PAGE_SIZE },
          filter: {
            dateFrom: new Date(from).toISOString(),
            dateTo: new Date(to).toISOString(),
            clientTransaction: number,
          },
        })
        for (const each of listOf(operation).map(readOperation)) found.set(each.id, each)
        if (from <= openedAt.getTime() - SKEW_MS) return [...found.values()]
      }
    },
    async refund({ operationId: transactionId, number: clientTransaction, amount, description }) {
      const { paymentPassword } = options
      await call('Refund', {
        transactionId,
        amount: toRoubles(amount),
        ...(paymentPassword !== null && { paymentPassword }),
        clientTransaction,
        description,
      })
    },
    async cancel(transactionId) {
      await call('CancelTransaction', { transactionId })
    },
  }
}

/**
 * Reads an operation's list of keys and values. The source is the merchant's own account, so a positive `sourceamount`
 * was received and a negative one was paid out.
 */
function readOperation(value: unknown): MonetaOperation {
  const { id, attribute } = recordOf(value)
  const facts = new Map(
    listOf(attribute)
      .map(recordOf)
      .map((each) => [String(each.key), String(each.value ?? '')]),
  )
  const amount = readMntAmount((facts.get('sourceamount') ?? '').replace(/^-/, ''))
  const status = facts.get('statusid')
  if (!Number.isSafeInteger(Number(id)) || amount === null || !status) {
    throw new GatewayFailure('unavailable', 'an operation without its number, sum or state')
  }
  const isRefund = !['false', '0', ''].includes(facts.get('isrefund') ?? '')
  return { id: Number(id), status, isRefund, amount, description: facts.get('description') ?? '' }
}

export const refundedOf = (operations: readonly MonetaOperation[]): Kopecks =>
  add(...operations.filter(({ isRefund, status }) => isRefund && status === 'SUCCEED').map(({ amount }) => amount))
