import { liveEndpoints } from '@okolitsa/contracts/live/live.endpoints.ts'
import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FastifyInstance } from 'fastify'
import type { CallContext } from '../http/handler.ts'
import { type CallContextOf, callerOf } from '../http/mount.ts'
import { networkOf } from '../http/network-of.ts'
import { badRequest } from '../http/problem.ts'
import type { LiveHub } from './live-hub.ts'
import { createLiveStreams, type LiveLimits } from './live-streams.ts'

/** True when this actor may be notified that the subject `<kind>:<key>` changed. Defined by the module of that kind. */
export type MayListen = (actor: Actor, key: string, context: CallContext) => Promise<boolean>

export interface LiveOptions {
  readonly hub: LiveHub
  readonly mayListen: Readonly<Record<string, MayListen>>
  readonly limits?: Partial<LiveLimits>
}

/** Key of the stream limit: a person's account, or a guest's IP address. */
function clientOf(actor: Actor, ip: string): string {
  if (actor.kind === 'customer') return `customer:${actor.customerId}`
  return 'staffId' in actor ? `staff:${actor.staffId}` : ip
}

/**
 * Mounts the stream of changes. Access is checked whenever a stream opens, and streams are short, so an ended
 * membership is not served for long; only names are sent. Call `endSession` to end the streams of a session.
 */
export function mountLive(
  app: FastifyInstance,
  { hub, mayListen, limits = {} }: LiveOptions,
  { actorOf, contextOf }: CallContextOf,
): { endSession(sessionId: string): void } {
  const streams = createLiveStreams(hub, limits)
  // before the server waits for open requests, because a stream would block it
  app.addHook('preClose', async () => streams.close())
  for (const endpoint of Object.values(liveEndpoints)) {
    const { path, query, access } = endpoint
    app.route({
      method: 'GET',
      exposeHeadRoute: false,
      helmet: false,
      url: path,
      handler: async (request, reply) => {
        const asked = query.safeParse(request.query ?? {})
        if (!asked.success) throw badRequest('query', asked.error)
        const actor = await callerOf(endpoint, request, actorOf)
        if (access === 'seller' && actor.kind !== 'staff') throw new Refusal('UNAUTHORIZED')
        const context = contextOf(request, reply)
        const isAllowed = async (topic: string) => {
          const [kind = '', key = ''] = topic.split(':')
          return Object.hasOwn(mayListen, kind) && (await (mayListen[kind] as MayListen)(actor, key, context))
        }
        const topics = [...new Set(asked.data.topic)]
        const sessionId = 'sessionId' in actor ? actor.sessionId : undefined
        // the session may end during the access check
        let isOver = false
        const forgetSession = streams.onSessionEnd(sessionId, () => {
          isOver = true
        })
        const answers = await Promise.all(topics.map(isAllowed)).finally(forgetSession)
        if (isOver) throw new Refusal('UNAUTHORIZED')
        const allowed = topics.filter((_, index) => answers[index])
        if (allowed.length === 0) throw new Refusal('NOT_FOUND')
        const client = clientOf(actor, networkOf(request.ip))
        if (!streams.hasRoom(client)) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: 30 })
        reply.hijack()
        streams.open(reply.raw, client, allowed, sessionId)
      },
    })
  }
  return { endSession: streams.endSession }
}
