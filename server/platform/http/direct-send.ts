import type { Endpoint } from '@okolitsa/contracts/kernel/endpoint.ts'
import type { Send } from '@okolitsa/contracts/kernel/client.ts'
import { ApiProblem } from '@okolitsa/contracts/kernel/problem.ts'
import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { ApiCall } from './api.ts'
import type { CallContext } from './handler.ts'
import { problemOf } from './problem.ts'

/** The server's road of the client: the same policies and validation, no HTTP (architecture.md, two roads). */
export function createDirectSend(calls: readonly ApiCall[], actor: Actor, context: CallContext): Send {
  const byEndpoint = new Map<Endpoint, ApiCall>(calls.map((call) => [call.endpoint, call]))
  return async (endpoint, sending) => {
    const call = byEndpoint.get(endpoint)
    if (!call) throw new Error(`no such call: ${endpoint.method} ${endpoint.path}`)
    try {
      return await call.handle({ params: sending.params, query: sending.query, body: sending.body }, actor, context)
    } catch (error) {
      if (error instanceof Refusal) throw new ApiProblem(problemOf(error, context.requestId))
      throw error
    }
  }
}
