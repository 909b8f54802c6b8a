import type { IncomingMessage } from 'node:http'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { answerAgain, sentHeaders, wordsOfRequest } from '../../platform/http/before-framework.ts'
import { dateOf } from '../../platform/http/each-second.ts'

/** Addresses that are known by their own words: pictures of some hundred pages in three sizes. */
const MOST_READY = 8_000
/** Longer ones are left to the framework, so that what is known has a bound in bytes, too: 4 MB and headers. */
const LONGEST_REQUEST = 512
/** Written anew each second. */
const OF_THE_SECOND = new Set(['date'])
const PICTURE = /^\/api\/v1\/img\//
/**
 * A picture sent so often to browsers that take AVIF is worth one: it is three tenths smaller and takes four times the
 * work (120). Tried again after as many.
 */
const OFTEN = 20

/** A picture by its key. */
interface SentPicture {
  readonly key: string
  /** The same in fewer bytes, which may be ready by now; null = who asks takes none. */
  readonly smaller: { readonly key: string; readonly make: () => void } | null
}

interface Ready extends SentPicture {
  /** Names and values in turn; the date is the first. */
  readonly headers: string[]
  /** How often. */
  sent: number
}

/** Does the browser say so? Only some send it for pictures, and none for anything else. */
export const takesAvif = ({ headers }: IncomingMessage): boolean => headers.accept?.includes('image/avif') ?? false

export interface ReadyPicturesOptions {
  /** The picture, if it is in memory. */
  readonly inMemory: (key: string) => Buffer | undefined
  readonly clock: Clock
  /** Told of each picture that was sent, and how long it took, s. */
  readonly onSent: (seconds: number) => void
}

/**
 * Pictures in memory that are sent before the framework sees the request, as ready pages are (web/ready-pages.ts): a
 * page asks for dozens of them, and they depend on nothing but host and address. The framework answers first.
 */
export function createReadyPictures({ inMemory, clock, onSent }: ReadyPicturesOptions) {
  const ready = new LRUCache<string, Ready>({ max: MOST_READY })
  const date = dateOf(clock)

  function wordsOf(request: IncomingMessage): string | null {
    if (!PICTURE.test(request.url ?? '')) return null
    const words = wordsOfRequest(request)
    if (words === null || words.length > LONGEST_REQUEST) return null
    return takesAvif(request) ? `${words}\navif` : words
  }

  return {
    answer: answerAgain({
      ready,
      wordsOf,
      send: (known, response) => {
        const picture = inMemory(known.key)
        if (!picture) return false
        if (known.smaller) {
          if (inMemory(known.smaller.key)) return false
          known.sent += 1
          if (known.sent % OFTEN === 0) known.smaller.make()
        }
        known.headers[1] = date()
        response.writeHead(200, known.headers).end(picture)
        return true
      },
      onSent,
    }),
    /** Remembers how the framework answers this request. */
    learn(request: FastifyRequest, reply: FastifyReply, picture: SentPicture): void {
      const words = request.raw.method === 'GET' ? wordsOf(request.raw) : null
      if (words === null) return
      reply.raw.once('finish', () => {
        if (reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return
        ready.set(words, { ...picture, headers: ['date', '', ...sentHeaders(reply, OF_THE_SECOND)], sent: 0 })
      })
    },
    /** What a host leads to may have changed. */
    forget: () => ready.clear(),
  }
}
