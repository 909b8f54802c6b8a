import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { Book } from '../book.ts'
import { Faults, faultsForm, mountFaultControl } from '../faults.ts'
import { escapeHtml, page } from '../page.ts'
import { YOOKASSA_EMULATOR_CREDENTIALS, YOOKASSA_EMULATOR_PATH } from './credentials.ts'

export interface YookassaEmulatorOptions {
  readonly gatewayId?: string
  readonly secret?: string
  /** Present time, milliseconds since the epoch. */
  readonly now: () => number
  /** File of payouts; memory by default. */
  readonly bookFile?: string
}

interface EmulatedPayout {
  readonly id: string
  readonly key: string
  /** Hash of the request: a key belongs to one request. */
  readonly request: string
  readonly value: string
  readonly description: string
  readonly at: number
  status: 'pending' | 'succeeded' | 'canceled'
  reason: string | null
}

type Fields = Record<string, unknown>

const HOME = '/yookassa'
const CONTROL = `${HOME}/control`
const SILENCE_MS = 20_000
/** Time for which the provider remembers a key. */
const KEY_MS = 24 * 3_600_000
const MAX_SHOWN = 50
const LIMITS = { sbp: 500_000, token: 150_000 } as const
/** Fictitious banks, as on the customers' list. */
const BANKS = [
  { bank_id: '100000000901', name: 'Банк «Подворье»', bic: '044525901' },
  { bank_id: '100000000902', name: 'Зерно Банк', bic: '044525902' },
]

/**
 * Payouts to people with the protocol of YooKassa under `/yookassa/v3`: one payout per idempotence key for a day. A
 * payout stays pending until its state is asked. Faults are set at `/yookassa/control`.
 */
