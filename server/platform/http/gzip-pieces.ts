import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { ownBytes } from '../cache/own-bytes.ts'

/**
 * Pieces of a text that were packed one by one and stand in one gzip answer behind each other (RFC 1951, 1952): of a page
 * whose text is nearly the same for everybody only the few words of each visitor have to be added. Brotli has no such
 * pieces.
 */
export interface GzipPiece {
  /** Blocks of deflate that end with a whole byte; none of them is the last one. */
  readonly bytes: Buffer
  /** Of the text. */
  readonly length: number
  readonly checksum: number
}

/** 6 saves a twentieth of the bytes of 4 for a third more time. */
const LEVEL = 6
/** A block that is not packed has so many bytes at most. */
const LONGEST_BLOCK = 0xffff
/** No name and no time; of an unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty block that is the last one. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff])

const deflate = promisify(deflateRaw)

/** So far back does deflate look for what was there before, bytes. */
export const WINDOW_BYTES = 32 * 1024

/**
 * Packed off the main thread.
 * @param before what certainly stands right before it in every answer: its end is leant on
 */
export async function packedPiece(text: Buffer, before: Buffer = Buffer.alloc(0)): Promise<GzipPiece> {
  const dictionary = before.subarray(-WINDOW_BYTES)
  const options = { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH, ...(dictionary.length > 0 && { dictionary }) }
  const bytes = ownBytes(await deflate(text, options))
  return { bytes, length: text.length, checksum: crc32(text) }
}

/** A short text as it is, at once. */
export function plainPiece(text: Buffer): GzipPiece {
  const blocks: Buffer[] = []
  for (let from = 0; from < text.length; from += LONGEST_BLOCK) {
    const part = text.subarray(from, from + LONGEST_BLOCK)
    const head = Buffer.from([0, 0, 0, 0, 0])
    head.writeUInt16LE(part.length, 1)
    head.writeUInt16LE(part.length ^ 0xffff, 3)
    blocks.push(head, part)
  }
  return { bytes: Buffer.concat(blocks), length: text.length, checksum: crc32(text) }
}

/** The pieces as one gzip file. */
export function gzipOf(pieces: readonly GzipPiece[]): Buffer {
  let checksum = 0
  let length = 0
  for (const piece of pieces) {
    checksum = (multiplied(shiftOf(piece.length), checksum) ^ piece.checksum) >>> 0
    length += piece.length
  }
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(checksum, 0)
  trailer.writeUInt32LE(length, 4)
  return Buffer.concat([HEADER, ...pieces.map(({ bytes }) => bytes), LAST_BLOCK, trailer])
}

/** CRC-32's polynomial, lowest power first. */
const POLYNOMIAL = 0xedb88320
/** x to the power of 0: the highest bit is the lowest power. */
const ONE = 0x80000000

/** The product of two polynomials over GF(2), modulo CRC-32's: checksums of pieces are joined by it, as zlib does. */
function multiplied(one: number, other: number): number {
  let product = 0
  let shifted = other
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (one & bit) product ^= shifted
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1
  }
  return product >>> 0
}

/** x to the power of 2 to the power of the index. */
const POWERS = [0x40000000]
for (let power = 1; power < 32; power += 1) {
  const last = POWERS[power - 1] as number
  POWERS.push(multiplied(last, last))
}

/** What so many bytes behind a text do to its checksum: x to the power of eight times their number. */
function shiftOf(bytes: number): number {
  let shift = ONE
  for (let left = bytes, power = 3; left > 0; left >>>= 1, power += 1)
    if (left & 1) shift = multiplied(POWERS[power % 32] as number, shift)
  return shift >>> 0
}
