import { createTransport } from 'nodemailer'
import type { MailChannel } from '../../engagement/notifications/ports.ts'
import { MessageFailure } from '../../platform/messages/message-channel.ts'

/** How long a mail server may keep us waiting, ms. */
const CONNECT_MS = 10_000
const SILENCE_MS = 20_000

/** What nodemailer adds to its errors. */
interface SmtpError extends Error {
  readonly code?: string
  /** The server's own number, 4xx or 5xx; absent when it said nothing. */
  readonly responseCode?: number
  /** `connect` when there was nobody to talk to. */
  readonly syscall?: string
}

/** Errors of nodemailer that come before the text has gone. */
const BEFORE_THE_TEXT = new Set(['EAUTH', 'EENVELOPE', 'EDNS', 'ETLS', 'EOAUTH2', 'ECONFIG'])

/**
 * Letters over SMTP (RFC 5321). `smtps://` speaks TLS from the first byte; `smtp://` must be raised to TLS by STARTTLS,
 * except on this very machine.
 * @param options.url `smtps://user:password@host:465`; the password percent-encoded
 * @param options.from sender, `Околица <shop@example.ru>` or an address alone
 */
export function createSmtpMailChannel(options: { url: string; from: string }): MailChannel {
  const { protocol, hostname } = new URL(options.url)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const transport = createTransport(
    {
      url: options.url,
      requireTLS: protocol === 'smtp:' && !isHere,
      // a relay on this machine has no certificate that anybody signed
      ...(isHere && { tls: { rejectUnauthorized: false } }),
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      // letters are our own texts: nothing in them may make the server read files or fetch addresses
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: options.from },
  )
  return {
    async send({ to, subject, text, unsubscribeUrl }) {
      try {
        await transport.sendMail({
          to: { name: '', address: to },
          subject,
          text,
          // robots that answer letters leave these alone (RFC 3834)
          headers: { 'Auto-Submitted': 'auto-generated' },
          ...(unsubscribeUrl !== undefined && { list: { unsubscribe: unsubscribeUrl } }),
        })
      } catch (error) {
        const { code = '', responseCode, syscall } = error as SmtpError
        // a server that answered no has not taken it, nor has one that was never reached; one that fell silent in the
        // midst of the talk may have
        const isSurelyLost = responseCode !== undefined || syscall === 'connect' || BEFORE_THE_TEXT.has(code)
        throw new MessageFailure(`email: ${responseCode ?? code}`, !isSurelyLost)
      }
    },
  }
}