export const yookassaEmulator: FastifyPluginAsync<YookassaEmulatorOptions> = async (app, options) => {
  const { gatewayId, secret } = { ...YOOKASSA_EMULATOR_CREDENTIALS, ...options }
  const { now } = options
  const book = new Book<EmulatedPayout>(({ id }) => id, options.bookFile ?? null)
  const faults = new Faults({
    down: 'провайдер отвечает 503',
    timeout: 'провайдер молчит дольше, чем ждут',
    'lost-answer': 'примет выплату, но ответ потеряется',
    'no-money': 'на балансе выплат нет денег',
    decline: 'банк получателя откажет',
    reject: 'банк получателя вернёт выплату, которая ещё в пути',
    'other-name': 'у банка получателя записано другое имя',
    slow: 'долго выплачивает',
  })
  /** Names of receivers by the key of the request. */
  const holders = new Map<string, { readonly id: string; readonly request: string }>()
  const authorization = `Basic ${Buffer.from(`${gatewayId}:${secret}`).toString('base64')}`
  await mountFaultControl(app, { path: CONTROL, page: HOME, faults })

  const refuse = (reply: FastifyReply, status: number, code: string, parameter?: string) =>
    reply.code(status).send({ type: 'error', code, ...(parameter && { parameter }) })
  const drop = (reply: FastifyReply) => {
    reply.hijack()
    reply.raw.destroy()
    return reply
  }
  const isAnswered = async (reply: FastifyReply, given: unknown): Promise<boolean> => {
    if (faults.take('down')) refuse(reply, 503, 'internal_server_error')
    else if (faults.take('timeout')) {
      await pause(SILENCE_MS, null, { ref: false })
      drop(reply)
    } else if (given !== authorization) refuse(reply, 401, 'invalid_credentials')
    else return false
    return true
  }
  const shown = ({ id, status, value, description, reason }: EmulatedPayout) => ({
    id,
    status,
    amount: { value, currency: 'RUB' },
    description,
    ...(reason && { cancellation_details: { party: 'payout_network', reason } }),
  })

  app.post<{ Body: Fields | null }>(`${YOOKASSA_EMULATOR_PATH}/personal_data`, async ({ headers, body }, reply) => {
    if (await isAnswered(reply, headers.authorization)) return reply
    const key = String(headers['idempotence-key'] ?? '')
    if (key === '' || key.length > 64) return refuse(reply, 400, 'invalid_request', 'Idempotence-Key')
    const fault = holderFaultOf(body ?? {})
    if (fault !== null) return refuse(reply, 400, 'invalid_request', fault)
    const request = createHash('sha256').update(JSON.stringify(body)).digest('hex')
    const known = holders.get(key)
    if (known && known.request !== request) return refuse(reply, 400, 'invalid_request', 'Idempotence-Key')
    const holder = known ?? { id: `pd-${createHash('sha256').update(key).digest('hex').slice(0, 24)}`, request }
    holders.set(key, holder)
    return { id: holder.id, type: 'sbp_payout_recipient', status: 'waiting_for_operation' }
  })
  app.post<{ Body: Fields | null }>(`${YOOKASSA_EMULATOR_PATH}/payouts`, async ({ headers, body }, reply) => {
    if (await isAnswered(reply, headers.authorization)) return reply
    const key = String(headers['idempotence-key'] ?? '')
    if (key === '' || key.length > 64) return refuse(reply, 400, 'invalid_request', 'Idempotence-Key')
    const fault = faultOf(body ?? {})
    if (fault !== null) return refuse(reply, 400, 'invalid_request', fault)
    const names = ((body?.personal_data ?? []) as Fields[]).map(({ id }) => id)
    const isHeld = [...holders.values()].some(({ id }) => id === names[0])
    if (names.length > 2 || (names.length > 0 && !isHeld)) return refuse(reply, 400, 'invalid_request', 'personal_data')
    const request = createHash('sha256').update(JSON.stringify(body)).digest('hex')
    const known = book.list().find((payout) => payout.key === key && now() - payout.at < KEY_MS)
    if (known && known.request !== request) return refuse(reply, 400, 'invalid_request', 'Idempotence-Key')
    const payout: EmulatedPayout = known ?? {
      id: `po-${createHash('sha256').update(`${key} ${now()}`).digest('hex').slice(0, 32)}`,
      key,
      request,
      value: String(((body?.amount ?? {}) as Fields).value),
      description: String(body?.description ?? ''),
      at: now(),
      status: 'pending',
      reason: null,
    }
    if (!known) {
      const reason = faults.take('no-money')
        ? 'insufficient_funds'
        : faults.take('decline')
          ? 'recipient_not_found'
          : // the bank compares a name only when the payout states one
            names.length > 0 && faults.take('other-name')
            ? 'recipient_check_failed'
            : null
      book.keep(reason === null ? payout : Object.assign(payout, { status: 'canceled' as const, reason }))
    }
    return faults.take('lost-answer') ? drop(reply) : shown(payout)
  })
  app.get<{ Params: { id: string } }>(`${YOOKASSA_EMULATOR_PATH}/payouts/:id`, async ({ headers, params }, reply) => {
    if (await isAnswered(reply, headers.authorization)) return reply
    const payout = book.get(params.id)
    if (!payout) return refuse(reply, 404, 'not_found')
    if (payout.status === 'pending' && faults.take('reject'))
      book.keep(Object.assign(payout, { status: 'canceled' as const, reason: 'rejected_by_payee' }))
    if (payout.status === 'pending' && !faults.take('slow'))
      book.keep(Object.assign(payout, { status: 'succeeded' as const }))
    return shown(payout)
  })
  app.get(`${YOOKASSA_EMULATOR_PATH}/sbp_banks`, async ({ headers }, reply) =>
    (await isAnswered(reply, headers.authorization)) ? reply : { type: 'list', items: BANKS },
  )
  app.get(`${HOME}/payouts`, async () => ({
    items: book.list().map((payout) => ({ ...shown(payout), key: payout.key })),
  }))
  app.get(HOME, async (_request, reply) => {
    const rows = book
      .list()
      .slice(-MAX_SHOWN)
      .reverse()
      .map(
        ({ description, value, status }) =>
          `<tr><td>${escapeHtml(description)}</td><td>${value} ₽</td><td>${status}</td></tr>`,
      )
    return reply
      .type('text/html; charset=utf-8')
      .send(
        page('Выплаты людям', `<h1>Выплаты людям</h1><table>${rows.join('')}</table>${faultsForm(CONTROL, faults)}`),
      )
  })
}

/** The first wrong field of a name; null = none. */
function holderFaultOf({ type, last_name: last, first_name: first, middle_name: middle = '-' }: Fields): string | null {
  const isName = (text: unknown) => typeof text === 'string' && text !== '' && text.length <= 200
  if (type !== 'sbp_payout_recipient') return 'type'
  if (!isName(last)) return 'last_name'
  if (!isName(first)) return 'first_name'
  return isName(middle) ? null : 'middle_name'
}

/** The first wrong field of a request; null = none. */
function faultOf({
  amount,
  payout_token: token,
  payout_destination_data: data,
  description = '',
}: Fields): string | null {
  const { value, currency } = (amount ?? {}) as Fields
  const to = (data ?? {}) as Fields
  if (!/^\d{1,9}\.\d{2}$/.test(String(value)) || Number(value) < 1 || currency !== 'RUB') return 'amount'
  if (Number(value) > (token === undefined ? LIMITS.sbp : LIMITS.token)) return 'amount'
  if (String(description).length > 128) return 'description'
  if ((token === undefined) === (data === undefined)) return 'payout_token'
  if (token !== undefined) return /^pt-[\w-]{8,64}$/.test(String(token)) ? null : 'payout_token'
  if (to.type !== 'sbp') return 'payout_destination_data.type'
  if (!/^79\d{9}$/.test(String(to.phone))) return 'payout_destination_data.phone'
  return BANKS.some(({ bank_id }) => bank_id === to.bank_id) ? null : 'payout_destination_data.bank_id'
}
