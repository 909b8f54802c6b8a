import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from '../platform/http/encodings.ts'
import { type CachedPage, endOfHour } from './cached-page.ts'
import type { HtmlCache } from './html-cache.ts'

/** A shared cache in front may keep a guest page this long and show it this much longer while it asks anew, s. */
const SHARED_SECONDS = 30
const STALE_SECONDS = 600

/**
 * How long caches on the way may keep a page.
 * @param holdsUntil when what it says is over, ms since the epoch: the end of the hour at the latest
 */
export function sharedCacheControl(now: Date, holdsUntil = endOfHour(now)): string {
  const left = Math.max(0, Math.ceil((holdsUntil - now.getTime()) / 1_000))
  const shared = Math.min(SHARED_SECONDS, left)
  return `public, max-age=0, s-maxage=${shared}, stale-while-revalidate=${Math.min(STALE_SECONDS, left - shared)}`
}

/**
 * Sends a kept page in the form that the asker reads; nothing at all to whoever has it already.
 * @param isOwn the answer may carry a visitor's cookies: it is nobody else's
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, key, page, isOwn, now }: { cache: HtmlCache; key: string; page: CachedPage; isOwn: boolean; now: Date },
): Promise<FastifyReply> {
  const shared = isOwn ? 'private, no-store' : sharedCacheControl(now, page.holdsUntil)
  reply
    .header('cache-control', page.status === 200 ? shared : 'no-store')
    .header('vary', 'accept-encoding, cookie')
    .header('etag', page.etag)
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  reply.code(page.status)
  const encoding = encodingFor(request.headers['accept-encoding'], page.encoding)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(await cache.bytesOf(key, page, encoding))
}
