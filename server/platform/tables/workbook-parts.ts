import { unzipSync } from 'fflate'
import { Parser } from 'saxen'
import { TooLong } from './table.ts'

const PARTS = /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/i
/** Bytes of a part parsed per chunk. */
const CHUNK_BYTES = 1024 * 1024
/** Maximum chunks of one text or tag, because an unfinished one is scanned again with each chunk. */
const MAX_CHUNKS = 8
/** Maximum depth of nested elements; a sheet has seven levels. */
const MAX_DEPTH = 64

/** The parts of a workbook by name, unpacked on demand. */
export interface WorkbookParts {
  /**
   * The bytes of a part; null = no such part.
   * @throws TooLong when all unpacked parts exceed their limit
   */
  get(name: string): Uint8Array | null
}

/** Opens the parts of a workbook; each is unpacked up to its declared size. */
export function workbookParts(bytes: Uint8Array, mostUnpacked: number): WorkbookParts {
  const sizes = new Map<string, number>()
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (PARTS.test(name)) sizes.set(name, originalSize)
      return false
    },
  })
  let unpacked = 0
  return {
    get(wanted) {
      const name = [...sizes.keys()].find((one) => one.toLowerCase() === wanted.toLowerCase())
      if (name === undefined) return null
      unpacked += sizes.get(name) ?? 0
      if (unpacked > mostUnpacked) throw new TooLong()
      return unzipSync(bytes, { filter: (part) => part.name === name })[name] ?? null
    },
  }
}

export interface Walk {
  open?(name: string, attribute: (name: string) => string): void
  /** Called at the end of an element; true stops the reading. */
  close?(name: string): boolean
  text?(text: string): void
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * Parses a part in chunks. Entity declarations are ignored: only XML's own entities are decoded.
 * @throws TooLong when one text or one tag takes too many chunks
 */
export function walk(part: Uint8Array, { open, close, text }: Walk): void {
  const parser = new Parser()
  const decoder = new TextDecoder()
  let isOver = false
  let depth = 0
  let unheard = 0
  parser.on('error', (error) => {
    throw error
  })
  parser.on('openTag', (name, attributes, decode) => {
    unheard = 0
    depth += 1
    if (depth > MAX_DEPTH) throw new Error('elements too deep')
    open?.(localName(name), (wanted) => {
      const all = attributes()
      const key = wanted in all ? wanted : Object.keys(all).find((one) => one.endsWith(`:${wanted}`))
      return key === undefined ? '' : decode(all[key] ?? '')
    })
  })
  parser.on('closeTag', (name) => {
    unheard = 0
    depth -= 1
    if (!close?.(localName(name))) return
    isOver = true
    parser.stop()
  })
  if (text) {
    parser.on('text', (value, decode) => text(decode(value)))
    parser.on('cdata', (value) => text(value))
  }
  for (let at = 0; at < part.length && !isOver; at += CHUNK_BYTES) {
    unheard += 1
    if (unheard > MAX_CHUNKS) throw new TooLong()
    const isLast = at + CHUNK_BYTES >= part.length
    parser.write(decoder.decode(part.subarray(at, at + CHUNK_BYTES), { stream: !isLast }))
  }
  if (!isOver) parser.end()
}
