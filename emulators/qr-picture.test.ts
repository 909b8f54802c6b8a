import { inflateSync } from 'node:zlib'
import { create } from 'qrcode'
import { expect, it } from 'vitest'
import { qrPicture } from './qr-picture.ts'

const TEXT = 'https://qr.nspk.ru/AS1000670LSS7DN18SJQDNP4B05KLJL2?type=01&bank=100000000001&sum=10000&cur=RUB&crc=C08B'

/** Chunks of a PNG by name. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  return chunks
}

it.each([{ width: 400 }, { width: 220, margin: 1 }, { width: 10 }])(
  'equals the code, module by module: %o',
  (options) => {
    const chunks = chunksOf(qrPicture(TEXT, options))
    const head = chunks.get('IHDR') as Buffer
    const pixels = inflateSync(chunks.get('IDAT') as Buffer)
    const side = head.readUInt32BE(0)
    const { modules } = create(TEXT, { errorCorrectionLevel: 'M' })
    expect([side, head.readUInt32BE(4), [...head.subarray(8)]]).toEqual([
      Math.max(options.width, modules.size),
      side,
      [1, 0, 0, 0, 0],
    ])
    const rowBytes = 1 + Math.ceil(side / 8)
    const isDark = (x: number, y: number) => ((pixels[y * rowBytes + 1 + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) === 0
    // the first dark pixel is the corner of the code
    const first = Array.from({ length: side * side }, (_, at) => at).find((at) =>
      isDark(at % side, Math.floor(at / side)),
    )
    const start = (first as number) % side
    const scale = Math.floor((side - 2 * start + 1) / modules.size)
    const seen = Array.from({ length: modules.size ** 2 }, (_, at) =>
      Number(isDark(start + (at % modules.size) * scale, start + Math.floor(at / modules.size) * scale)),
    )
    expect(seen).toEqual(Array.from(modules.data, Number))
  },
)
