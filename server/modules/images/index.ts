import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { imagesEndpoints } from '@okolitsa/contracts/images/images.endpoints.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import type { PictureStore } from './ports.ts'

export { createPhotoArchive } from './photo-archive.ts'

/** Sizes are rounded up to these: otherwise anyone could fill the disk with a million sizes of one picture. */
const LADDER = [48, 64, 96, 128, 160, 200, 240, 320, 400, 480, 640, 800, 960, 1200, 1600, 2000] as const
/** A source key: folders and a file name, nothing that could climb out of the store. */
const SOURCE = /^[\w-]+(\/[\w-]+)*\.(webp|svg|png|jpe?g|avif)$/i
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'
/** Ready pictures kept in memory, bytes in all. */
const MEMORY_BYTES = 64 * 1024 * 1024
const OPAQUE_BACKDROP = '#FCFAF5'

const step = (side: number): number => LADDER.find((size) => size >= side) ?? 2000

interface Size {
  readonly width: number
  readonly height: number
  readonly isMerged: boolean
}

/** Resizes; a transparent picture keeps its whole figure, a photograph or landscape fills the frame. */
async function resize(original: Buffer, { width, height, isMerged }: Size): Promise<Buffer> {
  const picture = sharp(original, { limitInputPixels: 50_000_000, density: 144 })
  const { hasAlpha, format } = await picture.metadata()
  const fit = hasAlpha && format !== 'svg' ? 'inside' : 'cover'
  const resized = picture.rotate().resize({ width, height, fit, withoutEnlargement: format !== 'svg' })
  return (isMerged ? resized.flatten({ background: OPAQUE_BACKDROP }) : resized)
    .webp({ quality: 82, effort: 4 })
    .toBuffer()
}

/** The image endpoint: resized once, then served from memory or disk. */
export function createImagesModule(deps: { pictures: PictureStore; cacheDir: string }) {
  const memory = new Map<string, Buffer>()
  let memoryBytes = 0
  const making = new Map<string, Promise<Buffer | null>>()

  function remember(key: string, picture: Buffer): Buffer {
    memory.set(key, picture)
    memoryBytes += picture.length
    for (const [oldest, bytes] of memory) {
      if (memoryBytes <= MEMORY_BYTES) break
      memory.delete(oldest)
      memoryBytes -= bytes.length
    }
    return picture
  }

  async function make(key: string, source: string, size: Size): Promise<Buffer | null> {
    const file = join(deps.cacheDir, key.slice(0, 2), `${key}.webp`)
    const cached = await readFile(file).catch(() => null)
    if (cached) return remember(key, cached)
    const original = await deps.pictures.read(source)
    if (!original) return null
    const picture = await resize(original, size)
    await mkdir(join(deps.cacheDir, key.slice(0, 2)), { recursive: true })
    // written aside and renamed: a killed process leaves no half a picture
    const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
    await writeFile(draft, picture)
    await rename(draft, file)
    return remember(key, picture)
  }

  async function picture(source: string, size: Size): Promise<Buffer | null> {
    const key = createHash('sha1').update(`${source}|${size.width}|${size.height}|${size.isMerged}`).digest('hex')
    const known = memory.get(key)
    if (known) return known
    const running = making.get(key) ?? make(key, source, size).finally(() => making.delete(key))
    making.set(key, running)
    return running
  }

  const answer = (isMerged: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { '*': source, ...rest } = request.params as Record<string, string>
    const params = imagesEndpoints.picture.params.safeParse({ ...rest, source })
    if (!params.success || !SOURCE.test(params.data.source)) throw new Refusal('NOT_FOUND')
    const { width, height } = params.data
    const found = await picture(params.data.source, { width: step(width), height: step(height), isMerged })
    if (!found) throw new Refusal('NOT_FOUND')
    return reply.type('image/webp').header('cache-control', CACHE_CONTROL).send(found)
  }

  return {
    mount(app: FastifyInstance): void {
      app.get('/api/v1/img/:location/:width/:height/resize/*', answer(false))
      app.get('/api/v1/img/merge/:location/:width/:height/resize/*', answer(true))
    },
  }
}
