import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FastifyInstance } from 'fastify'

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
/**
 * Calls that are accepted when the disk is almost full: queries by POST, renewal and end of sessions (so that a visitor
 * can continue to read), and bank callbacks about money that has already moved.
 */
const GOES_ON =
  /\/(preview|products\/ids|pickup-points\/map|cdek\/tariff|auth\/refresh|logout|payments\/\w+\/(callback|check))\/?(\?|$)/
const RETRY_AFTER = 60

/** Refuses writes before they are read, while `mayWrite` returns false. */
export function pauseWrites(app: FastifyInstance, mayWrite: () => boolean): void {
  app.addHook('onRequest', ({ method, url }, _reply, done) => {
    const goesOn = mayWrite() || !CHANGING.has(method) || GOES_ON.test(url)
    done(goesOn ? undefined : new Refusal('WRITES_PAUSED', { retryAfter: RETRY_AFTER }))
  })
}
