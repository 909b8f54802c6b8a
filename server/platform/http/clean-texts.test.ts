import { expect, it } from 'vitest'
import { cleanTexts } from './clean-texts.ts'

it('returns the same value when every text is clean', () => {
  const body = Object.freeze({ title: 'Сыр', lines: Object.freeze([1, 'хлеб']) })
  expect(cleanTexts(body)).toBe(body)
})

it('copies values that are not clean, at any depth', () => {
  const bytes = new Uint8Array(2)
  const body = Object.freeze({ title: '\u200B', list: [{ name: 'Андре\u0438\u0306' }, null, 3], bytes })
  expect(cleanTexts(body)).toEqual({ title: '', list: [{ name: 'Андрей' }, null, 3], bytes })
})

it('keeps a field that is named as the prototype', () => {
  const copy = cleanTexts(JSON.parse('{"__proto__":{"a":1},"b":"\u200B"}')) as object
  expect([Object.getPrototypeOf(copy), Object.keys(copy)]).toEqual([Object.prototype, ['__proto__', 'b']])
})

it('accepts bodies of any depth', () => {
  let body: unknown = '\u200B'
  for (let depth = 0; depth < 100_000; depth++) body = [body]
  // compared iteratively, because a matcher would recurse into both
  expect(cleanTexts(body) === body).toBe(false)
})
