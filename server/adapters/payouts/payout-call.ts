import type { z } from 'zod'
import { PayoutFailure } from '../../platform/payouts/ports.ts'
import { callExternal, type ExternalResponse, type ExternalSilence } from '../external/call-external.ts'

const TIMEOUT_MS = 15_000

/**
 * Calls a bank or a provider. A payment may exist after any silence but a refused connection, and after any status of a
 * failed server or proxy, so those failures are `unknown`. Redirects are too, because a bank does not move silently.
 */
export async function callPayouts(url: string, init: RequestInit): Promise<ExternalResponse> {
  const { redirect: _redirect, signal: _signal, ...rest } = init
  const answer = await callExternal(url, { ...rest, timeoutMs: TIMEOUT_MS }).catch((error: ExternalSilence) => {
    throw new PayoutFailure(error.reason === 'unreached' ? 'unsent' : 'unknown', error.message, error)
  })
  const { status } = answer
  if (status === 401 || status === 403) throw new PayoutFailure('denied', `status ${status}`)
  if (status === 429) throw new PayoutFailure('unsent', 'too many requests')
  if (status >= 500 || (status >= 300 && status < 400)) throw new PayoutFailure('unknown', `status ${status}`)
  return answer
}

/** The parsed answer; another form means that the outcome is unknown. */
export function readAnswer<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new PayoutFailure('unknown', 'an answer of another form')
  return parsed.data
}
