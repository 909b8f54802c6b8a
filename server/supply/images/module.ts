import { join } from 'node:path'
import { api } from '@okolitsa/contracts/api.ts'
import { imagesEndpoints } from '@okolitsa/contracts/images/images.endpoints.ts'
import { DEFAULT_IMAGE_SIZE, type ImageSize, isImageSize } from '@okolitsa/domain/images/image-size.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { defineModule } from '../../module.ts'
import { ownLimit } from '../../platform/http/own-limit.ts'
import { mounted } from '../../platform/module/module.ts'
import type { PictureFormat } from './draw.ts'
import { createDrawingProcesses, type Drawing, Undrawable } from './drawing-processes.ts'
import { createDrawingQueue } from './drawing-queue.ts'
import { mountFileProxy } from './file-proxy.ts'
import { createIcons } from './icons.ts'
import { createPaperArchive } from './paper-archive.ts'
import { createPhotoArchive } from './photo-archive.ts'
import { createPictureCache, keyOf } from './picture-cache.ts'
import type { FileStorage, PictureStore } from './ports.ts'
import { createPreviews } from './previews.ts'

/** Pattern of a source key: folders and a file name, without paths that leave the store. */
const SOURCE = /^[\w-]+(\/[\w-]+)*\.(webp|svg|png|jpe?g|avif)$/i
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'
/** Maximum pictures drawn concurrently; the other cores serve pages. */
const AT_WORK = 2
/** Maximum queued pictures; a page whose pictures were never drawn requests about fifty. */
const MAX_WAITING = 64
/** Maximum requests per minute and IP address for pictures that are not cached; enough for several first visits. */
const MISSES_PER_MINUTE = 300

/** Maximum stored keys of pictures without a smaller format; when a key is evicted, the format may be tried again. */
const MAX_WITHOUT_SMALLER = 10_000
/**
 * Number of responses to AVIF browsers after which a picture is drawn as AVIF, which saves about 30 % of the bytes and
 * takes four times the work. A picture that did not become smaller is tried again after as many.
 */
const OFTEN = 20
/** Maximum pictures whose responses are counted, as on some hundred pages in three sizes. */
const MAX_COUNTED = 8_000

/** Formats in the order of preference, the smaller one first. */
const FORMATS: readonly PictureFormat[] = ['avif', 'webp']

/** Seconds until a picture is retried after its process failed or timed out. */
const RETRY_AFTER_S = 30

interface Wanted {
  readonly source: string
  readonly size: ImageSize
  readonly isMerged: boolean
}

