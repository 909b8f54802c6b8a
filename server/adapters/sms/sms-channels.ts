import { type MessageChannel, MessageFailure } from '../../platform/messages/message-channel.ts'
import { callExternal, type ExternalSilence } from '../external/call-external.ts'
import { withoutPersonalData } from '../outside/without-personal-data.ts'

const TIMEOUT_MS = 5_000

/** Error of a provider that refused or did not answer. Contains neither the text nor the whole phone. */
export class SmsFailure extends MessageFailure {
  /** True = this endpoint of the provider accepted no message; another one may work. */
  readonly isAway: boolean

  constructor(provider: string, reason: string, mayHaveArrived = false, isAway = false) {
    super(`${provider}: ${reason}`, mayHaveArrived)
    this.name = 'SmsFailure'
    this.isAway = isAway
  }
}

type EndpointAnswer = Readonly<Record<string, unknown>>

async function post(
  provider: string,
  url: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<EndpointAnswer> {
  const answer = await callExternal(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers,
    timeoutMs: TIMEOUT_MS,
  }).catch((error: ExternalSilence) => {
    // a later break or timeout does not exclude that the message was accepted
    const isAway = error.reason === 'unreached'
    throw new SmsFailure(provider, error.message, !isAway, isAway)
  })
  const { ok, status, body } = answer
  // a proxy of the provider may fail after the provider has accepted the message
  if (!ok || typeof body !== 'object' || body === null) {
    throw new SmsFailure(provider, `status ${status}`, status >= 500 || ok, status === 429)
  }
  return body as EndpointAnswer
}

/** Channel of SMSC.ru, `/sys/send.php`. */
export function createSmscChannel(options: {
  baseUrl: string
  login: string
  password: string
  sender?: string | undefined
}): MessageChannel {
  return {
    async send(phone, text) {
      const answer = await post('smsc', `${options.baseUrl}/sys/send.php`, {
        login: options.login,
        psw: options.password,
        phones: phone,
        mes: text,
        charset: 'utf-8',
        fmt: '3',
        ...(options.sender && { sender: options.sender }),
      })
      if (answer.error_code !== undefined) throw new SmsFailure('smsc', `error ${answer.error_code}`)
      if (answer.id === undefined) throw new SmsFailure('smsc', 'an answer of another form', true)
    },
  }
}

/** Hosts of SMS Aero in the order they are tried. */
export const SMS_AERO_GATES = ['ru', 'org', 'net', 'uz'].map((zone) => `https://gate.smsaero.${zone}`)

/** Channel of SMS Aero v2, `/v2/sms/send` with HTTP Basic. A host that certainly accepted no message is skipped. */
export function createSmsAeroChannel(options: {
  baseUrls: readonly string[]
  email: string
  apiKey: string
  sign: string
}): MessageChannel {
  const authorization = `Basic ${Buffer.from(`${options.email}:${options.apiKey}`).toString('base64')}`
  return {
    async send(phone, text) {
      const form = { number: phone, sign: options.sign, text }
      for (const [index, baseUrl] of options.baseUrls.entries()) {
        try {
          const answer = await post('smsaero', `${baseUrl}/v2/sms/send`, form, { authorization })
          if (answer.success === true) return
          throw new SmsFailure('smsaero', withoutPersonalData(String(answer.message ?? 'refused')))
        } catch (error) {
          const isLast = index === options.baseUrls.length - 1
          if (isLast || !(error instanceof SmsFailure) || !error.isAway) throw error
        }
      }
    },
  }
}

/** Channel of SMS.ru, `/sms/send`; the status of the answer may be OK while the only number is refused. */
export function createSmsRuChannel(options: {
  baseUrl: string
  apiId: string
  sender?: string | undefined
}): MessageChannel {
  return {
    async send(phone, text) {
      const answer = await post('smsru', `${options.baseUrl}/sms/send`, {
        api_id: options.apiId,
        to: phone,
        msg: text,
        json: '1',
        ...(options.sender && { from: options.sender }),
      })
      const one = (answer.sms as Record<string, { status_code?: unknown }> | undefined)?.[phone]
      const code = Number(one?.status_code ?? answer.status_code)
      if (answer.status !== 'OK' || code !== 100) throw new SmsFailure('smsru', `code ${code}`)
    },
  }
}
