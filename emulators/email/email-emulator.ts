import type { FastifyPluginAsync } from 'fastify'
import { clockTime, escapeHtml, page } from '../page.ts'

export interface SentLetter {
  readonly id: number
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly sentAt: string
}

/** Maximum stored e-mails; the oldest are deleted. */
const MAX_LETTERS = 500
/** Recipients that cause faults: a mailbox that does not exist, and a server that disconnects during the text. */
const NO_MAILBOX = 'nobody@example.com'
const BROKEN = 'broken@example.com'

/** A mail server without SMTP, which accepts e-mail as JSON and shows it. */
export const emailEmulator: FastifyPluginAsync<{ now: () => number }> = async (app, { now }) => {
  const letters: SentLetter[] = []
  let lastId = 0

  app.post('/email/send', async (request, reply) => {
    const { from, to, subject, text } = (request.body ?? {}) as Record<string, unknown>
    if (![from, to, subject, text].every((field) => typeof field === 'string' && field !== '')) {
      return reply.code(400).send({ error: 'from, to, subject and text are needed' })
    }
    if (to === BROKEN) return reply.code(503).send({ error: 'try later' })
    if (to === NO_MAILBOX || !String(to).includes('@')) return reply.code(422).send({ error: 'no such mailbox' })
    lastId += 1
    letters.unshift({
      id: lastId,
      from: String(from),
      to: String(to),
      subject: String(subject),
      text: String(text),
      sentAt: new Date(now()).toISOString(),
    })
    letters.length = Math.min(letters.length, MAX_LETTERS)
    return { id: lastId }
  })

  app.get('/email/messages', async (request) => {
    const { to } = request.query as { to?: string }
    return { items: to ? letters.filter((letter) => letter.to === to) : letters }
  })
  app.get('/email', async (_request, reply) => reply.type('text/html; charset=utf-8').send(inboxPage(letters)))
}

/** Turns URLs in an escaped text into links, like any mailbox. */
const withLinks = (html: string) => html.replace(/https?:\/\/[^\s<]+/g, '<a href="$&">$&</a>')

/** The page for people: every e-mail, newest first. */
function inboxPage(letters: readonly SentLetter[]): string {
  const items = letters.map(
    ({ to, subject, text, sentAt }) =>
      `<h2 style="font-size:18px;margin:24px 0 0">${escapeHtml(subject)}</h2><p class="note">${escapeHtml(to)}, ${clockTime(sentAt)}</p><p style="white-space:pre-wrap;overflow-wrap:anywhere">${withLinks(escapeHtml(text))}</p>`,
  )
  const nothing = '<p>Пока пусто. Укажите почту в профиле и оформите заказ — письмо появится здесь.</p>'
  return page('Ящик писем', `<p><a href="/">Эмуляторы</a></p><h1>Ящик писем</h1>${items.join('') || nothing}`)
}
