import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FastifyInstance } from 'fastify'

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
/**
 * What goes on with the last room: questions that are asked by POST, sessions that are renewed or ended (a visitor is
 * not sent away from reading), and the words of banks about money that has moved already.
 */
const GOES_ON =
  /\/(preview|products\/ids|pickup-points\/map|cdek\/tariff|auth\/refresh|logout|payments\/\w+\/(callback|check))\/?(\?|$)/
const RETRY_AFTER = 60

/** Refuses what would take more room, before it is read, while `mayWrite` says that there is next to none. */
export function pauseWrites(app: FastifyInstance, mayWrite: () => boolean): void {
  app.addHook('onRequest', ({ method, url }, _reply, done) => {
    const goesOn = mayWrite() || !CHANGING.has(method) || GOES_ON.test(url)
    done(goesOn ? undefined : new Refusal('WRITES_PAUSED', { retryAfter: RETRY_AFTER }))
  })
}
