import { createTransport, type Transporter } from 'nodemailer'
import type { MailChannel } from '../../platform/messages/mail-channel.ts'
import { MessageFailure } from '../../platform/messages/message-channel.ts'
import { addressIn } from './address-in.ts'

/** Time limits of a mail server, ms. */
const CONNECT_MS = 10_000
const SILENCE_MS = 20_000

/** Fields that nodemailer adds to its errors. */
export interface SmtpError extends Error {
  readonly code?: string
  /** Status of the server, 4xx or 5xx; absent when it did not answer. */
  readonly responseCode?: number
  /** System call of the failure; `connect` when the server was unreachable. */
  readonly syscall?: string
}

/** nodemailer errors that occur before the text is sent. */
const BEFORE_THE_TEXT = new Set(['EAUTH', 'EENVELOPE', 'EDNS', 'ETLS', 'EOAUTH2', 'ECONFIG'])

/**
 * A transport to an SMTP server (RFC 5321). `smtps://` uses TLS from the first byte; `smtp://` requires STARTTLS,
 * except on this machine.
 * @param options.url `smtps://user:password@host:465`; the password percent-encoded
 * @param options.limitMs time limit of each step, ms
 */
export function openSmtp(options: { url: string; limitMs?: number }): Transporter {
  const { protocol, hostname } = new URL(options.url)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return createTransport({
    url: options.url,
    requireTLS: protocol === 'smtp:' && !isHere,
    // a relay on this machine has no signed certificate
    ...(isHere && { tls: { rejectUnauthorized: false } }),
    connectionTimeout: options.limitMs ?? CONNECT_MS,
    greetingTimeout: options.limitMs ?? CONNECT_MS,
    socketTimeout: options.limitMs ?? SILENCE_MS,
    // the shop's texts must not make nodemailer read files or fetch URLs
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/**
 * E-mail over SMTP.
 * @param options.from address of the sender; a name before it, as in `Name <shop@example.ru>`, is ignored
 */
export function createSmtpMailChannel(options: { url: string; from: string }): MailChannel {
  const transport = openSmtp(options)
  const address = addressIn(options.from)
  return {
    async send({ sender, to, subject, text, unsubscribeUrl }) {
      try {
        await transport.sendMail({
          from: { name: sender, address },
          to: { name: '', address: to },
          subject,
          text,
          // auto-responders do not answer such e-mail (RFC 3834)
          headers: { 'Auto-Submitted': 'auto-generated' },
          ...(unsubscribeUrl !== undefined && { list: { unsubscribe: unsubscribeUrl } }),
        })
      } catch (error) {
        const { code = '', responseCode, syscall } = error as SmtpError
        // a server that refused the e-mail or was never reached has not accepted it; one that stopped answering may
        // have
        const isSurelyLost = responseCode !== undefined || syscall === 'connect' || BEFORE_THE_TEXT.has(code)
        throw new MessageFailure(`email: ${responseCode ?? code}`, !isSurelyLost)
      }
    },
  }
}
