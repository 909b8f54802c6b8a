import type { Socket } from 'node:net'
import { SHOP_LANGUAGE } from '@okolitsa/domain/language/language.ts'
import { type BareCode, Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemOf } from './problem.ts'

/** Refusal codes of Node's HTTP parser errors; any other error is MALFORMED_REQUEST. */
const codeOfClientError: Readonly<Record<string, BareCode>> = { HPE_HEADER_OVERFLOW: 'BODY_TOO_LARGE' }

/**
 * Answers a connection that sent no valid request in time with a problem and a status of the specification; Node itself
 * would send 431, 408 or 400 without a body.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  // a browser keeps an unused connection, and would take an answer for that of its next request
  const isSpare = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0
  // the client has disconnected or was answered already
  if (isSpare || error.code === 'ECONNRESET' || socket.destroyed || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy()
    return
  }
  const problem = problemOf(
    new Refusal(codeOfClientError[error.code ?? ''] ?? 'MALFORMED_REQUEST'),
    'none',
    SHOP_LANGUAGE,
  )
  const body = JSON.stringify(problem)
  const head = [
    `HTTP/1.1 ${problem.status} Bad Request`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

const NO_SUCH_PAGE = '/no-such-page'
/** Maximum length of a path; the longest paths of the shop are nested categories. */
const LONGEST_PATH = 2_000

/** Maps an unreadable page URL to the not-found page; API calls get a refusal instead. */
export function readablePath(url: string, isApiPath: (url: string) => boolean): string {
  if (isApiPath(url)) return url
  const [path = ''] = url.split('?', 1)
  try {
    if (decodeURI(path).length <= LONGEST_PATH) return url
  } catch {
    // handled below
  }
  return NO_SUCH_PAGE
}

/** Host header: `name`, `name:port`, `1.2.3.4:port`, `[::1]:port`. */
const HOST = /^([\w-]+(\.[\w-]+)*\.?|\[[\da-f:.]+\])(:\d{1,5})?$/i
/** Maximum length of a host header. */
const LONGEST_HOST = 260

/**
 * True when a request has several `Host` headers: Node keeps the first one, but a proxy may use the last one (RFC 9112,
 * 3.2: 400).
 */
export function namesTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1
}

/** Refuses a request with no host, two hosts, or a host that cannot be part of a page's URL. */
export function refuseStrangeHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ host, raw }, _reply, done) => {
    const isStrange = host.length > LONGEST_HOST || !HOST.test(host) || namesTwoHosts(raw.rawHeaders)
    done(isStrange ? new Refusal('MALFORMED_REQUEST') : undefined)
  })
}

export interface RequestTimeouts {
  /** Time limit of a request's headers, ms. */
  readonly headMs: number
  /** Time limit of an ordinary body, ms. */
  readonly bodyMs: number
  /** Time limit of a form with files, ms: photos over a slow connection take minutes. */
  readonly uploadMs: number
}

/** Ends requests whose body arrives too slowly, because each occupies a connection and memory. */
export function cutSlowBodies(
  app: FastifyInstance,
  { bodyMs, uploadMs }: Omit<RequestTimeouts, 'headMs'>,
  refuse: (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => unknown,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, headers } = request
    const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
    if (!hasBody) return done()
    const giveUp = () => {
      if (raw.complete) return
      // the remaining body is not awaited, whether or not a handler reads it
      if (reply.sent) {
        raw.destroy()
        return
      }
      reply.raw.once('finish', () => raw.destroy())
      refuse(request, reply.header('connection', 'close'), new Refusal('MALFORMED_REQUEST'))
    }
    const timer = setTimeout(giveUp, headers['content-type']?.startsWith('multipart/') ? uploadMs : bodyMs)
    timer.unref()
    const forget = () => clearTimeout(timer)
    raw.once('end', forget)
    raw.once('close', forget)
    done()
  })
}
