import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../platform/http/language-of.ts'
import { sendPlainPage } from '../platform/http/plain-page.ts'
import { isApiPath } from '../platform/http/server.ts'
import { escapeXml } from './xml.ts'

/** State of the site of a host: open, waiting for the seller's approval, suspended with its seller, closed, or unknown. */
export type Door = 'open' | 'awaiting' | 'suspended' | 'ended' | 'closed' | 'unknown'

/** Paths that machines request without a known host: health, metrics, certificate challenges. */
const FOR_MACHINES = /^\/(healthz|readyz|metrics|\.well-known\/acme-challenge\/)/

interface Marketplace {
  /** Origin of the marketplace. */
  readonly marketplace: string
  /** Name of the market. */
  readonly nameOf: () => string
}

/** Answers 404 with a self-contained page where no site is open. Must be called before routes are mounted. */
export function keepDoors(
  app: FastifyInstance,
  { doorOf, ...place }: Marketplace & { readonly doorOf: (request: FastifyRequest) => Door },
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const door = doorOf(request)
    if (door === 'open' || FOR_MACHINES.test(request.url)) return done()
    if (isApiPath(request.url)) return done(new Refusal('NOT_FOUND'))
    sendClosed(request, reply, door, place)
  })
}

function sendClosed(
  request: FastifyRequest,
  reply: FastifyReply,
  door: Exclude<Door, 'open'>,
  { marketplace, nameOf }: Marketplace,
): FastifyReply {
  const language = languageOf(request)
  const { closedSites, errorScreens } = wordsIn(language)
  const { title, text } = door === 'closed' ? errorScreens.sellerGeneric : closedSites[door]
  const way =
    door !== 'unknown' ? '' : `<p><a href="${marketplace}">${escapeXml(closedSites.unknown.action(nameOf()))}</a></p>`
  return sendPlainPage(reply, {
    language,
    status: 404,
    pageTitle: door === 'closed' || door === 'unknown' ? errorScreens.pageTitle : title,
    title,
    parts: [`<p>${text}</p>${way}`],
  })
}
