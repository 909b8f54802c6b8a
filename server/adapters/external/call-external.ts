/** What an outside service answered. */
export interface ExternalResponse {
  readonly status: number
  /** 2xx. */
  readonly ok: boolean
  readonly headers: Headers
  /** The JSON of the body; undefined = it is none: a page of some proxy, half an answer, nothing at all. */
  readonly body: unknown
  /** What came, as it came. */
  readonly bytes: Uint8Array
}

/** `unreached`: nobody listened, so nothing was taken; after the others nobody knows what was done. */
export type SilenceReason = 'unreached' | 'broken' | 'timeout'

/** No answer came. Holds neither what was sent nor what was received, so it may be logged as it is. */
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
 * One call of an outside service. It never takes longer than `timeoutMs`, and is never led elsewhere: a redirect would
 * carry our credentials to a stranger, so it is answered like any other status. Throws ExternalSilence.
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

/** JSON is UTF-8, but old gateways say so of windows-1251 too, or say the truth. */
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
