import { expect, it } from 'vitest'
import { utf8Bytes } from './utf8-bytes.ts'

it('writes what Buffer.from writes: letters of all lengths, halves of letters, texts beyond its room', () => {
  const odd = 'aя€🍓\uD83C\u0000'
  for (const text of ['', odd, odd.repeat(1_000), odd.repeat(100_000)])
    expect(utf8Bytes(text)).toEqual(Buffer.from(text))
})

it('bytes are their own: the next text does not write into them', () => {
  const first = utf8Bytes('мёд')
  utf8Bytes('сыр')
  expect(first.toString()).toBe('мёд')
})
