import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  zstdCompress,
  zstdCompressSync,
  zstdDecompress,
} from 'node:zlib'
import { ownBytes } from '../cache/own-bytes.ts'

/** How a packed body travels. */
export type Packing = 'zstd' | 'br' | 'gzip'
/** How a body may travel; null = as it is. */
export type Encoding = Packing | null
/** Whether somebody waits for a body that is sent once, or it is packed for many, behind their back. */
export type Effort = 'once' | 'often'

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const deflate = promisify(gzip)
const ungzip = promisify(gunzip)
const zstd = promisify(zstdCompress)
const unzstd = promisify(zstdDecompress)
/** 256 KB is more than a page; the usual 4 MB cost memory and a fifth of the time. */
const WINDOW = 18
/** Quality of brotli, 0–11: 2 takes a third of the time of 5 and is a seventh longer. */
const BROTLI = { once: 2, often: 5 }
/** Level of zstd, 1–22: 2 takes a third of the time of brotli 2 for the same length. */
const ZSTD = { once: 2, often: 9 }
/** A body up to this is packed by zstd at once, bytes: 0.5 ms, and going to another thread and back takes 0.3 itself. */
const MOST_AT_ONCE = 256 * 1024
/** Level of gzip: 9 saves a hundredth more for twice the time. */
const GZIP_LEVEL = 6

/** Whether the header names a way at all, and not to say that it is unwanted (`br;q=0`). */
function accepts(header: string, name: string): boolean {
  return header.split(',').some((part) => {
    const [way = '', ...parameters] = part.split(';')
    if (way.trim().toLowerCase() !== name) return false
    return !parameters.some((parameter) => /^\s*q\s*=\s*0(\.0*)?\s*$/i.test(parameter))
  })
}

/** From the best on. */
const PACKINGS: readonly Packing[] = ['zstd', 'br', 'gzip']
/** What browsers say today: it need not be taken apart. */
const BROWSERS: ReadonlyMap<string, readonly Packing[]> = new Map([
  ['gzip, deflate, br, zstd', PACKINGS],
  ['gzip, deflate, br', ['br', 'gzip']],
])

/**
 * The best way that an `accept-encoding` header allows.
 * @param ready the way in which the body is there already: it is good enough if it is allowed
 */
export function encodingFor(header: string | undefined, ready: Encoding = null): Encoding {
  if (header === undefined) return null
  const known = BROWSERS.get(header)
  const isAllowed = (packing: Packing) => known?.includes(packing) ?? accepts(header, packing)
  if (ready !== null && isAllowed(ready)) return ready
  return PACKINGS.find(isAllowed) ?? null
}

/** Of pages, bytes: most fit into one. */
const PAGE_CHUNK = 32 * 1024
const LEAST_PAGE = 2 * PAGE_CHUNK

/**
 * How a long body is written: into a chunk of its own, not into a part of the slab of 64 KB that smaller buffers share. V8
 * keeps the objects of zlib with their last chunk until the next full collection, and with a part the whole slab.
 */
const chunkOf = ({ length }: Buffer) => (length > LEAST_PAGE ? { chunkSize: PAGE_CHUNK } : {})

/** Compressed, off the main thread unless getting there takes longer. */
export async function packed(bytes: Buffer, encoding: Packing, effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return ownBytes(await deflate(bytes, { ...chunkOf(bytes), level: GZIP_LEVEL }))
  if (encoding === 'zstd') {
    const params = { [constants.ZSTD_c_compressionLevel]: ZSTD[effort] }
    const options = { ...chunkOf(bytes), pledgedSrcSize: bytes.length, params }
    const isQuick = effort === 'once' && bytes.length <= MOST_AT_ONCE
    return ownBytes(isQuick ? zstdCompressSync(bytes, options) : await zstd(bytes, options))
  }
  return ownBytes(
    await brotli(bytes, {
      ...chunkOf(bytes),
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW,
      },
    }),
  )
}

/** What was packed so. */
export const unpacked = (bytes: Buffer, encoding: Packing): Promise<Buffer> =>
  ({ zstd: unzstd, br: unbrotli, gzip: ungzip })[encoding](bytes)
