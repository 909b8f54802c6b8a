import { expect, it } from 'vitest'
import { createPartMemory } from './part-memory.ts'

interface Row {
  readonly id: number
  readonly version: string
  readonly text: string
}
function table(maxBytes = 10_000) {
  const stored = new Map<number, Row>()
  const asked: (readonly number[])[] = []
  const put = (id: number, version: string) => stored.set(id, { id, version, text: `${id} ${version}` })
  const memory = createPartMemory<Row, { text: string; tags: string[] }>({
    load: async (ids) => {
      asked.push(ids)
      return ids.flatMap((id) => stored.get(id) ?? [])
    },
    maxBytes: { rows: maxBytes, parts: maxBytes },
  })
  const textsOf = async (...wanted: [number, string][]) =>
    (await memory.rows(wanted.map(([id, version]) => ({ id, version })))).map((row) => row?.text)
  return { memory, stored, asked, put, textsOf }
}

it('loads unknown rows in one read and serves them from memory while their version is requested', async () => {
  const { put, asked, textsOf } = table()
  put(1, 'a')
  put(2, 'a')
  expect(await textsOf([2, 'a'], [1, 'a'])).toEqual(['2 a', '1 a'])
  expect(await textsOf([1, 'a'], [2, 'a'])).toEqual(['1 a', '2 a'])
  put(1, 'b')
  expect(await textsOf([1, 'b'], [2, 'a'])).toEqual(['1 b', '2 a'])
  expect(asked).toEqual([[2, 1], [1]])
})

it('returns the current row when it changed after the query, and undefined when it was deleted', async () => {
  const { put, stored, textsOf } = table()
  put(1, 'c')
  expect(await textsOf([1, 'b'])).toEqual(['1 c'])
  stored.clear()
  expect(await textsOf([1, 'd'], [7, 'a'])).toEqual([undefined, undefined])
})

it('evicts the least recently used rows above the byte limit, except rows being returned', async () => {
  const { put, asked, textsOf } = table(200)
  for (let id = 0; id < 20; id += 1) put(id, 'a')
  const all = Array.from({ length: 20 }, (_, id): [number, string] => [id, 'a'])
  expect(await textsOf(...all)).toEqual(all.map(([id]) => `${id} a`))
  expect(await textsOf([0, 'a'])).toEqual(['0 a'])
  expect(asked).toHaveLength(2)
})

it('makes a part once per key and freezes it', () => {
  const { memory } = table()
  const first = memory.part('1.a|today', () => ({ text: 'milk', tags: ['new'] }))
  expect(memory.part('1.a|today', () => ({ text: 'never made', tags: [] }))).toBe(first)
  expect(memory.part('1.a|tomorrow', () => ({ text: 'milk', tags: [] }))).not.toBe(first)
  expect(() => first.tags.push('changed')).toThrow(TypeError)
})

it('evicts the least recently used parts above the byte limit', () => {
  const { memory } = table(200)
  const first = memory.part('first', () => ({ text: 'milk', tags: [] }))
  for (let index = 0; index < 20; index += 1) memory.part(String(index), () => ({ text: 'milk', tags: [] }))
  expect(memory.part('first', () => ({ text: 'milk', tags: [] }))).not.toBe(first)
})
