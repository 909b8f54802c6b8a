import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { gzipOf, packedPiece, plainPiece } from './gzip-pieces.ts'

/** Texts of all lengths that matter: none, some, more than a block holds. */
const TEXTS = ['', 'ы', 'Тверская, 1', 'сыр и хлеб '.repeat(2_000), 'x'.repeat(70_000), '', 'конец']

test('pieces packed one by one and pieces that are not are one gzip file, whose checksum holds', async () => {
  for (let isPlain = 0; isPlain < 2 ** TEXTS.length; isPlain += 1) {
    const pieces = await Promise.all(
      TEXTS.map((text, at) => {
        const bytes = Buffer.from(text)
        return (isPlain >> at) & 1 ? plainPiece(bytes) : packedPiece(bytes)
      }),
    )
    expect(gunzipSync(gzipOf(pieces)).equals(Buffer.from(TEXTS.join('')))).toBe(true)
  }
  expect(gunzipSync(gzipOf([])).length).toBe(0)
})

test('what is packed once is as short as gzip would make it, but for the words that are added', async () => {
  const [head, tail] = ['<p>молоко</p>'.repeat(3_000), '<p>творог</p>'.repeat(3_000)]
  const joined = gzipOf([
    await packedPiece(Buffer.from(head)),
    plainPiece(Buffer.from('Казань')),
    await packedPiece(Buffer.from(tail)),
  ])
  expect(joined.length).toBeLessThan(1_000)
})
