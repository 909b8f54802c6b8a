import { constants } from 'node:zlib'
import type { FastifyCompressOptions } from '@fastify/compress'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Kinds of answers that are text. */
const TEXT =
  /^(text\/(?!event-stream)|image\/svg|application\/(json|problem\+json|manifest\+json|geo\+json|xml|rss\+xml|atom\+xml))/

/** How `@fastify/compress` packs answers of calls. */
export const COMPRESSION: FastifyCompressOptions = {
  // a compressed body of a request could unpack to any length
  globalDecompression: false,
  encodings: ['zstd', 'br', 'gzip'],
  // shorter answers travel in one packet anyway, bytes
  threshold: 1_400,
  // packing such an answer takes the main thread less time than handing it over to another, bytes
  syncThreshold: 256 * 1_024,
  customTypes: (type) => TEXT.test(type),
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
  // `level` is read by gzip, `params` by zstd
  zlibOptions: { level: 6, params: { [constants.ZSTD_c_compressionLevel]: 2 } } as NonNullable<
    FastifyCompressOptions['zlibOptions']
  >,
}

/**
 * Whether the length of a compressed answer can tell nobody a secret. A stranger's page that makes a visitor's browser
 * ask (with the visitor's cookies and the stranger's words in the address) could watch how much shorter the answer
 * gets when the words occur in it (BREACH). So an answer to a request with cookies is compressed only when the browser
 * says that our own page or the visitor asks. Without cookies there is nobody's secret in the answer.
 */
export function isSafelyCompressed({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  if (headers.cookie === undefined) return true
  const asker = headers['sec-fetch-site']
  return asker === 'same-origin' || asker === 'none'
}

/** Answers that may hold a secret go out plain: `@fastify/compress` leaves them so for this header of the request. */
export function leaveSecretsPlain(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSafelyCompressed(request)) request.headers['x-no-compression'] = '1'
    done()
  })
}
