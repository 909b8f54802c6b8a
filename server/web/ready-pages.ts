import type { IncomingMessage } from 'node:http'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { LANGUAGE_COOKIE } from '@okolitsa/domain/language/language.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { answerAgain, sentHeaders, wordsOfRequest } from '../platform/http/before-framework.ts'
import { eachSecond } from '../platform/http/each-second.ts'
import { encodingFor } from '../platform/http/encodings.ts'
import { type CachedPage, endOfHour } from './cached-page.ts'
import type { HtmlCache } from './html-cache.ts'
import { sharedCacheControl } from './send-page.ts'

/** Requests that are known by their own words. */
const MOST_READY = 4_000
/** Longer ones are left to the framework, so that what is known has a bound in bytes, too: 4 MB and headers. */
const LONGEST_REQUEST = 1_024
/** What a page depends on among the cookies; a part that does not contain a name cannot set it. */
const MATTERS = new RegExp(`location|${LANGUAGE_COOKIE}`)
/** Written anew each second. */
const OF_THE_SECOND = new Set(['date', 'cache-control'])

interface Ready {
  readonly page: CachedPage
  /** Of the page in the memory of pages. */
  readonly key: string
  /** The request names its place: it is the same page for whoever is signed in. */
  readonly isPlaced: boolean
  /** Names and values in turn: the date and how long a shared cache may keep it are the first two. */
  readonly headers: string[]
}

export interface ReadyPagesOptions {
  readonly cache: HtmlCache
  readonly clock: Clock
  /** The cookie that only a visitor with a session has: such a one may have a main address. */
  readonly sessionCookie: string
  /** Counts a request; false = its asker has had enough. */
  readonly admits: (request: IncomingMessage) => boolean
  /** Told of each page that was sent, and how long it took, s. */
  readonly onSent: (seconds: number) => void
}

/**
 * Kept pages that are sent before the framework sees the request: half of what such an answer costs is taking the
 * address, cookies and hooks apart, and they were taken apart for the very same words a moment ago. The framework
 * answers first; the headers it sent and the page they belong to are learned with the request's own words (host,
 * address, the cookies that matter). Whatever is unusual about a request is left to the framework: another method, a
 * body, a tag, no brotli, a page that is not packed by it yet, a tester, a visitor whose place must be looked up.
 */
export function createReadyPages({ cache, clock, sessionCookie, admits, onSent }: ReadyPagesOptions) {
  const ready = new LRUCache<string, Ready>({ max: MOST_READY })
  const ofTheSecond = eachSecond(clock, (now) => ({ date: now.toUTCString(), cacheControl: sharedCacheControl(now) }))

  /** What the page depends on, in the request's own words; null = the framework knows better. */
  function wordsOf(request: IncomingMessage): string | null {
    const { headers } = request
    const address = wordsOfRequest(request)
    if (address === null || headers['if-none-match'] !== undefined) return null
    if (encodingFor(headers['accept-encoding'], 'br') !== 'br') return null
    const { cookie } = headers
    let mattering = ''
    if (cookie !== undefined && MATTERS.test(cookie)) {
      for (const part of cookie.split(';')) if (MATTERS.test(part)) mattering += `${part};`
    }
    const words = `${address}\n${mattering}`
    return words.length > LONGEST_REQUEST ? null : words
  }

  return {
    answer: answerAgain({
      ready,
      wordsOf,
      admits,
      send: (known, response, { request, words }) => {
        if (!known.isPlaced && request.headers.cookie?.includes(sessionCookie)) return false
        if (cache.findFresh(known.key) !== known.page) {
          ready.delete(words)
          return false
        }
        const { date, cacheControl } = ofTheSecond()
        known.headers[1] = date
        known.headers[3] = cacheControl
        response.writeHead(200, known.headers).end(known.page.bytes)
        return true
      },
      onSent,
    }),
    /**
     * Remembers how the framework answers this request.
     * @param isPlaced the request names the place that the page was made for
     */
    learn(request: FastifyRequest, reply: FastifyReply, known: Pick<Ready, 'page' | 'key' | 'isPlaced'>): void {
      const words = request.raw.method === 'GET' ? wordsOf(request.raw) : null
      if (words === null || known.page.status !== 200 || known.page.redirectTo !== undefined) return
      // what all pages of a second say to caches on the way is not true of one that ends before its hour
      if (known.page.holdsUntil < endOfHour(clock())) return
      if (!known.isPlaced && request.headers.cookie?.includes(sessionCookie)) return
      reply.raw.once('finish', () => {
        const sent = reply.getHeaders()
        if (reply.statusCode !== 200 || sent['content-encoding'] !== 'br' || sent['set-cookie'] !== undefined) return
        const headers = ['date', '', 'cache-control', '', ...sentHeaders(reply, OF_THE_SECOND)]
        ready.set(words, { ...known, headers })
      })
    },
    /** A site, a seller or a rule changed: what a host leads to may have, too. */
    forget: () => ready.clear(),
  }
}
