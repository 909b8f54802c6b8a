import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod'
import { CarrierError } from '../../../fulfilment/delivery/ports.ts'
import { callExternal, type ExternalResponse, ExternalSilence } from '../../external/call-external.ts'
import { errorCodes, tokenSchema } from './cdek-answer.ts'

export interface CdekSessionOptions {
  /** Base URL including `/v2`, without a trailing slash. */
  readonly baseUrl: string
  readonly account: string
  /** Password of the account; errors never contain it. */
  readonly password: string
  readonly timeoutMs: number
  /** Present time, milliseconds since the epoch. */
  readonly now: () => number
}

/**
 * Retries of a call. `once`: the call may have been executed and must not be repeated. `short`: a person waits. `long`:
 * background work, also retried when the service limits its rate.
 */
export type RetryMode = 'once' | 'short' | 'long'

/** Answers of CDEK with the token handled. Every failure is a `CarrierError`. */
export interface CdekSession {
  get<Schema extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    schema: Schema,
    retryMode?: RetryMode,
  ): Promise<EndpointAnswer<Schema>>
  post<Schema extends z.ZodType>(
    path: string,
    body: unknown,
    schema: Schema,
    retryMode?: RetryMode,
  ): Promise<EndpointAnswer<Schema>>
  delete<Schema extends z.ZodType>(path: string, schema: Schema): Promise<EndpointAnswer<Schema>>
  file(path: string, most: number): Promise<Uint8Array>
}

interface EndpointAnswer<Schema extends z.ZodType> {
  readonly body: z.infer<Schema>
  readonly headers: Headers
}

interface Token {
  readonly text: string
  readonly goodUntil: number
}

/** Time before expiry at which a token is renewed, so that it is valid until the end of a call, ms. */
const RENEW_EARLY_MS = 60_000
/** Pause before the first retry, ms, doubled each time; long enough for a load balancer to skip a failed node. */
const RETRY_PAUSE_MS = 150
/** Attempts when the network or the service fails. */
const TRIES = { once: 1, short: 2, long: 4 } as const satisfies Record<RetryMode, number>
const TOO_OFTEN = 429

export function createCdekSession(options: CdekSessionOptions): CdekSession {
  const { baseUrl, account, password, timeoutMs, now } = options
  let token: Promise<Token> | null = null

  const askToken = async (): Promise<Token> => {
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: account, client_secret: password })
    const response = await send(`${baseUrl}/oauth/token`, { method: 'POST', body }, 'short')
    if (!response.ok) {
      const failure = failureOf(response)
      // some CDEK nodes answer 400 instead of 401 to a wrong account
      throw failure.reason === 'refused' ? new CarrierError('unauthorized', { codes: failure.codes }) : failure
    }
    const { access_token, expires_in } = readAnswer(response, tokenSchema)
    return { text: access_token, goodUntil: now() + Math.max(expires_in * 1_000 - RENEW_EARLY_MS, 0) }
  }

  /** The cached token, or a new one when it expires or was just refused; concurrent callers share one request. */
  const currentToken = async (refused: string | null): Promise<string> => {
    const asked = token
    const known = await asked?.catch(() => null)
    if (known && known.text !== refused && now() < known.goodUntil) return known.text
    // another caller may have requested a newer token in the meantime
    if (token === asked) token = askToken()
    return (await (token ?? askToken())).text
  }

  /** Sends a call and retries after a transient failure; a timeout is not retried, since that would double the wait. */
  const send = async (url: string, init: RequestInit, retryMode: RetryMode): Promise<ExternalResponse> => {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === TRIES[retryMode]
      try {
        const answer = await callExternal(url, { ...init, timeoutMs })
        const mayPass = answer.status >= 500 || (retryMode === 'long' && answer.status === TOO_OFTEN)
        if (!mayPass || isLast) return answer
      } catch (error) {
        if (!(error instanceof ExternalSilence)) throw error
        const isTimeout = error.reason === 'timeout'
        if (isTimeout || isLast) throw new CarrierError(isTimeout ? 'timeout' : 'unavailable', { cause: error })
      }
      await pause(RETRY_PAUSE_MS * 2 ** (attempt - 1))
    }
  }

  /** Sends a call with a valid token; returns a valid answer. */
  const ask = async (path: string, init: RequestInit, retryMode: RetryMode): Promise<ExternalResponse> => {
    const withToken = (text: string) => {
      const headers = { accept: 'application/json', ...init.headers, authorization: `Bearer ${text}` }
      return send(`${baseUrl}/${path}`, { ...init, headers }, retryMode)
    }
    const first = await currentToken(null)
    let response = await withToken(first)
    if (response.status === 401) response = await withToken(await currentToken(first))
    if (!response.ok) throw failureOf(response)
    return response
  }

  const call = async <Schema extends z.ZodType>(
    path: string,
    init: RequestInit,
    schema: Schema,
    retryMode: RetryMode = 'short',
  ): Promise<EndpointAnswer<Schema>> => {
    const response = await ask(path, init, retryMode)
    return { body: readAnswer(response, schema), headers: response.headers }
  }

  return {
    get: (path, query, schema, retryMode) => {
      const asked = new URLSearchParams(query).toString()
      return call(asked ? `${path}?${asked}` : path, { method: 'GET' }, schema, retryMode)
    },
    post: (path, body, schema, retryMode) => {
      const init = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      return call(path, { method: 'POST', ...init }, schema, retryMode)
    },
    delete: (path, schema) => call(path, { method: 'DELETE' }, schema, 'once'),
    file: async (path, most) => {
      const { bytes } = await ask(path, { method: 'GET', headers: { accept: '*/*' } }, 'short')
      if (bytes.byteLength > most) throw new CarrierError('malformed-answer')
      return bytes
    },
  }
}

function readAnswer<Schema extends z.ZodType>({ body }: ExternalResponse, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new CarrierError('malformed-answer', { cause: parsed.error })
  return parsed.data
}

function failureOf({ status, body }: ExternalResponse): CarrierError {
  const codes = errorCodes(body)
  if (status === 401 || status === 403) return new CarrierError('unauthorized', { codes })
  if (status === 429) return new CarrierError('limit-reached', { codes })
  // a redirect means that the service has moved
  return new CarrierError(status >= 500 || status < 400 ? 'unavailable' : 'refused', { codes })
}
