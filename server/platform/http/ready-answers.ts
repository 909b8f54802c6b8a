import type { IncomingMessage } from 'node:http'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { LANGUAGE_COOKIE } from '@okolitsa/domain/language/language.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { answerAgain, sentHeaders, wordsOfRequest } from './before-framework.ts'
import { sharedTwin } from './compress-answers.ts'
import { dateOf } from './each-second.ts'
import { encodingFor } from './encodings.ts'
import type { SharedAnswer } from './response-cache.ts'

/** All that is ready, bytes; an answer of the shop has 2 to 20 KB. */
const MOST_BYTES = 16 * 1024 * 1024
/** Longer requests are left to the framework: what is known of them has a bound, too. */
const LONGEST_REQUEST = 1_024
/** Written anew each second. */
const OF_THE_SECOND = new Set(['date'])

interface Ready {
  readonly route: string
  readonly body: Buffer
  /** On the machine's monotonic clock, ms. */
  readonly until: number
  /** Names and values in turn; the date is the first. */
  readonly headers: string[]
}

export interface ReadyAnswersOptions {
  /** False = something in the request says who asks, or may: a session that is over is refused at every call. */
  readonly isAnonymous: (request: IncomingMessage) => boolean
  readonly clock: Clock
  /** Monotonic, ms: that of the memory of shared answers. */
  readonly now: () => number
  /** Counts a request; false = its asker has had enough. */
  readonly admits: (request: IncomingMessage) => boolean
  /** Told of each answer that was sent, and how long it took, s. */
  readonly onSent: (route: string, seconds: number) => void
}

/** Whether nothing in a request says who asks, in a session that is alive or over. */
export const anonymity =
  (sessionCookies: readonly string[]) =>
  ({ headers }: IncomingMessage): boolean =>
    headers.authorization === undefined &&
    headers['x-service-secret'] === undefined &&
    !sessionCookies.some((name) => headers.cookie?.includes(name))

/**
 * Answers that guests share, sent before the framework sees the request, as ready pages are (web/ready-pages.ts): for as
 * long as the memory of shared answers would give them, and to whoever asks in the very same words. They are counted
 * towards the limit of an address as the cheapest work there is.
 */
export function createReadyAnswers({ isAnonymous, clock, now, admits, onSent }: ReadyAnswersOptions) {
  const ready = new LRUCache<string, Ready>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }, words) => body.length + words.length + 1_024,
  })
  const date = dateOf(clock)

  /** What an answer depends on, in the request's own words; null = the framework knows better. */
  function wordsOf(request: IncomingMessage): string | null {
    const { headers } = request
    const address = wordsOfRequest(request)
    if (address === null || !isAnonymous(request)) return null
    const { cookie } = headers
    // who chose a language may have chosen any
    if (cookie?.includes(LANGUAGE_COOKIE)) return null
    const isBrowser = headers['sec-fetch-site'] !== undefined
    const words = `${address}\n${encodingFor(headers['accept-encoding'])}\n${headers['accept-language']}\n${isBrowser}`
    return words.length > LONGEST_REQUEST ? null : words
  }

  return {
    answer: answerAgain({
      ready,
      wordsOf,
      admits,
      send: (known, response, { words }) => {
        if (known.until <= now()) {
          ready.delete(words)
          return false
        }
        known.headers[1] = date()
        response.writeHead(200, known.headers).end(known.body)
        return true
      },
      onSent: (seconds, { route }) => onSent(route, seconds),
    }),
    /** Remembers how the framework answers this request. */
    learn(request: FastifyRequest, reply: FastifyReply, { body, until }: SharedAnswer): void {
      const words = request.raw.method === 'GET' ? wordsOf(request.raw) : null
      if (words === null || until <= now()) return
      reply.raw.once('finish', () => {
        const sent = reply.getHeaders()
        if (reply.statusCode !== 200 || sent['set-cookie'] !== undefined) return
        const route = request.routeOptions.url ?? ''
        const headers = ['date', '', ...sentHeaders(reply, OF_THE_SECOND)]
        const keep = (bytes: Buffer) => ready.set(words, { route, body: bytes, until, headers })
        const encoding = sent['content-encoding']
        if (encoding === undefined) keep(body)
        else sharedTwin(body, encoding)?.then(keep, () => undefined)
      })
    },
  }
}
export type ReadyAnswers = ReturnType<typeof createReadyAnswers>
