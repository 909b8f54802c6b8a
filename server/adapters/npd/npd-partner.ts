import { setTimeout } from 'node:timers/promises'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { MAX_NPD_SERVICES, type NpdPartner, NpdRefusal } from '../../desks/seller-taxes/ports.ts'
import { callExternal } from '../external/call-external.ts'
import { xmlFields } from './xml-fields.ts'

/**
 * Incomes of self-employed sellers through the partner API of the tax service («Мой налог»): SOAP, in which a request is
 * sent as a message and its answer is asked for by the message's id. A token lives about an hour. An income that is known
 * by its `OperationUniqueId` is answered as DUPLICATE with the first receipt, so a repeat registers nothing.
 */
export interface NpdPartnerOptions {
  /** `https://openapi.nalog.ru:8090/open-api`. */
  readonly baseUrl: string
  /** Key of the partner, and the key of its user. */
  readonly masterToken: string
  readonly userToken: string
  readonly clock: Clock
  readonly timeoutMs?: number
  /** Wait between questions about an answer, ms. */
  readonly pauseMs?: number
}

const DEFAULT_TIMEOUT_MS = 8_000
const DEFAULT_PAUSE_MS = 1_000
/** Questions about one answer; later it is asked for with a repeat of the request. */
const MAX_QUESTIONS = 6
const SPARE_MS = 60_000
const CONSUMER = 'urn://x-artefacts-gnivc-ru/inplat/servin/OpenApiAsyncMessageConsumerService/types/1.0'
const AUTH_CONSUMER = 'urn://x-artefacts-gnivc-ru/inplat/servin/OpenApiMessageConsumerService/types/1.0'
const AUTH = 'urn://x-artefacts-gnivc-ru/ais3/kkt/AuthService/types/1.0'
const PARTNER = 'urn://x-artefacts-gnivc-ru/ais3/SMZ/SmzPartnersIntegrationService/types/1.0'
/** Errors after which the seller issues the receipt. */
const UNBOUND = new Set(['TAXPAYER_UNBOUND', 'TAXPAYER_UNREGISTERED', 'PERMISSION_NOT_GRANTED', 'PARTNER_DENY'])

type Fields = NonNullable<ReturnType<typeof xmlFields>>
type Part = readonly [name: string, value: string | readonly Part[]]

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const written = (parts: readonly Part[]): string =>
  parts
    .map(([name, value]) => `<${name}>${typeof value === 'string' ? escaped(value) : written(value)}</${name}>`)
    .join('')
