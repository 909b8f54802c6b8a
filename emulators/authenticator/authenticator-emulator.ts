import { createHmac } from 'node:crypto'
import { demoOwner } from '@okolitsa/demo/office.ts'
import type { FastifyPluginAsync } from 'fastify'
import { escapeHtml, page } from '../page.ts'

const PERIOD_SECONDS = 30
const DIGITS = 6
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes of a Base32 text; empty = it is none. */
function bytesOf(text: string): Buffer {
  const signs = text.toUpperCase().replace(/[\s=-]/g, '')
  if (!/^[A-Z2-7]+$/.test(signs)) return Buffer.alloc(0)
  const bits = [...signs].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((octet) => Number.parseInt(octet, 2)))
}

/** The code of a secret at a moment (RFC 6238, SHA-1). */
export function totpCode(secret: string, nowMs: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(nowMs / 1000 / PERIOD_SECONDS)))
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Emulates an authenticator app: the codes of the demo's owner, and of any secret typed in. */
export const authenticatorEmulator: FastifyPluginAsync<{ now: () => number }> = async (app, { now }) => {
  app.get<{ Querystring: { secret?: string } }>('/authenticator', async ({ query }, reply) => {
    const secret = query.secret ?? ''
    const isTyped = bytesOf(secret).length > 0
    const left = PERIOD_SECONDS - (Math.floor(now() / 1000) % PERIOD_SECONDS)
    const codeOf = (title: string, of: string) =>
      `<h2>${escapeHtml(title)}</h2><p class="sum">${totpCode(of, now())}</p>`
    const typed = isTyped
      ? codeOf('Ваш ключ', secret)
      : secret && '<p class="bad">Это не ключ: в нём только буквы A–Z и цифры 2–7.</p>'
    reply.header('refresh', String(left))
    return reply
      .type('text/html; charset=utf-8')
      .send(
        page(
          'Программа с кодами',
          `<span class="badge">понарошку</span><h1>Программа с кодами</h1><p class="note">Код сменится через ${left} с.</p>${typed}${codeOf(`Владелец показа, +${demoOwner.phone}`, demoOwner.totpSecret)}<form><label>Другой ключ <input name="secret" value="${escapeHtml(secret)}" autocomplete="off"></label><button class="no">Показать код</button></form>`,
        ),
      )
  })
}
