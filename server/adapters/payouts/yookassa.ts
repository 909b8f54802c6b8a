import { kopecks } from '@okolitsa/domain/money/money.ts'
import { bankAmount } from '@okolitsa/domain/payouts/bank-values.ts'
import type { OutsideState } from '@okolitsa/domain/payouts/payout-states.ts'
import { z } from 'zod'
import { type OutsidePayment, PayoutFailure, type PayoutProvider } from '../../platform/payouts/ports.ts'
import type { ExternalResponse } from '../external/call-external.ts'
import { callPayouts, readAnswer } from './payout-call.ts'

export interface YookassaOptions {
  /** Base URL including `/v3`. */
  readonly baseUrl: string
  readonly gatewayId: string
  readonly secret: string
}

/** Ends that are caused by the requisites of the receiver. */
const WRONG_RECEIVER = new Set(['recipient_not_found', 'recipient_check_failed', 'rejected_by_payee'])
const STATES: Readonly<Record<string, OutsideState>> = { pending: 'waiting', succeeded: 'paid', canceled: 'failed' }
/** The provider keeps keys of repeats for a day; an hour of it is left for clocks and queues. */
const REPEATABLE_MS = 23 * 3_600_000

const payoutSchema = z.looseObject({
  id: z.string().min(1).max(64),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  amount: z.looseObject({ value: z.string(), currency: z.literal('RUB') }),
  cancellation_details: z.looseObject({ party: z.string(), reason: z.string() }).nullish(),
})
const banksSchema = z.looseObject({
  items: z.array(z.looseObject({ bank_id: z.string(), name: z.string(), bic: z.string() })),
})
const holderSchema = z.looseObject({ id: z.string().min(1).max(64) })
const errorSchema = z.looseObject({ code: z.string().optional(), parameter: z.string().optional() })

/** Value of the header `authorization`. */
export const basicOf = ({ gatewayId, secret }: Pick<YookassaOptions, 'gatewayId' | 'secret'>): string =>
  `Basic ${Buffer.from(`${gatewayId}:${secret}`).toString('base64')}`

/** Payouts of YooKassa to people: by the phone of the faster payments system, or to a card by its token. */
export function createYookassa({ baseUrl, ...credentials }: YookassaOptions): PayoutProvider {
  const authorization = basicOf(credentials)
  const send = async (path: string, init: { key: string; body: unknown } | null): Promise<ExternalResponse> => {
    const answer = await callPayouts(`${baseUrl}${path}`, {
      method: init ? 'POST' : 'GET',
      headers: {
        authorization,
        ...(init && { 'content-type': 'application/json', 'idempotence-key': init.key }),
      },
      ...(init && { body: JSON.stringify(init.body) }),
    })
    if (answer.ok || (init === null && answer.status === 404)) return answer
    const { code = '', parameter = '' } = errorSchema.safeParse(answer.body).data ?? {}
    throw new PayoutFailure('refused', [answer.status, code, parameter].filter(Boolean).join(' '))
  }
  const paymentOf = ({ status, cancellation_details: details }: z.output<typeof payoutSchema>): OutsidePayment => ({
    state: details && WRONG_RECEIVER.has(details.reason) ? 'returned' : (STATES[status] ?? 'waiting'),
    reason: details?.reason ?? null,
  })

  return {
    largest: { sbp: kopecks(50_000_000), token: kopecks(15_000_000) },
    repeatableForMs: REPEATABLE_MS,

    async pay({ key, amount, to, description }) {
      const holder = to.kind === 'sbp' ? to.holder : null
      // the key of the payout makes a repeat find the same record of the name, without which it would be another request
      const named =
        holder &&
        readAnswer(
          holderSchema,
          (
            await send('/personal_data', {
              key: `${key}-name`,
              body: {
                ...{ type: 'sbp_payout_recipient', last_name: holder.last, first_name: holder.first },
                ...(holder.middle !== null && { middle_name: holder.middle }),
              },
            })
          ).body,
        )
      const { body } = await send('/payouts', {
        key,
        body: {
          amount: { value: bankAmount(amount), currency: 'RUB' },
          ...(to.kind === 'token'
            ? { payout_token: to.token }
            : { payout_destination_data: { type: 'sbp', phone: to.phone, bank_id: to.bankId } }),
          ...(named && { personal_data: [{ id: named.id }] }),
          description,
          metadata: { key },
        },
      })
      const payout = readAnswer(payoutSchema, body)
      // a key that was used for another sum: the answer is an older payout, not this one
      if (payout.amount.value !== bankAmount(amount))
        throw new PayoutFailure('refused', 'the key belongs to another sum')
      return { id: payout.id, ...paymentOf(payout) }
    },

    async state(id) {
      const answer = await send(`/payouts/${encodeURIComponent(id)}`, null)
      if (answer.status === 404) return { state: 'unknown', reason: null }
      return paymentOf(readAnswer(payoutSchema, answer.body))
    },

    async banks() {
      const { items } = readAnswer(banksSchema, (await send('/sbp_banks', null)).body)
      return items.map(({ bank_id: id, name, bic }) => ({ id, name, bic }))
    },
  }
}
