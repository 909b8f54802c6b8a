import { outsideServices } from '@okolitsa/strings/ru/outside-services.ts'
import type { ServiceCheck } from '../../people/outside-services/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import { type MessageChannel, MessageFailure } from '../../platform/messages/message-channel.ts'
import type { ExternalResponse } from '../external/call-external.ts'
import { type Probe, ProbeFailure, serviceCheck } from '../external/service-probe.ts'
import { SMS_AERO_GATES } from './sms-channels.ts'

type Answer = Readonly<Record<string, unknown>>
interface Account {
  readonly baseUrl: string
  readonly login: string
  readonly key: string
}

/** Error codes of wrong credentials. */
const SMSC_DENIED = 2
const SMSRU_DENIED = new Set([200, 300, 301])
const SMSRU_OK = 100

/** Question about the balance of each provider, which proves the credentials and costs no money. */
const BALANCE: Readonly<Record<'smsc' | 'smsaero' | 'smsru', (probe: Probe, account: Account) => Promise<unknown>>> = {
  async smsc({ ask, variables }, { baseUrl, login, key }) {
    const body = new URLSearchParams({ login, psw: key, fmt: '3' })
    const answer = recordOf(await ask(`${baseUrl}/sys/balance.php`, { method: 'POST', body }), variables.address)
    const { error_code: code } = answer
    if (code !== undefined) {
      throw new ProbeFailure(Number(code) === SMSC_DENIED ? 'denied' : 'refused', variables.credentials, Number(code))
    }
    return answer.balance
  },
  async smsaero({ ask, variables }, { baseUrl, login, key }) {
    const authorization = `Basic ${Buffer.from(`${login}:${key}`).toString('base64')}`
    const answer = recordOf(await ask(`${baseUrl}/v2/balance`, { headers: { authorization } }), variables.address)
    if (answer.success !== true) throw new ProbeFailure('refused', variables.credentials)
    return (answer.data as Answer | null | undefined)?.balance
  },
  async smsru({ ask, variables }, { baseUrl, key }) {
    const body = new URLSearchParams({ api_id: key, json: '1' })
    const answer = recordOf(await ask(`${baseUrl}/my/balance`, { method: 'POST', body }), variables.address)
    const code = Number(answer.status_code)
    if (code !== SMSRU_OK) {
      throw new ProbeFailure(SMSRU_DENIED.has(code) ? 'denied' : 'refused', variables.credentials, code || null)
    }
    return answer.balance
  },
}

/** Asks the SMS provider for the balance; with a phone it also sends an SMS. */
export function checkSms(
  config: Config,
  deps: { readonly channel: MessageChannel; readonly emulatorsUrl: string; readonly limitMs?: number | undefined },
): ServiceCheck {
  const isEmulated = config.SMS_PROVIDER === 'emulator'
  const provider = config.SMS_PROVIDER === 'emulator' ? 'smsc' : config.SMS_PROVIDER
  const { SMS_LOGIN: login = 'okolitsa', SMS_KEY: key = 'emulator' } = config
  const baseUrls = { smsc: 'https://smsc.ru', smsaero: SMS_AERO_GATES[0] ?? '', smsru: 'https://sms.ru' }
  const baseUrl = isEmulated ? deps.emulatorsUrl : (config.SMS_BASE_URL ?? baseUrls[provider])
  const credentials = provider === 'smsru' ? (['SMS_KEY'] as const) : (['SMS_LOGIN', 'SMS_KEY'] as const)
  return serviceCheck(
    config,
    {
      service: 'sms',
      mode: isEmulated ? 'emulator' : 'live',
      required: ['SMS_PROVIDER', ...credentials],
      credentials,
      address: ['SMS_BASE_URL'],
      trial: 'phone',
      limitMs: deps.limitMs,
    },
    async (probe, { phone }) => {
      const balance = Number(await BALANCE[provider](probe, { baseUrl, login, key }))
      if (!Number.isFinite(balance)) throw new ProbeFailure('malformed', probe.variables.address)
      if (balance <= 0) throw new ProbeFailure('noMoney')
      if (phone === undefined) return 'answers'
      await deps.channel.send(phone, outsideServices.trialSms).catch((error: unknown) => {
        if (!(error instanceof MessageFailure)) throw error
        throw new ProbeFailure('refused', probe.variables.credentials, /\d+$/.exec(error.message)?.[0] ?? null)
      })
      return 'messageSent'
    },
  )
}

function recordOf({ body }: ExternalResponse, address: readonly string[]): Answer {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new ProbeFailure('malformed', address)
  return body as Answer
}
