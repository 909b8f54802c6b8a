import { contentTypeOf } from '@okolitsa/domain/files/content-type.ts'
import { isPublicFile } from '@okolitsa/domain/files/file-url.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FastifyInstance } from 'fastify'
import type { FileStorage } from './ports.ts'

/** A paper may be taken back, and then it should be gone soon. */
const CACHE_CONTROL = 'public, max-age=3600'
/** A text can run nothing and ask for nothing, whatever a browser takes it for. */
const NOTHING_INSIDE = "default-src 'none'; sandbox"

/** Gives out papers of sellers and no other kept file. */
export function mountFileProxy(app: FastifyInstance, files: Pick<FileStorage, 'get'>): void {
  app.get('/api/v1/files/*', async (request, reply) => {
    const { '*': key = '' } = request.params as Record<string, string>
    const type = isPublicFile(key) ? contentTypeOf(key) : null
    const file = type && (await files.get(key))
    if (!type || !file) throw new Refusal('NOT_FOUND')
    // a browser shows a PDF with a program of its own, which a sandbox would keep from running
    if (type !== 'application/pdf') reply.header('content-security-policy', NOTHING_INSIDE)
    return reply
      .headers({
        'content-disposition': `inline; filename="${key.slice(key.lastIndexOf('/') + 1)}"`,
        'cache-control': CACHE_CONTROL,
        'x-content-type-options': 'nosniff',
        // papers are read from a farm's page, not found by a search engine
        'x-robots-tag': 'noindex',
      })
      .type(type)
      .send(file)
  })
}