const envelope = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${body}</soap:Body></soap:Envelope>`
const roubles = (sum: Kopecks): string => (sum / 100).toFixed(2)

export const AUTH_PATH = 'AuthService/0.1'
const initOf = (action: string, body: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/xml; charset=utf-8', SOAPAction: `urn:${action}` },
  body: envelope(body),
})
/** The request for a token. */
export const authRequest = (masterToken: string) =>
  initOf(
    'GetMessageRequest',
    `<GetMessageRequest xmlns="${AUTH_CONSUMER}"><Message><AuthRequest xmlns="${AUTH}">${written([['AuthAppInfo', [['MasterToken', masterToken]]]])}</AuthRequest></Message></GetMessageRequest>`,
  )

export function createNpdPartner(options: NpdPartnerOptions): NpdPartner {
  const { baseUrl, masterToken, userToken, clock, timeoutMs = DEFAULT_TIMEOUT_MS, pauseMs = DEFAULT_PAUSE_MS } = options
  let token: Promise<{ text: string; until: number }> | null = null

  const post = async (path: string, init: ReturnType<typeof initOf>, key?: string): Promise<Fields> => {
    const { ok, status, bytes } = await callExternal(`${baseUrl}/${path}`, {
      ...init,
      headers: {
        ...init.headers,
        ...(key !== undefined && { 'FNS-OpenApi-Token': key, 'FNS-OpenApi-UserToken': userToken }),
      },
      timeoutMs,
    }).catch((error: Error) => {
      throw new NpdRefusal('silence', error.message, error)
    })
    const fields = xmlFields(new TextDecoder().decode(bytes))
    if (!ok || !fields || fields.has('Fault')) throw new NpdRefusal('silence', `status ${status}`)
    return fields
  }
  const one = (fields: Fields, name: string): string => {
    const value = fields.get(name)?.[0]
    if (!value) throw new NpdRefusal('silence', `an answer without ${name}`)
    return value
  }

  const askToken = async () => {
    const fields = await post(AUTH_PATH, authRequest(masterToken))
    return { text: one(fields, 'Token'), until: Date.parse(one(fields, 'ExpireTime')) - SPARE_MS }
  }
  /** The cached token until it ends; concurrent callers share one request. */
  const currentToken = async (): Promise<string> => {
    const asked = token
    const known = await asked?.catch(() => null)
    if (known && clock().getTime() < known.until) return known.text
    if (token === asked) token = askToken()
    return (await (token ?? askToken())).text
  }

  /** Sends a request and waits for its answer. */
  const call = async (name: string, parts: readonly Part[]): Promise<Fields> => {
    const key = await currentToken()
    const service = 'SmzIntegrationService/0.1'
    const sent = await post(
      service,
      initOf(
        'SendMessageRequest',
        `<SendMessageRequest xmlns="${CONSUMER}"><Message><${name} xmlns="${PARTNER}">${written(parts)}</${name}></Message></SendMessageRequest>`,
      ),
      key,
    )
    const question = `<GetMessageRequest xmlns="${CONSUMER}">${written([['MessageId', one(sent, 'MessageId')]])}</GetMessageRequest>`
    for (let asked = 0; asked < MAX_QUESTIONS; asked += 1) {
      const answer = await post(service, initOf('GetMessageRequest', question), key)
      if (one(answer, 'ProcessingStatus') === 'COMPLETED') return answer
      await setTimeout(pauseMs)
    }
    throw new NpdRefusal('silence', 'the answer is not ready')
  }
  const codeOf = (answer: Fields): string | null => (answer.has('SmzPlatformError') ? one(answer, 'Code') : null)
  const refusalOf = (code: string) =>
    new NpdRefusal(code === 'INTERNAL_ERROR' ? 'silence' : UNBOUND.has(code) ? 'unbound' : 'refused', code)

  return {
    async askBinding(tin) {
      const answer = await call('PostBindPartnerWithInnRequest', [
        ['Inn', tin],
        ...['INCOME_REGISTRATION', 'CANCEL_INCOME'].map((right): Part => ['Permissions', right]),
      ])
      const code = codeOf(answer)
      if (code === 'TAXPAYER_ALREADY_BOUND') return null
      if (code !== null) throw refusalOf(code)
      return one(answer, 'Id')
    },

    async bindingOf(bindId) {
      const answer = await call('GetBindPartnerStatusRequest', [['Id', bindId]])
      const code = codeOf(answer)
      if (code !== null) throw refusalOf(code)
      const result = one(answer, 'Result')
      return result === 'COMPLETED' ? 'bound' : result === 'FAILED' ? 'rejected' : 'waiting'
    },

    async register({ tin, operationId, at, services }) {
      if (services.length === 0 || services.length > MAX_NPD_SERVICES) throw new NpdRefusal('refused', 'services')
      const total = services.reduce((sum, { amount }) => sum + amount, 0)
      const answer = await call('PostIncomeRequestV2', [
        ['Inn', tin],
        ['RequestTime', clock().toISOString()],
        ['OperationTime', at.toISOString()],
        ['IncomeType', 'FROM_INDIVIDUAL'],
        ...services.map(
          ({ name, amount }): Part => [
            'Services',
            [
              ['Amount', roubles(amount)],
              ['Name', name],
              ['Quantity', '1'],
            ],
          ],
        ),
        ['TotalAmount', roubles(total as Kopecks)],
        ['OperationUniqueId', operationId],
      ])
      const code = codeOf(answer)
      if (code === null) return { receiptId: one(answer, 'ReceiptId'), link: one(answer, 'Link') }
      if (code !== 'DUPLICATE') throw refusalOf(code)
      const [keys = [], values = []] = [answer.get('Key'), answer.get('Value')]
      const argument = (key: string) => values[keys.indexOf(key)]
      const [receiptId, link = ''] = [argument('RECEIPT_ID'), argument('LINK')]
      if (!receiptId) throw new NpdRefusal('refused', 'DUPLICATE without its receipt')
      return { receiptId, link }
    },

    async cancel({ tin, receiptId, reason }) {
      const answer = await call('PostCancelReceiptRequestV2', [
        ['Inn', tin],
        ['ReceiptId', receiptId],
        ['ReasonCode', reason],
      ])
      const code = codeOf(answer)
      if (code !== null && code !== 'ALREADY_DELETED') throw refusalOf(code)
    },
  }
}
