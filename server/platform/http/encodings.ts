import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

/** How a body may travel; null = as it is. */
export type Encoding = 'br' | 'gzip' | null

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const deflate = promisify(gzip)
const ungzip = promisify(gunzip)
/** 256 KB is more than a page; the usual 4 MB cost memory and a fifth of the time. */
const WINDOW = 18
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

/** What every browser says today: it need not be taken apart. */
const isOfBrowser = (header: string | undefined) =>
  header === 'gzip, deflate, br' || header === 'gzip, deflate, br, zstd'

/**
 * The best way that an `accept-encoding` header allows.
 * @param ready the way in which the body is there already: it is good enough if it is allowed
 */
export function encodingFor(header: string | undefined, ready: Encoding = null): Encoding {
  if (isOfBrowser(header)) return ready ?? 'br'
  if (header === undefined) return null
  if (ready !== null && accepts(header, ready)) return ready
  if (accepts(header, 'br')) return 'br'
  return accepts(header, 'gzip') ? 'gzip' : null
}

/** A piece of its own: a short answer of zlib otherwise keeps the 16 KB that it was written into. */
export const exact = (bytes: Buffer): Buffer =>
  bytes.buffer.byteLength > bytes.length + 512 ? Buffer.copyBytesFrom(bytes) : bytes

/**
 * Compressed off the main thread.
 * @param quality of brotli, 0–11: 2 takes a third of the time of 5 and is a seventh longer
 */
export async function packed(bytes: Buffer, encoding: Exclude<Encoding, null>, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return exact(await deflate(bytes, { level: GZIP_LEVEL }))
  return exact(
    await brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW,
      },
    }),
  )
}

/** What was packed so. */
export const unpacked = (bytes: Buffer, encoding: Exclude<Encoding, null>): Promise<Buffer> =>
  encoding === 'br' ? unbrotli(bytes) : ungzip(bytes)
