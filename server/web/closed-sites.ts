import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../platform/http/language-of.ts'
import { isApiPath } from '../platform/http/server.ts'

/** What a host leads to: a site that is open, one that is not, or nothing that we know. */
export type Door = 'open' | 'closed' | 'unknown'

/** Asked by machines that know no host: whether the process lives, what it counts, whose a domain is. */
const FOR_MACHINES = /^\/(healthz|readyz|metrics|\.well-known\/acme-challenge\/)/
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Answers 404 where no site is open, with a page that stands alone. Call it before anything is mounted. */
export function keepDoors(
  app: FastifyInstance,
  { doorOf, marketplace }: { doorOf: (request: FastifyRequest) => Door; marketplace: string },
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const door = doorOf(request)
    if (door === 'open' || FOR_MACHINES.test(request.url)) return done()
    if (isApiPath(request.url)) return done(new Refusal('NOT_FOUND'))
    sendClosed(request, reply, door, marketplace)
  })
}

function sendClosed(
  request: FastifyRequest,
  reply: FastifyReply,
  door: 'closed' | 'unknown',
  marketplace: string,
): FastifyReply {
  const language = languageOf(request)
  const { closedSites, errorScreens } = wordsIn(language)
  const { title, text } = door === 'closed' ? errorScreens.sellerGeneric : closedSites.unknown
  const way = door === 'closed' ? '' : `<p><a href="${marketplace}">${closedSites.unknown.action}</a></p>`
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${errorScreens.pageTitle}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p>${way}</main></body></html>`,
    )
}

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fcfaf5;color:#2b2a26;font:17px/1.5 system-ui,sans-serif}main{max-width:32rem;padding:24px;text-align:center}h1{font-size:28px;line-height:1.2;margin:0 0 12px}p{margin:0 0 12px}a{color:#2f6b3a}`
