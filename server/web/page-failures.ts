import type { Redirect, Rendered } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RETRY_AFTER } from '../platform/http/as-refusal.ts'
import { expectStatus } from '../platform/http/expected-status.ts'

/** Retry-After of an overloaded page, s. */
const AGAIN_AFTER = 3

/**
 * Logs a failure of a page, and sets the answer's headers for the browser.
 * @throws Refusal OVERLOADED for a page whose data was refused, so that it is not cached
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
  // a page with a 500 required by the specification (a checkout without a cart) is no fault
  else if (page.status === 500 && page.problem === undefined) expectStatus(reply)
}
