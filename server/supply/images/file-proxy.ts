import { contentTypeOf } from '@okolitsa/domain/files/content-type.ts'
import { isPublicFile } from '@okolitsa/domain/files/file-url.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FastifyInstance } from 'fastify'
import type { FileStorage } from './ports.ts'

/** Cache header with a short lifetime, because a document may be withdrawn. */
const CACHE_CONTROL = 'public, max-age=3600'
/**
 * Content security policy of a document, which must not run scripts or load resources, whatever type a browser detects.
 */
const NOTHING_INSIDE = "default-src 'none'; sandbox"

/** Serves documents of sellers; other stored files are not served. */
export function mountFileProxy(app: FastifyInstance, files: Pick<FileStorage, 'get'>): void {
  app.get('/api/v1/files/*', async (request, reply) => {
    const { '*': key = '' } = request.params as Record<string, string>
    const type = isPublicFile(key) ? contentTypeOf(key) : null
    const file = type && (await files.get(key))
    if (!type || !file) throw new Refusal('NOT_FOUND')
    // a sandbox would disable the browser's own PDF viewer
    if (type !== 'application/pdf') reply.header('content-security-policy', NOTHING_INSIDE)
    return reply
      .headers({
        'content-disposition': `inline; filename="${key.slice(key.lastIndexOf('/') + 1)}"`,
        'cache-control': CACHE_CONTROL,
        'x-content-type-options': 'nosniff',
        // search engines must not index documents
        'x-robots-tag': 'noindex',
      })
      .type(type)
      .send(file)
  })
}
