import type { Redirect, Rendered } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RETRY_AFTER } from '../platform/http/as-refusal.ts'
import { expectStatus } from '../platform/http/expected-status.ts'

/** When a page that had too much to wait for may be asked for again, s. */
const AGAIN_AFTER = 3

/**
 * Logs what failed in a page, and says in its answer what the visitor's browser shall know of it.
 * @throws Refusal OVERLOADED for a page that was refused what it shows: nothing of it is kept
 */
export function noteFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Exclude<Rendered, Redirect>,
  path: string,
): void {
  if (page.problem === 'OVERLOADED') throw new Refusal('OVERLOADED', { retryAfter: AGAIN_AFTER })
  if (page.failure !== undefined) request.log.error({ err: page.failure, reqId: request.id, path }, 'a page failed')
  else if (page.problem === 'INTERRUPTED') {
    reply.header('retry-after', String(RETRY_AFTER))
    request.log.error({ reqId: request.id, path }, 'a page was interrupted')
  }
  // a page that answers 500 by the specification (a checkout without a cart) is no fault
  else if (page.status === 500 && page.problem === undefined) expectStatus(reply)
}
