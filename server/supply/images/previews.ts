import { createHash } from 'node:crypto'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FastifyBaseLogger } from 'fastify'
import { type Drawing, Undrawable } from './drawing-processes.ts'
import { createDrawingQueue } from './drawing-queue.ts'
import { createPictureCache } from './picture-cache.ts'
import type { PictureStore, Preview, Previews } from './ports.ts'
import { previewSvg } from './preview/preview-svg.ts'

/** Version of the design, increased with each change so that old previews are not used. */
const DESIGN = 2
/** Maximum previews drawn concurrently; one, since only messengers wait for them. */
const AT_WORK = 1
const MAX_WAITING = 32
/** Maximum bytes in memory; a shared link is requested by many clients within a short time. */
const MEMORY_BYTES = 8 * 1024 * 1024
/** Seconds until a preview is retried after its process failed. */
const RETRY_AFTER_S = 30

const fileOf = (tag: string) => `${tag}.jpg`

/** Previews of pages for messengers: drawn once, then from memory or disk. */
export function createPreviews(deps: {
  readonly pictures: PictureStore
  readonly drawing: Drawing
  readonly cacheDir: string
  readonly cacheMaxBytes: number
  readonly mayWrite?: () => boolean
  readonly log: Pick<FastifyBaseLogger, 'error'>
}): Previews & { readonly cacheBytes: () => number } {
  const { pictures, drawing, log } = deps
  const cache = createPictureCache({
    dir: deps.cacheDir,
    maxBytes: deps.cacheMaxBytes,
    memoryBytes: MEMORY_BYTES,
    ...(deps.mayWrite && { mayWrite: deps.mayWrite }),
    onFailure: (error) => log.error({ err: error }, 'cache of previews'),
  })
  const queue = createDrawingQueue<Buffer>({ atWork: AT_WORK, waiting: MAX_WAITING })

  async function make(tag: string, preview: Preview): Promise<Buffer> {
    const original = (await pictures.has(preview.image)) ? await pictures.read(preview.image) : null
    const draw = (picture: typeof original) =>
      drawing.run({ kind: 'preview', svg: previewSvg(preview), original: picture })
    try {
      // an unreadable picture is omitted
      const drawn = await draw(original).catch((error: unknown) => {
        if (error instanceof Undrawable) return draw(null)
        throw error
      })
      await cache.put(fileOf(tag), drawn)
      return drawn
    } catch (error) {
      log.error({ err: error }, 'a preview was not drawn')
      throw new Refusal('OVERLOADED', { retryAfter: RETRY_AFTER_S })
    }
  }

  return {
    cacheBytes: cache.bytesOnDisk,
    tagOf: (preview) =>
      createHash('sha1')
        .update(JSON.stringify([DESIGN, preview]))
        .digest('hex'),
    ready: (tag) => cache.get(fileOf(tag)),
    draw: (tag, preview) => queue.ask(tag, () => make(tag, preview)),
  }
}
