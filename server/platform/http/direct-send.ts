import { ApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { Send } from '@okolitsa/contracts/kernel/client.ts'
import type { Endpoint } from '@okolitsa/contracts/kernel/endpoint.ts'
import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { isPassingTrouble } from '../db/connection-loss.ts'
import type { ApiCall } from './api.ts'
import { RETRY_AFTER } from './as-refusal.ts'
import type { CallContext } from './handler.ts'
import { problemOf } from './problem.ts'

/** Calls by method and path: the page bundle may have its own copy of the table. */
export type CallIndex = ReadonlyMap<string, ApiCall>
const keyOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`
export const indexCalls = (calls: readonly ApiCall[]): CallIndex =>
  new Map(calls.map((call) => [keyOf(call.endpoint), call]))

export interface DirectSending {
  readonly context: CallContext
  /** Called with each answer and the server's endpoint, because the page bundle has no schemas. */
  readonly onAnswer?: (endpoint: Endpoint, answer: unknown) => void
}

/** The client's transport on the server, with the same policies and validation, but without HTTP (architecture.md). */
export function createDirectSend(calls: CallIndex, actor: Actor, { context, onAnswer }: DirectSending): Send {
  return async (endpoint, sending) => {
    const call = calls.get(keyOf(endpoint))
    if (!call) throw new Error(`no such call: ${endpoint.method} ${endpoint.path}`)
    try {
      const { params, query, body, headers } = sending
      const answer = await call.handle({ params, query, body, headers }, actor, context)
      onAnswer?.(call.endpoint, answer)
      return answer
    } catch (error) {
      const refusal = isPassingTrouble(error) ? new Refusal('INTERRUPTED', { retryAfter: RETRY_AFTER }) : error
      if (refusal instanceof Refusal) throw new ApiProblem(problemOf(refusal, context.requestId, context.language))
      throw error
    }
  }
}
