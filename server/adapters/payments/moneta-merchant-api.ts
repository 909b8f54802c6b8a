import { add, type Kopecks, kopecks } from '@okolitsa/domain/money/money.ts'
import { GatewayFailure } from '../../modules/payments/ports.ts'
import { mntAmount, readMntAmount } from './moneta-signature.ts'

export interface MerchantApiOptions {
  /** `https://service.moneta.ru/services` */
  readonly serviceUrl: string
  readonly username: string
  readonly password: string
  /** Milliseconds for one call. */
  readonly timeoutMs?: number
}

/** An operation as far as the shop looks at it. */
export interface MonetaOperation {
  readonly id: string
  /** CREATED, INPROGRESS, TAKENIN_NOTSENT, TAKENOUT, SUCCEED, CANCELED, FROZEN. */
  readonly status: string
  readonly isRefund: boolean
  readonly amount: Kopecks
  readonly description: string
}

export interface MerchantApi {
  /** Everything that happened under the shop's number: payments and their refunds. */
  listOperations(number: string): Promise<MonetaOperation[]>
  refund(refund: { operationId: string; amount: Kopecks; description: string }): Promise<void>
  /** Takes back an operation whose money has not come yet. */
  cancel(operationId: string): Promise<void>
}

type Json = Readonly<Record<string, unknown>>
const recordOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})

const TIMEOUT_MS = 2_500
/** More payments and refunds of one order than anybody makes. */
const PAGE_SIZE = 100

/**
 * MONETA.MerchantAPI with JSON in an envelope. What stands behind it: the states of operations are documented in the
 * public description of the service; the names of the envelope, of the attributes and of the calls for lists, refunds
 * and cancellations follow that description from memory and are to be checked against a test account before real money.
 */
export function createMerchantApi(options: MerchantApiOptions): MerchantApi {
  const call = async (name: string, request: Json): Promise<Json> => {
    const { username: Username, password: Password } = options
    let status: number
    let body: unknown
    try {
      const response = await fetch(options.serviceUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          Envelope: {
            Header: { Security: { UsernameToken: { Username, Password } } },
            Body: { [`${name}Request`]: request },
          },
        }),
        signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
      })
      status = response.status
      body = await response.json()
    } catch (error) {
      throw new GatewayFailure('unavailable', `${name}: no answer`, error)
    }
    const answer = recordOf(recordOf(recordOf(body).Envelope).Body)
    if (answer.fault) {
      const { faultstring, detail } = recordOf(answer.fault)
      throw new GatewayFailure('refused', `${name}: ${recordOf(detail).faultDetail} ${faultstring}`)
    }
    if (!(`${name}Response` in answer)) throw new GatewayFailure('unavailable', `${name}: HTTP ${status}`)
    return recordOf(answer[`${name}Response`])
  }

  return {
    async listOperations(number) {
      const { operation } = await call('FindOperationsList', {
        pager: { pageNumber: 1, pageSize: PAGE_SIZE },
        filter: { clientTransaction: number },
      })
      return (Array.isArray(operation) ? operation : []).map(readOperation)
    },
    async refund({ operationId, amount, description }) {
      await call('Refund', { transactionId: operationId, amount: mntAmount(amount), description })
    },
    async cancel(operationId) {
      await call('CancelTransaction', { transactionId: operationId })
    },
  }
}

/** An operation lists its facts as keys and values. */
function readOperation(value: unknown): MonetaOperation {
  const { id, attribute } = recordOf(value)
  const facts = new Map(
    (Array.isArray(attribute) ? attribute : []).map((each) => [
      String(recordOf(each).key),
      String(recordOf(each).value ?? ''),
    ]),
  )
  return {
    id: String(id),
    status: facts.get('statusid') ?? '',
    isRefund: facts.get('category') === 'REFUND',
    amount: readMntAmount(facts.get('targetamount') ?? '') ?? kopecks(0),
    description: facts.get('description') ?? '',
  }
}

/** Money that went back. */
export const refundedOf = (operations: readonly MonetaOperation[]): Kopecks =>
  add(...operations.filter(({ isRefund, status }) => isRefund && status === 'SUCCEED').map(({ amount }) => amount))
