import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeptPage } from './html-memory.ts'
import { packingFor } from './page-bytes.ts'

/** How long a shared cache in front may keep a guest page, s: as long as a node may send an outdated one. */
const SHARED_SECONDS = 1

/**
 * How long caches on the way may keep a page.
 * @param holdsUntil when what it says is over, ms since the epoch
 */
export const sharedCacheControl = (now: Date, holdsUntil: number): string =>
  `public, max-age=0, s-maxage=${holdsUntil - now.getTime() < SHARED_SECONDS * 1_000 ? 0 : SHARED_SECONDS}`

/**
 * Sends a kept page in the form that the browser reads; a browser that has it already is sent 304.
 * @param isOwn the answer may carry a visitor's cookies: it is nobody else's
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
