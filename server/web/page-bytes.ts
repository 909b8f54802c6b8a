import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, zstdCompressSync, zstdDecompress } from 'node:zlib'
import { ownBytes } from '../platform/cache/own-bytes.ts'

/** How a packed page travels, from the best. */
const PACKINGS = ['zstd', 'br', 'gzip'] as const
export type Packing = (typeof PACKINGS)[number]

/** Levels that pay for a page of 150 KB: the next ones take twice the time for some hundredths. */
const ZSTD_LEVEL = 4
const BROTLI_QUALITY = 4
const GZIP_LEVEL = 6
/** 256 KB is more than a page; the usual 4 MB cost memory and a fifth of the time. */
const BROTLI_WINDOW = 18

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const unpack = { zstd: promisify(zstdDecompress), br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** Whether an `accept-encoding` header names a way, and not to refuse it (`br;q=0`). */
function accepts(header: string, name: string): boolean {
  return header.split(',').some((part) => {
    const [way = '', ...parameters] = part.split(';')
    if (way.trim().toLowerCase() !== name) return false
    return !parameters.some((parameter) => /^\s*q\s*=\s*0(\.0*)?\s*$/i.test(parameter))
  })
}

/** The best way that an `accept-encoding` header allows; null = the page travels as it is. */
export const packingFor = (header: string | undefined): Packing | null =>
  header === undefined ? null : (PACKINGS.find((packing) => accepts(header, packing)) ?? null)

/** Compressed; zstd on the main thread, which takes it less time than handing the page over to another. */
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

/** The bytes of a page in every form that was asked for: each is packed once. */
export interface PageBytes {
  /** @param packing null = as it is: unpacked each time, only some programs ask so */
  as(packing: Packing | null): Promise<Buffer>
  /** The most that all forms may come to, bytes. */
  readonly size: number
}

/** @param first the form in which the page is kept: the first visitor reads it so, and the text is let go of */
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
      // a failure is told to the request that met it, and the next one tries again
      made.catch(() => forms.delete(packing))
      return made
    },
  }
}
