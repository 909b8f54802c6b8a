import { ApiProblem } from './api-problem.ts'
import { fillPath, queryString, type Send } from './client.ts'
import { ConnectionLost } from './connection-lost.ts'
import type { Endpoint } from './endpoint.ts'
import type { Problem } from './problem.ts'
import { UnreadableAnswer } from './unreadable-answer.ts'

/** Type guard without a schema, to keep the schema library out of the catalogue's JavaScript. */
function isProblem(answer: unknown): answer is Problem {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'title' in answer
}

function formOf(fields: unknown, files: readonly Blob[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) if (value !== undefined) form.append(name, String(value))
  for (const file of files) form.append('files', file)
  return form
}

function readJson(text: string, failure: (cause: unknown) => Error): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    throw failure(error)
  }
}

/**
 * Called once on a 401 response with the session of the failed request. `renewed` = the request is repeated with a new
 * session; `over` = the session has ended, and a public request is repeated as a guest's. Rejects when the state is
 * unknown (no network, an overloaded server): the request then fails with that error. `isPress` = the request follows
 * an action of the user, who may sign in again.
 */
export type Renew = (sentWith: string | undefined, isPress: boolean) => Promise<'renewed' | 'over'>

/** True = the request changes the user's own data. Signing out is excluded: it needs no new session. */
const isOfPress = ({ method, access, path }: Endpoint): boolean =>
  method !== 'GET' && method !== 'HEAD' && access !== 'public' && !path.endsWith('/logout')

/**
 * The browser's transport: fetch with cookies, the spec's source headers and one renewal on 401. Throws ApiProblem for
 * a problem response, ConnectionLost without a response, UnreadableAnswer when it is not JSON.
 */
export function createBrowserSend(options: {
  caller: () => Readonly<Record<string, string>>
  /** Identifies the session; a renewal changes it; undefined = no session. */
  session?: () => string | undefined
  renew: Renew
  /** Receives the headers of every response. */
  onHeaders?: (headers: Headers) => void
}): Send {
  const call: Send = async (endpoint, sending) => {
    const url = fillPath(endpoint.path, sending.params) + queryString(sending.query)
    const { method } = endpoint
    const headers = {
      accept: 'application/json',
      ...options.caller(),
      // the browser sets the type of a form, with its boundary
      ...(sending.body !== undefined && !sending.files && { 'content-type': 'application/json' }),
      ...sending.headers,
    }
    const stop = sending.signal && { signal: sending.signal }
    const request = () => {
      const form = sending.files && formOf(sending.body, sending.files)
      if (form && sending.upload) return sending.upload(url, { method, headers, body: form, ...stop })
      const body = form ?? (sending.body !== undefined ? JSON.stringify(sending.body) : undefined)
      return fetch(url, { method, credentials: 'same-origin', headers, ...(body !== undefined && { body }), ...stop })
    }
    const answerOf = async (attempt: () => Promise<Response>): Promise<Response> => {
      try {
        return await attempt()
      } catch (error) {
        throw error instanceof TypeError ? new ConnectionLost(error) : error
      }
    }
    const sentWith = options.session?.()
    let response = await answerOf(request)
    if (response.status === 401 && endpoint.session !== 'none') {
      const session = await options.renew(sentWith, isOfPress(endpoint))
      if (session === 'renewed' || endpoint.access === 'public') response = await answerOf(request)
    }
    options.onHeaders?.(response.headers)
    const { status } = response
    // the connection may also break during a response
    const text = await response.text().catch((error: unknown) => {
      throw error instanceof TypeError ? new ConnectionLost(error) : error
    })
    const answer = readJson(text, (cause) => new UnreadableAnswer(endpoint.path, status, cause))
    if (response.ok) return answer
    throw new ApiProblem(isProblem(answer) ? answer : { type: 'about:blank', title: '', status, code: 'INTERNAL' })
  }
  return call
}
