import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, zstdCompressSync, zstdDecompress } from 'node:zlib'
import { ownBytes } from '../platform/cache/own-bytes.ts'

/** Encodings, the best first. */
const PACKINGS = ['zstd', 'br', 'gzip'] as const
export type Packing = (typeof PACKINGS)[number]

/** Compression levels for a page of 150 KB; higher levels take twice the time and save some hundredths. */
const ZSTD_LEVEL = 4
const BROTLI_QUALITY = 4
const GZIP_LEVEL = 6
/** 256 KB is larger than a page; the default of 4 MB costs memory and a fifth of the time. */
const BROTLI_WINDOW = 18

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const unpack = { zstd: promisify(zstdDecompress), br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** True when an `accept-encoding` header accepts an encoding (`br;q=0` refuses it). */
function accepts(header: string, name: string): boolean {
  return header.split(',').some((part) => {
    const [way = '', ...parameters] = part.split(';')
    if (way.trim().toLowerCase() !== name) return false
    return !parameters.some((parameter) => /^\s*q\s*=\s*0(\.0*)?\s*$/i.test(parameter))
  })
}

/** The best encoding that an `accept-encoding` header accepts; null = uncompressed. */
export const packingFor = (header: string | undefined): Packing | null =>
  header === undefined ? null : (PACKINGS.find((packing) => accepts(header, packing)) ?? null)

/** Compresses a page; zstd on the main thread, where it takes less time than a thread switch. */
export async function packed(page: Buffer, packing: Packing): Promise<Buffer> {
  if (packing === 'gzip') return ownBytes(await deflate(page, { level: GZIP_LEVEL }))
  if (packing === 'zstd')
    return ownBytes(
      zstdCompressSync(page, {
        pledgedSrcSize: page.length,
        params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL },
      }),
    )
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
  }
  return ownBytes(await brotli(page, { params }))
}

/** A page's bytes in all requested encodings, each compressed once. */
export interface PageBytes {
  /** @param packing null = uncompressed; the text is decompressed each time, because few clients need it */
  as(packing: Packing | null): Promise<Buffer>
  /** Upper bound of the size of all encodings, bytes. */
  readonly size: number
}

/** @param first encoding that is stored first; the text itself is released */
export async function pageBytes(html: string, first: Packing): Promise<PageBytes> {
  const kept = await packed(Buffer.from(html), first)
  const forms = new Map<Packing, Promise<Buffer>>([[first, Promise.resolve(kept)]])
  const text = () => unpack[first](kept)
  return {
    size: PACKINGS.length * kept.length,
    as(packing) {
      if (packing === null) return text()
      const known = forms.get(packing)
      if (known) return known
      const made = text().then((page) => packed(page, packing))
      forms.set(packing, made)
      // the failed request gets the error, and the next request tries again
      made.catch(() => forms.delete(packing))
      return made
    },
  }
}
