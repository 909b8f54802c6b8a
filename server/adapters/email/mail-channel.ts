import type { Config } from '../../platform/config/config.ts'
import type { MailChannel } from '../../platform/messages/mail-channel.ts'
import { MessageFailure } from '../../platform/messages/message-channel.ts'
import { callExternal, type ExternalSilence } from '../external/call-external.ts'
import { addressIn } from './address-in.ts'
import { createSmtpMailChannel } from './smtp-mail-channel.ts'

const TIMEOUT_MS = 5_000

/** E-mail over HTTP in the format of the mail emulator. */
export function createHttpMailChannel(options: { baseUrl: string; from: string }): MailChannel {
  return {
    async send({ sender, ...letter }) {
      const { ok, status } = await callExternal(`${options.baseUrl}/email/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ from: `${sender} <${addressIn(options.from)}>`, ...letter }),
        timeoutMs: TIMEOUT_MS,
      }).catch((error: ExternalSilence) => {
        throw new MessageFailure(`email: ${error.message}`, error.reason !== 'unreached')
      })
      if (!ok) throw new MessageFailure(`email: status ${status}`, status >= 500)
    },
  }
}

/** The configured mail channel; null = the shop sends no e-mail. */
export function createMailChannel(
  config: Pick<Config, 'EMAIL_MODE' | 'EMAIL_FROM' | 'SMTP_URL'>,
  emulatorsUrl: string,
): MailChannel | null {
  if (config.EMAIL_MODE === 'off') return null
  if (config.EMAIL_MODE === 'smtp' && config.SMTP_URL !== undefined) {
    return createSmtpMailChannel({ url: config.SMTP_URL, from: config.EMAIL_FROM })
  }
  return createHttpMailChannel({ baseUrl: emulatorsUrl, from: config.EMAIL_FROM })
}