export interface ImagesDeps {
  readonly pictures: PictureStore
  /** File storage, including documents of sellers. */
  readonly files: Pick<FileStorage, 'get'>
  readonly drawing: Drawing
  readonly cacheDir: string
  readonly cacheMaxBytes: number
  /** False = the disk is nearly full. */
  readonly mayWrite?: () => boolean
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

/** The picture endpoint and the documents of sellers: a picture is drawn once, then served from memory or disk. */
export function createImagesModule(deps: ImagesDeps) {
  const { log } = deps
  const cache = createPictureCache({
    dir: deps.cacheDir,
    maxBytes: deps.cacheMaxBytes,
    ...(deps.mayWrite && { mayWrite: deps.mayWrite }),
    onFailure: (error) => log.error({ err: error }, 'cache of pictures'),
  })
  /** Keys of pictures that did not become smaller in AVIF, so that frequent requests do not repeat the attempt. */
  const withoutSmaller = new LRUCache<string, true>({ max: MAX_WITHOUT_SMALLER })
  const timesSent = new LRUCache<string, number>({ max: MAX_COUNTED })
  const queue = createDrawingQueue<Buffer | null>({ atWork: AT_WORK, waiting: MAX_WAITING })

  async function make({ source, size, isMerged }: Wanted, format: PictureFormat): Promise<Buffer | null> {
    const original = await deps.pictures.read(source)
    if (!original) return null
    try {
      return await deps.drawing.run({ kind: 'resize', original, size, isMerged, format })
    } catch (error) {
      if (error instanceof Undrawable) {
        log.warn({ source, failure: error.failure }, 'a picture that can not be drawn')
        return null
      }
      log.error({ err: error, source }, 'a picture was not drawn')
      throw new Refusal('OVERLOADED', { retryAfter: RETRY_AFTER_S })
    }
  }

  /** Draws the WebP picture, which every browser accepts; null = the source does not exist. */
  async function makeFirst(wanted: Wanted): Promise<Buffer | null> {
    const picture = await make(wanted, 'webp')
    if (picture) await cache.put(nameOf(wanted, 'webp'), picture)
    return picture
  }

  /** Draws the picture as AVIF while no request waits for a first picture, and caches it only if it is smaller. */
  function makeSmaller(wanted: Wanted): void {
    const key = nameOf(wanted, 'avif')
    if (queue.waiting() > 0 || withoutSmaller.has(key)) return
    const work = async () => {
      // the AVIF file exists, but was evicted from memory
      if (await cache.get(key)) return null
      withoutSmaller.set(key, true)
      const [smaller, first] = [await make(wanted, 'avif'), await cache.get(nameOf(wanted, 'webp'))]
      if (!smaller || !first || smaller.length >= first.length) return null
      await cache.put(key, smaller)
      withoutSmaller.delete(key)
      return smaller
    }
    // the failure is logged, and WebP is still sent
    void queue.ask(key, work).catch(() => undefined)
  }

  /** Counts a picture sent to a browser that accepts AVIF, and starts drawing a popular one as AVIF. */
  function countSent(wanted: Wanted): void {
    const key = nameOf(wanted, 'avif')
    const times = (timesSent.get(key) ?? 0) + 1
    timesSent.set(key, times)
    if (times % OFTEN === 0) makeSmaller(wanted)
  }

  function mount(app: FastifyInstance): void {
    // cached pictures are free; all other requests are counted, whether or not the picture exists
    const countMiss = ownLimit(app, 'pictures', MISSES_PER_MINUTE)
    const answer = (call: keyof typeof imagesEndpoints) => async (request: FastifyRequest, reply: FastifyReply) => {
      const wanted = read(call, request)
      const mayBeAvif = takesAvif(request)
      const ready = wanted && (await readyOf(wanted, mayBeAvif))
      if (!ready) await countMiss(request)
      if (!wanted) throw new Refusal('NOT_FOUND')
      const picture = ready?.picture ?? (await drawn(wanted, gone(reply)))
      if (!picture) throw new Refusal('NOT_FOUND')
      const format = ready?.format ?? 'webp'
      if (mayBeAvif && format === 'webp') countSent(wanted)
      // other sites display products, too
      reply.header('cross-origin-resource-policy', 'cross-origin').header('vary', 'accept')
      return reply.type(`image/${format}`).header('cache-control', CACHE_CONTROL).send(picture)
    }
    app.get('/api/v1/img/:location/:width/:height/resize/*', answer('picture'))
    app.get('/api/v1/img/:location/resize/*', answer('defaultPicture'))
    app.get('/api/v1/img/merge/:location/:width/:height/resize/*', answer('mergedPicture'))
    app.get('/api/v1/img/merge/:location/resize/*', answer('defaultMergedPicture'))
    mountFileProxy(app, deps.files)
  }

  async function readyOf(wanted: Wanted, mayBeAvif: boolean) {
    for (const format of mayBeAvif ? FORMATS : FORMATS.slice(1)) {
      const picture = await cache.get(nameOf(wanted, format))
      if (picture) return { picture, format }
    }
    return null
  }

  async function drawn(wanted: Wanted, signal: AbortSignal): Promise<Buffer | null> {
    if (!(await deps.pictures.has(wanted.source))) return null
    return queue.ask(nameOf(wanted, 'webp'), () => makeFirst(wanted), signal)
  }

  return { mount, cacheBytes: cache.bytesOnDisk, waiting: queue.waiting }
}

/** True = the browser accepts AVIF according to its header. */
const takesAvif = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.accept?.includes('image/avif') ?? false

/** Parses the request for a picture; null = the request is invalid. */
function read(call: keyof typeof imagesEndpoints, request: FastifyRequest): Wanted | null {
  const { '*': path, ...rest } = request.params as Record<string, string>
  const asked = { ...rest, source: path }
  const isSized = call === 'picture' || call === 'mergedPicture'
  const isMerged = call === 'mergedPicture' || call === 'defaultMergedPicture'
  const params = isSized
    ? imagesEndpoints[call].params.safeParse(asked)
    : imagesEndpoints[call].params.transform((picture) => ({ ...picture, ...DEFAULT_IMAGE_SIZE })).safeParse(asked)
  if (!params.success || !SOURCE.test(params.data.source) || !isImageSize(params.data)) return null
  const { source, width, height } = params.data
  return { source, size: { width, height }, isMerged }
}

const nameOf = ({ source, size, isMerged }: Wanted, format: PictureFormat): string =>
  keyOf(`${source}|${size.width}|${size.height}|${isMerged}`, format)

/** A signal that is aborted when the client disconnects before the response. */
function gone({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  if (raw.destroyed) controller.abort()
  else raw.once('close', () => controller.abort())
  return controller.signal
}

const BYTES_IN_MEGABYTE = 1024 * 1024
/** Multiplier of the disk limit for previews. */
const PREVIEWS_SHARE = 4

export const imagesModule = defineModule({
  name: 'images',
  uses: [],
  create: ({ config, disk, log, adapters, publicFiles }) => {
    const drawing = createDrawingProcesses()
    const images = createImagesModule({
      ...publicFiles,
      drawing,
      cacheDir: join(config.OKOLITSA_DATA_DIR, 'cache', 'images'),
      cacheMaxBytes: config.IMAGE_CACHE_MAX_MB * BYTES_IN_MEGABYTE,
      mayWrite: disk.mayCache,
      log,
    })
    const previews = createPreviews({
      pictures: publicFiles.pictures,
      drawing,
      cacheDir: join(config.OKOLITSA_DATA_DIR, 'cache', 'previews'),
      cacheMaxBytes: (config.IMAGE_CACHE_MAX_MB * BYTES_IN_MEGABYTE) / PREVIEWS_SHARE,
      mayWrite: disk.mayCache,
      log,
    })
    const pictures = createPhotoArchive({ files: adapters.storage('uploads'), drawing })
    const photos = createPhotoArchive({ files: adapters.storage('photos'), drawing })
    return {
      service: {
        mount: images.mount,
        previews,
        icons: createIcons({ drawing }),
        photos,
        pictures,
        papers: createPaperArchive(adapters.storage('uploads'), pictures),
        privatePapers: createPaperArchive(adapters.storage('photos'), photos),
      },
      // pictures and documents have their own routes in this module
      calls: [mounted(api.images, {}), mounted(api.files, {})],
      gauges: [
        { name: 'image_cache_bytes', help: 'Ready pictures on disk', read: images.cacheBytes },
        { name: 'preview_cache_bytes', help: 'Ready previews of pages on disk', read: previews.cacheBytes },
        { name: 'pictures_waiting', help: 'Pictures that wait to be drawn', read: images.waiting },
      ],
      close: drawing.close,
    }
  },
})
