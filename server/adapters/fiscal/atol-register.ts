import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { z } from 'zod'
import { FiscalFailure, type FiscalRegister } from '../../money/fiscal/ports.ts'
import { callExternal, type ExternalResponse } from '../external/call-external.ts'
import { withoutPersonalData } from '../outside/without-personal-data.ts'
import {
  type AtolError,
  acceptedSchema,
  type FiscalCompany,
  reportSchema,
  toDocument,
  tokenSchema,
  toNumbers,
} from './atol-document.ts'

export interface AtolOptions {
  /** Base URL including `/v5`, without a trailing slash. */
  readonly baseUrl: string
  readonly group: string
  readonly login: string
  readonly password: string
  readonly company: FiscalCompany
  readonly timeoutMs?: number
  readonly clock: Clock
}

const DEFAULT_TIMEOUT_MS = 5_000
/** Time for which a token is used, ms; tokens are valid for a day, and a call must end before that. */
const TOKEN_MS = 23 * 3_600_000
/** Error code of a document whose external id exists; the error contains its uuid. */
const DUPLICATE = 33
const NOT_FOUND = 34
/** Types of transient errors of the register; all others concern the document. */
const PASSING_TYPES = new Set(['timeout', 'unknown'])

/** A cash register over ATOL Online v5. Every failure is a `FiscalFailure`. */
export function createAtolRegister(options: AtolOptions): FiscalRegister {
  const { baseUrl, group, login, password, company, clock, timeoutMs = DEFAULT_TIMEOUT_MS } = options
  let token: Promise<{ text: string; until: number }> | null = null

  const send = async (path: string, init: RequestInit): Promise<ExternalResponse> => {
    const answer = await callExternal(`${baseUrl}/${path}`, { ...init, timeoutMs }).catch((error: Error) => {
      throw new FiscalFailure('unavailable', error.message, error)
    })
    // redirects, too, because a register does not move without an announcement
    const isPassing = answer.status >= 500 || answer.status === 429 || (answer.status >= 300 && answer.status < 400)
    if (isPassing) throw new FiscalFailure('unavailable', `the register answers ${answer.status}`)
    return answer
  }

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      body: JSON.stringify(body),
    })

  const askToken = async () => {
    const { body } = await post('getToken', { login, pass: password })
    const answer = read(tokenSchema, body)
    // wrong credentials are a fault of the shop and may be corrected while receipts wait
    if (!answer.token) throw new FiscalFailure('unavailable', `no token: ${messageOf(answer.error)}`)
    return { text: answer.token, until: clock().getTime() + TOKEN_MS }
  }

  /** The cached token, or a new one when it expires or was just refused; concurrent callers share one request. */
  const currentToken = async (refused: string | null): Promise<string> => {
    const asked = token
    const known = await asked?.catch(() => null)
    if (known && known.text !== refused && clock().getTime() < known.until) return known.text
    if (token === asked) token = askToken()
    return (await (token ?? askToken())).text
  }

  const call = async <Schema extends z.ZodType>(
    schema: Schema,
    ask: (headers: Record<string, string>) => Promise<ExternalResponse>,
  ): Promise<z.output<Schema>> => {
    const first = await currentToken(null)
    let answer = await ask({ token: first })
    if (answer.status === 401) answer = await ask({ token: await currentToken(first) })
    if (answer.status === 401) throw new FiscalFailure('unavailable', 'the register refuses its own token')
    return read(schema, answer.body)
  }

  return {
    async register(document) {
      const body = toDocument(document, company, clock())
      const { uuid, error } = await call(acceptedSchema, (headers) =>
        post(`${group}/${document.receipt.operation}`, body, headers),
      )
      if (error && error.code !== DUPLICATE) throw failureOf(error)
      if (!uuid) throw new FiscalFailure('unavailable', `no uuid: ${messageOf(error)}`)
      return uuid
    },

    async status(registerId) {
      const path = `${group}/report/${encodeURIComponent(registerId)}`
      const report = await call(reportSchema, (headers) => send(path, { method: 'GET', headers }))
      if (report.error?.code === NOT_FOUND) return { state: 'unknown' }
      if (report.status === 'wait') return { state: 'waiting' }
      if (report.status === 'fail') return { state: 'failed', reason: messageOf(report.error) }
      if (!report.payload) throw new FiscalFailure('unavailable', 'the report is empty')
      const { payload } = report
      return { state: 'registered', numbers: toNumbers(payload), url: payload.ofd_receipt_url ?? null }
    },
  }
}

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new FiscalFailure('unavailable', 'the register answers nonsense', parsed.error)
  return parsed.data
}

const messageOf = (error: AtolError | null | undefined): string =>
  error ? withoutPersonalData(`${error.code} ${error.text}`) : 'no reason'

const failureOf = (error: AtolError) =>
  new FiscalFailure(PASSING_TYPES.has(error.type) ? 'unavailable' : 'refused', messageOf(error))
