import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { packingFor, pageBytes } from './page-bytes.ts'

const words = Array.from({ length: 5_000 }, (_, index) => `${index * 7_919} тёплый хлеб ${index % 37}`).join('\n')
const unpack = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync }

it.each(['zstd', 'br', 'gzip'] as const)('compresses a page once per requested encoding, %s first', async (first) => {
  const bytes = await pageBytes(words, first)
  for (const packing of ['zstd', 'br', 'gzip'] as const) {
    const form = await bytes.as(packing)
    expect(unpack[packing](form).toString()).toBe(words)
    expect(await bytes.as(packing)).toBe(form)
    expect(form.length).toBeLessThan(Buffer.byteLength(words) / 3)
    // no encoding retains a memory slab
    expect(form.buffer.byteLength).toBeLessThanOrEqual(form.length + 512)
  }
  expect((await bytes.as(null)).toString()).toBe(words)
  expect(bytes.size).toBeLessThan(Buffer.byteLength(words))
})

it.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'zstd'],
  ['br, zstd;q=0', 'br'],
  ['zstd', 'zstd'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip; q=0.0 , BR ; q=0.1', 'br'],
  ['brotli, x-gzip', null],
  // names of properties that every object has
  ['constructor', null],
  ['__proto__', null],
] as const)('parses «%s» as %s', (header, packing) => {
  expect(packingFor(header)).toBe(packing)
})
