import { cabinetEndpoints } from '@okolitsa/contracts/cabinet/cabinet.endpoints.ts'
import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Handlers } from '../../platform/http/handler.ts'
import { type CabinetHttpDeps, cabinetHandlers, moverOf } from './http/cabinet.handlers.ts'

export interface CabinetModule {
  readonly handlers: Handlers<typeof cabinetEndpoints>
  /** Photos of claims are no JSON and have a route of their own. */
  mount(app: FastifyInstance, actorOf: (request: FastifyRequest) => Promise<Actor>): void
}

/** The seller's side of orders: what the operator's page asks and does. */
export function createCabinetModule(deps: CabinetHttpDeps): CabinetModule {
  return {
    handlers: cabinetHandlers(deps),
    mount(app, actorOf) {
      app.get(cabinetEndpoints.claimPhoto.path.replace(/\{(\w+)\}/g, ':$1'), async (request, reply) => {
        const actor = await actorOf(request)
        if (actor.kind !== 'staff') throw new Refusal('UNAUTHORIZED')
        const params = cabinetEndpoints.claimPhoto.params.safeParse(request.params)
        if (!params.success) throw new Refusal('NOT_FOUND')
        const { id, claimId, photoId } = params.data
        const photo = await deps.orders.claimPhoto(moverOf(actor), id, claimId, photoId)
        if (!photo) throw new Refusal('NOT_FOUND')
        return reply.type('image/webp').header('cache-control', 'private, max-age=3600').send(photo)
      })
    },
  }
}
