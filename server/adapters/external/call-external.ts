export interface ExternalResponse {
  readonly status: number
  /** True for a status 2xx. */
  readonly ok: boolean
  readonly headers: Headers
  /** The parsed JSON of the body; undefined = no JSON (a proxy's page, a partial or an empty answer). */
  readonly body: unknown
  readonly bytes: Uint8Array
}

/**
 * Reason of a missing answer: `unreached` = no byte was sent; with the others it is unknown whether the request was
 * executed.
 */
export type SilenceReason = 'unreached' | 'broken' | 'timeout'

/** Error of a missing answer. Contains neither the request nor the answer, so it may be logged. */
export class ExternalSilence extends Error {
  readonly reason: SilenceReason

  constructor(reason: SilenceReason, detail: string) {
    super(`no answer: ${detail}`)
    this.name = 'OutsideSilence'
    this.reason = reason
  }
}

const UNREACHED: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'])

/**
 * Calls an external service once, within `timeoutMs`. Redirects are not followed, because they would send our
 * credentials to another host; they are returned like any other status. Throws ExternalSilence.
 */
export async function callExternal(
  url: string,
  { timeoutMs, ...init }: Omit<RequestInit, 'redirect' | 'signal'> & { readonly timeoutMs: number },
): Promise<ExternalResponse> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
    const { status, ok, headers } = response
    const bytes = new Uint8Array(await response.arrayBuffer())
    return { status, ok, headers, body: parseJson(decode(bytes, headers)), bytes }
  } catch (error) {
    throw silenceOf(error)
  }
}

/** Decodes a body. JSON is UTF-8, but old gateways also declare windows-1251. */
function decode(bytes: Uint8Array, headers: Headers): string {
  const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(headers.get('content-type') ?? '') ?? []
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function silenceOf(error: unknown): ExternalSilence {
  if (!(error instanceof Error)) return new ExternalSilence('broken', 'network')
  if (error.name === 'TimeoutError') return new ExternalSilence('timeout', 'it took too long')
  const code = (error.cause as { code?: unknown } | undefined)?.code
  return new ExternalSilence(UNREACHED.has(code) ? 'unreached' : 'broken', typeof code === 'string' ? code : error.name)
}
