import { constants } from 'node:zlib'
import type { FastifyCompressOptions } from '@fastify/compress'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Content types that are text. */
const TEXT =
  /^(text\/(?!event-stream)|image\/svg|application\/(json|problem\+json|manifest\+json|geo\+json|xml|rss\+xml|atom\+xml))/

/** Options of `@fastify/compress` for answers of calls. */
export const COMPRESSION: FastifyCompressOptions = {
  // a compressed request body could expand to any length
  globalDecompression: false,
  encodings: ['zstd', 'br', 'gzip'],
  // bytes; shorter answers fit in one packet anyway
  threshold: 1_400,
  // bytes; compressing a smaller answer here takes less time than passing it to another thread
  syncThreshold: 256 * 1_024,
  customTypes: (type) => TEXT.test(type),
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
  // gzip reads `level`, zstd reads `params`
  zlibOptions: { level: 6, params: { [constants.ZSTD_c_compressionLevel]: 2 } } as NonNullable<
    FastifyCompressOptions['zlibOptions']
  >,
}

/**
 * True when the length of the compressed answer reveals no secret. A foreign page that makes a visitor's browser send a
 * request (with the visitor's cookies and chosen text in the URL) could observe that the answer gets shorter when it
 * contains the text (BREACH). So an answer to a request with cookies is compressed only when the browser says that the
 * request comes from our own page or the visitor.
 */
export function isSafelyCompressed({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  if (headers.cookie === undefined) return true
  const asker = headers['sec-fetch-site']
  return asker === 'same-origin' || asker === 'none'
}

/** Disables compression of all other answers: `@fastify/compress` skips a request with this header. */
export function leaveSecretsPlain(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSafelyCompressed(request)) request.headers['x-no-compression'] = '1'
    done()
  })
}
