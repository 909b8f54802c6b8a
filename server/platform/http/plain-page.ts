import type { Language } from '@okolitsa/domain/language/language.ts'
import type { FastifyReply } from 'fastify'

export interface PlainPage {
  readonly language: Language
  readonly status: number
  readonly pageTitle?: string
  readonly title: string
  readonly parts: readonly string[]
  readonly head?: string
  /** `script-src` of the page's own script; none by default. */
  readonly scripts?: string
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fcfaf5;color:#2b2a26;font:17px/1.5 system-ui,sans-serif}main{max-width:32rem;padding:24px;text-align:center}h1{font-size:28px;line-height:1.2;margin:0 0 12px}p{margin:0 0 12px}a{color:#2f6b3a}`

/** Sends a self-contained page that needs no files and no running shop. */
export function sendPlainPage(
  reply: FastifyReply,
  { language, status, title, pageTitle = title, parts, head = '', scripts }: PlainPage,
): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-security-policy', scripts === undefined ? POLICY : `${POLICY}; script-src ${scripts}`)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}<title>${pageTitle}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${parts.join('')}</main></body></html>`,
    )
}
