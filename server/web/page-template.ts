import { createHash, hash } from 'node:crypto'
import type { ZoneTemplate } from '@okolitsa/contracts/kernel/page-bundle.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { ownBytes } from '../platform/cache/own-bytes.ts'
import { gzipOf, packedPiece, plainPiece, WINDOW_BYTES } from '../platform/http/gzip-pieces.ts'
import { utf8Bytes } from '../platform/http/utf8-bytes.ts'
import type { PageBytes } from './cached-page.ts'

/** What the pages of all places of a zone are made of: a page as bytes, without the words of any place. */
export interface PageTemplate {
  /** What it takes in memory. */
  readonly bytes: number
  readonly isPacked: boolean
  /** The page of a place. */
  fill(place: Location): PageBytes
  /** The same template packed: whatever is made of it needs no packing any more. */
  packed(): Promise<PageTemplate>
}

type Piece<Bytes> = Bytes | number

/** Encodes the text once for all places: of a page of 110 KB only a thousand bytes are a place's own. */
export function pageTemplate({ parts, widths, formsOf }: ZoneTemplate): PageTemplate {
  const pieces = parts.map((part): Piece<Buffer> => (typeof part === 'number' ? part : ownBytes(utf8Bytes(part))))
  const texts = pieces.filter((piece) => typeof piece !== 'number')
  const digest = digestOf(texts)
  let packing: Promise<PageTemplate> | undefined
  return {
    bytes: sumOf(texts),
    isPacked: false,
    fill: (place) => {
      const forms = formsOf(place)
      return {
        body: Buffer.concat(filled(pieces, forms, (form) => form)),
        encoding: null,
        etag: etagOf(digest, forms),
      }
    },
    packed: () => {
      packing ??= packedTemplate(pieces, widths, { digest, formsOf })
      return packing
    },
  }
}

/** A function of its own, so that the template, which closes over its pieces, does not keep the texts before them. */
function packedPieces(parts: readonly Piece<Buffer>[], widths: ZoneTemplate['widths']) {
  const before = textsBefore(parts, widths)
  return Promise.all(parts.map((part, index) => (typeof part === 'number' ? part : packedPiece(part, before[index]))))
}

async function packedTemplate(
  parts: readonly Piece<Buffer>[],
  widths: ZoneTemplate['widths'],
  { digest, formsOf }: Pick<ZoneTemplate, 'formsOf'> & { readonly digest: string },
): Promise<PageTemplate> {
  const pieces = await packedPieces(parts, widths)
  const template: PageTemplate = {
    bytes: sumOf(pieces.flatMap((piece) => (typeof piece === 'number' ? [] : piece.bytes))),
    isPacked: true,
    fill: (place) => {
      const forms = formsOf(place)
      if (forms.some((form, number) => widths[number] != null && Buffer.byteLength(form) !== widths[number]))
        throw new Error('a form is not as long as its place in the page')
      return { body: gzipOf(filled(pieces, forms, plainPiece)), encoding: 'gzip', etag: etagOf(digest, forms) }
    },
    packed: async () => template,
  }
  return template
}

/** No text has such a byte, so nothing of a place's own words is leant on. */
const UNKNOWN = 0xff

/**
 * What stands before each part as far as it is known: a form of one width moves nothing that is behind it, one that takes
 * as many bytes as it needs hides all that was before.
 */
function textsBefore(parts: readonly Piece<Buffer>[], widths: ZoneTemplate['widths']): Buffer[] {
  let known = Buffer.alloc(0)
  return parts.map((part) => {
    const before = known
    const width = typeof part === 'number' ? widths[part] : null
    if (typeof part !== 'number') known = Buffer.concat([known, part]).subarray(-WINDOW_BYTES)
    else if (width == null) known = Buffer.alloc(0)
    else known = Buffer.concat([known, Buffer.alloc(width, UNKNOWN)]).subarray(-WINDOW_BYTES)
    return before
  })
}

/** The pieces with those of the place where its words belong. */
function filled<Bytes>(pieces: readonly Piece<Bytes>[], forms: readonly string[], pieceOf: (form: Buffer) => Bytes) {
  const own = forms.map((form) => pieceOf(Buffer.from(form)))
  return pieces.flatMap((piece) => (typeof piece === 'number' ? (own[piece] ?? []) : piece)) as Bytes[]
}

function digestOf(texts: readonly Buffer[]): string {
  const digest = createHash('sha1')
  for (const text of texts) digest.update(text)
  return digest.digest('base64url')
}

const sumOf = (pieces: readonly Buffer[]) => pieces.reduce((sum, { length }) => sum + length, 0)

const etagOf = (digest: string, forms: readonly string[]) =>
  `W/"${hash('sha1', `${digest}\n${forms.join('\n')}`, 'base64url')}"`
