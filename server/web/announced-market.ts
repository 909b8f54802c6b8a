import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FastifyInstance } from 'fastify'
import type { MarketService } from '../people/market/ports.ts'

/** Lists of the shop's pages and goods for machines. */
const FOR_MACHINES = /^\/(sitemap[./]|feeds\/)/

/** Answers 404 to sitemaps and feeds of a market that is not open yet, whose pages show its announcement only. */
export function hideWhilePreparing(app: FastifyInstance, market: Pick<MarketService, 'current'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isHidden = market.current().state === 'preparing' && FOR_MACHINES.test(request.url)
    done(isHidden ? new Refusal('NOT_FOUND') : undefined)
  })
}
