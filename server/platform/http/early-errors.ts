import type { Socket } from 'node:net'
import { SHOP_LANGUAGE } from '@okolitsa/domain/language/language.ts'
import { type BareCode, Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemOf } from './problem.ts'

/** What went wrong before there was a request: too much of a head is too large, all else came broken or too slowly. */
const codeOfClientError: Readonly<Record<string, BareCode>> = { HPE_HEADER_OVERFLOW: 'BODY_TOO_LARGE' }

/**
 * Answers what is no HTTP, or came too slowly to become a request, in the words of every other refusal and within the
 * statuses of the specification: Node itself would say 431, 408 or 400 without a body.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  // a browser keeps a spare connection open without a word: an answer would be taken for that of its next request
  const isSpare = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0
  // the other side is gone, or was answered already
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

/** A path that no page has. */
const NO_SUCH_PAGE = '/no-such-page'
/** No path of the shop is longer: the longest are nested categories. */
const LONGEST_PATH = 2_000

/**
 * A page's address that cannot be read leads to the page «there is no such page», as any other wrong one; machines are
 * answered with what is wrong with it.
 */
export function readablePath(url: string, isApiPath: (url: string) => boolean): string {
  if (isApiPath(url)) return url
  const [path = ''] = url.split('?', 1)
  try {
    if (decodeURI(path).length <= LONGEST_PATH) return url
  } catch {
    // read below
  }
  return NO_SUCH_PAGE
}

/** `name`, `name:port`, `1.2.3.4:port`, `[::1]:port`. */
const HOST = /^([\w-]+(\.[\w-]+)*\.?|\[[\da-f:.]+\])(:\d{1,5})?$/i
/** As long as a name of the network may be. */
const LONGEST_HOST = 260

/** Node keeps the first of several `Host` headers; a proxy may go by the last one (RFC 9112, 3.2: 400). */
export function namesTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1
}

/** Refuses a request without a host, with two, and with one that cannot stand in addresses that pages show. */
export function refuseStrangeHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ host, raw }, _reply, done) => {
    const isStrange = host.length > LONGEST_HOST || !HOST.test(host) || namesTwoHosts(raw.rawHeaders)
    done(isStrange ? new Refusal('MALFORMED_REQUEST') : undefined)
  })
}

export interface RequestTimeouts {
  /** How long the head of a request may take to come, ms. */
  readonly headMs: number
  /** How long a body of the usual kind may take to come, ms. */
  readonly bodyMs: number
  /** The same for a form with files: photos from a village take minutes. */
  readonly uploadMs: number
}

/** Ends requests whose body comes drop by drop: each of them holds a connection and memory. */
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
      // the rest of the body is not waited for, whether anybody wanted it or not
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
