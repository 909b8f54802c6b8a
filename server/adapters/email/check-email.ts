import { outsideServices } from '@okolitsa/strings/ru/outside-services.ts'
import type { ServiceCheck } from '../../people/outside-services/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import type { MailChannel } from '../../platform/messages/mail-channel.ts'
import { MessageFailure } from '../../platform/messages/message-channel.ts'
import { type Probe, ProbeFailure, serviceCheck } from '../external/service-probe.ts'
import { openSmtp, type SmtpError } from './smtp-mail-channel.ts'

const MODES = { smtp: 'live', emulator: 'emulator', off: 'off' } as const

/** Signs in at the mail server; with an address it also sends an e-mail. */
export function checkEmail(
  config: Config,
  deps: { readonly mail: MailChannel | null; readonly emulatorsUrl: string; readonly limitMs?: number | undefined },
): ServiceCheck {
  const { SMTP_URL: url, EMAIL_FROM: from } = config
  const required = ['SMTP_URL'] as const
  const mode = MODES[config.EMAIL_MODE]
  return serviceCheck(
    config,
    { service: 'email', mode, required, address: required, trial: 'email', limitMs: deps.limitMs },
    async (probe, { email }) => {
      if (mode === 'live' && url !== undefined) await signIn(probe, { url, from })
      else await probe.ask(`${deps.emulatorsUrl}/email/messages?to=none`)
      if (email === undefined) return 'answers'
      // the check does not know the market's name
      const letter = { sender: new URL(config.PUBLIC_URL).hostname, to: email, ...outsideServices.trialMail }
      await deps.mail?.send(letter).catch((error: unknown) => {
        if (!(error instanceof MessageFailure)) throw error
        throw new ProbeFailure('refused', ['EMAIL_FROM'], /\w+$/.exec(error.message)?.[0] ?? null)
      })
      return 'messageSent'
    },
  )
}

async function signIn({ limitMs, variables }: Probe, options: { url: string; from: string }): Promise<void> {
  const transport = openSmtp({ url: options.url, limitMs })
  try {
    await transport.verify()
  } catch (error) {
    throw failureOf(error as SmtpError & { cause?: { code?: string } }, variables.address)
  } finally {
    transport.close()
  }
}

const UNREACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'EDNS'])

function failureOf(error: SmtpError & { cause?: { code?: string } }, names: readonly string[]): ProbeFailure {
  const { code = '', responseCode, syscall } = error
  if (code === 'EAUTH') return new ProbeFailure('denied', names, responseCode ?? code)
  if (code === 'ETIMEDOUT') return new ProbeFailure('timeout', names)
  if (syscall === 'connect' || UNREACHED.has(code)) {
    // nodemailer hides the system's code behind its own
    const named = /\b(E[A-Z]{5,20})\b/.exec(error.message)?.[1]
    return new ProbeFailure('unreached', names, error.cause?.code ?? named ?? code)
  }
  if (responseCode !== undefined && responseCode >= 400) return new ProbeFailure('refused', names, responseCode)
  // TLS expected and absent, or another service than a mail server
  return new ProbeFailure('malformed', names)
}
