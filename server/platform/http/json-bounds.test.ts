import { expect, it } from 'vitest'
import { isBoundedJson } from './json-bounds.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const fields = (count: number) => JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [at, 1])))

it('refuses JSON nested deeper than 64 levels', () => {
  expect([nested(64), nested(65), '['.repeat(500_000)].map(isBoundedJson)).toEqual([true, false, false])
})

it('refuses JSON of more than 20,000 fields', () => {
  expect([fields(20_000), fields(20_001)].map(isBoundedJson)).toEqual([true, false])
})

it('does not count characters inside strings', () => {
  const text = JSON.stringify({ text: `${'[{:'.repeat(30_000)}"\\` })
  expect(isBoundedJson(text)).toBe(true)
})
