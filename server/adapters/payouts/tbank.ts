import type { PaymentOrder } from '@okolitsa/domain/payouts/bank-order.ts'
import type { OutsideState } from '@okolitsa/domain/payouts/payout-states.ts'
import { z } from 'zod'
import { type BankApi, type OutsidePayment, PayoutFailure } from '../../platform/payouts/ports.ts'
import type { ExternalResponse } from '../external/call-external.ts'
import { withoutPersonalData } from '../outside/without-personal-data.ts'
import { callPayouts, readAnswer } from './payout-call.ts'

export interface TbankOptions {
  /** Base URL of drafts. */
  readonly baseUrl: string
  /**
   * Base URL of payments; null = drafts only. The bank asks for our certificate there, which the operator's own proxy
   * presents.
   */
  readonly payUrl: string | null
  readonly token: string
}

/** Statuses by which the bank ends a payment without money; any other unknown one is waited for. */
const FAILED = new Set(['FAILED', 'DECLINED', 'REJECTED', 'CANCELED', 'CANCELLED', 'DELETED'])
const errorSchema = z.looseObject({ errorCode: z.string().optional(), errorMessage: z.string().optional() })
const statusSchema = z.looseObject({ status: z.string(), errorMessage: z.string().nullish() })
const draftSchema = z.looseObject({ documentId: z.string().min(1).max(64) })
const draftStatesSchema = z.looseObject({
  result: z.array(z.looseObject({ documentId: z.string(), status: z.string() })),
})

const stateOf = (status: string): OutsideState =>
  status === 'EXECUTED' ? 'paid' : FAILED.has(status) ? 'failed' : 'waiting'

const paymentOf = ({ status, errorMessage }: z.output<typeof statusSchema>): OutsidePayment => ({
  state: stateOf(status),
  reason: errorMessage ? withoutPersonalData(errorMessage) : status,
})

/** The bank reads roubles as a number; two decimals of such a sum are exact when it is written. */
const roubles = ({ amount }: PaymentOrder) => amount / 100

/** Payments through T-API of T-Bank: drafts by `payment/create`, payments by `ruble-transfer/pay`. */
export function createTbank({ baseUrl, payUrl, token }: TbankOptions): BankApi {
  const send = async (url: string, body?: unknown): Promise<ExternalResponse> => {
    const answer = await callPayouts(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (answer.ok || answer.status === 404) return answer
    const { errorCode = String(answer.status), errorMessage = '' } = errorSchema.safeParse(answer.body).data ?? {}
    const kind = errorCode === 'INSUFFICIENT_FUNDS' ? 'noMoney' : 'refused'
    throw new PayoutFailure(kind, withoutPersonalData(`${errorCode} ${errorMessage}`.trim()))
  }
  const sendOrRefuse = async (url: string, body: unknown) => {
    const answer = await send(url, body)
    if (answer.status === 404) throw new PayoutFailure('refused', 'no such call')
    return answer
  }

  return {
    async draft(order) {
      const { number, day, payer, payee, purpose } = order
      const { body } = await sendOrRefuse(`${baseUrl}/api/v1/payment/create`, {
        documentNumber: String(number),
        date: `${day}T00:00:00+03:00`,
        amount: roubles(order),
        accountNumber: payer.account,
        recipientName: payee.name,
        inn: payee.tin ?? '0',
        kpp: payee.kpp ?? '0',
        bankAcnt: payee.account,
        bankBik: payee.bic,
        recipientCorrAccountNumber: payee.correspondentAccount,
        paymentPurpose: purpose,
        executionOrder: 5,
      })
      return readAnswer(draftSchema, body).documentId
    },

    async draftState(documentId) {
      const { body } = await sendOrRefuse(`${baseUrl}/api/v1/payment/status`, { documentIds: [documentId] })
      const found = readAnswer(draftStatesSchema, body).result.find((one) => one.documentId === documentId)
      return found ? paymentOf(found) : { state: 'unknown', reason: null }
    },

    direct:
      payUrl === null
        ? null
        : {
            async pay({ key, order }) {
              const { number, payer, payee, purpose } = order
              await sendOrRefuse(`${payUrl}/api/v1/payment/ruble-transfer/pay`, {
                id: key,
                documentNumber: number,
                from: { accountNumber: payer.account },
                to: {
                  name: payee.name,
                  inn: payee.tin ?? '0',
                  kpp: payee.kpp ?? '0',
                  bik: payee.bic,
                  bankName: payee.bankName,
                  corrAccountNumber: payee.correspondentAccount,
                  accountNumber: payee.account,
                },
                purpose,
                amount: roubles(order),
                executionOrder: 5,
              })
            },
            async state(key) {
              const answer = await send(`${payUrl}/api/v1/payment/${encodeURIComponent(key)}`)
              if (answer.status === 404) return { state: 'unknown', reason: null }
              return paymentOf(readAnswer(statusSchema, answer.body))
            },
          },
  }
}
