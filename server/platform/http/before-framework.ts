import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { namesTwoHosts } from './early-errors.ts'

/** Sees sellers that are hidden yet, by its cookie or its header (mount.ts). */
const TESTER_COOKIE = 'hidden-seller'
const TESTER_HEADER = 'x-test-seller'

/** Answers a request and says so, or leaves it to the framework. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Lets `answer` see each request before the framework does. No hook runs for what it answers: whoever answers keeps what
 * they are for. While the server closes, the framework answers all that still comes: it ends the connections.
 */
export function answerBefore(app: FastifyInstance, answer: EarlyAnswer): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  const known = app.server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!isClosing && answer(request, response)) return
    for (const listener of known) listener.call(app.server, request, response)
  })
}

interface Ready<Known> {
  /** What the framework has answered, by the words of who asked. */
  readonly ready: { readonly size: number; get(words: string): Known | undefined }
  /** What an answer depends on, in the request's own words; null = the framework knows better. */
  readonly wordsOf: (request: IncomingMessage) => string | null
  /** Counts the request; false = its asker has had enough, and the framework says so. */
  readonly admits?: (request: IncomingMessage) => boolean
  /** Sends it while it is true; false = it is not any more, and the framework answers. */
  readonly send: (known: Known, response: ServerResponse, asked: { request: IncomingMessage; words: string }) => boolean
  /** Told of each that was sent, and how long it took, s. */
  readonly onSent: (seconds: number, known: Known) => void
}

/** Sends again what the framework has answered to a request in the same words. */
export function answerAgain<Known>({ ready, wordsOf, admits, send, onSent }: Ready<Known>): EarlyAnswer {
  return (request, response) => {
    if (request.method !== 'GET' || ready.size === 0) return false
    const began = performance.now()
    const words = wordsOf(request)
    if (words === null) return false
    const known = ready.get(words)
    if (!known || admits?.(request) === false || !send(known, response, { request, words })) return false
    onSent((performance.now() - began) / 1_000, known)
    return true
  }
}

/** Headers of an answer of the framework, names and values in turn, to be sent again; without some and without the connection's own. */
export function sentHeaders(reply: FastifyReply, without: ReadonlySet<string>): string[] {
  return Object.entries(reply.getHeaders())
    .filter(([name]) => name !== 'connection' && !without.has(name))
    .flatMap(([name, value]) => [name, String(value)])
}

/**
 * What an early answer depends on besides what it looks for itself: host, address and, where a proxy of ours may name
 * the host the visitor asked for, whose word that is. Null = the request is unusual (a body, a tester, who may see what
 * others do not), and the framework knows better.
 */
export function wordsOfRequest({ headers, rawHeaders, url = '', socket }: IncomingMessage): string | null {
  if (namesTwoHosts(rawHeaders)) return null
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return null
  if (headers[TESTER_HEADER] !== undefined || headers.cookie?.includes(TESTER_COOKIE)) return null
  const forwarded = headers['x-forwarded-host']
  return forwarded === undefined
    ? `${headers.host}\n${url}`
    : `${headers.host}\n${url}\n${forwarded}\n${socket.remoteAddress}`
}
