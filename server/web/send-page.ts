import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeptPage } from './html-memory.ts'
import { packingFor } from './page-bytes.ts'

/** Time in a shared cache, s, equal to the time for which a node may send an invalidated page. */
const SHARED_SECONDS = 1

/**
 * Cache-Control for shared caches.
 * @param holdsUntil expiry of the page, ms since the epoch
 */
export const sharedCacheControl = (now: Date, holdsUntil: number): string =>
  `public, max-age=0, s-maxage=${holdsUntil - now.getTime() < SHARED_SECONDS * 1_000 ? 0 : SHARED_SECONDS}`

/**
 * Sends a cached page in an accepted encoding; a browser with the current one gets 304.
 * @param isOwn true = the answer may set a visitor's cookies, so it is private
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, isOwn, now }: { page: KeptPage; isOwn: boolean; now: Date },
): Promise<FastifyReply> {
  const shared = isOwn ? 'private, no-store' : sharedCacheControl(now, page.holdsUntil)
  reply
    .header('cache-control', page.status === 200 ? shared : 'no-store')
    .header('vary', 'accept-encoding, cookie')
    .header('etag', page.etag)
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  reply.code(page.status)
  const packing = packingFor(request.headers['accept-encoding'])
  if (packing) reply.header('content-encoding', packing)
  return reply.send(await page.bytes.as(packing))
}
