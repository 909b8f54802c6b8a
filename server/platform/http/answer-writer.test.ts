import { api } from '@okolitsa/contracts/api.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { answerPicker } from './answer-picker.ts'
import { answerWriter } from './answer-writer.ts'
import { keptBytes, keptSchema } from './kept-bytes.ts'
import { createKeptParts } from './kept-parts.ts'

const cardSchema = keptSchema(z.object({ id: z.number(), title: z.string(), place: z.object({ city: z.string() }) }))
const answerSchema = z.object({
  before: z.string(),
  note: z.string().optional(),
  first: cardSchema.nullable(),
  shelves: z.array(z.object({ title: z.string(), cards: z.array(cardSchema), count: z.number() })),
  last: cardSchema.optional(),
  after: z.number().nullable(),
})
const write = answerWriter(answerSchema)
const pick = answerPicker(answerSchema)
const card = (id: number) => ({ id, title: `«Сыр» \u2028 ${id}`, place: { city: 'Тула' } })
const parts = () => createKeptParts(cardSchema, 1_000_000)

describe('the bytes of an answer', () => {
  const kept = parts()
  const of = (id: number) => kept.of(String(id), () => card(id))
  const answers = {
    'of remembered parts': {
      before: 'ы',
      note: 'ё',
      first: of(1),
      shelves: [
        { title: 'a', cards: [of(1), of(2)], count: 2 },
        { title: 'b', cards: [], count: 0 },
      ],
      last: of(3),
      after: null,
    },
    'of parts that are not remembered': {
      before: '',
      first: null,
      shelves: [{ title: 'a', cards: [card(4), of(2)], count: 1 }],
      after: 1,
    },
  }
  it.each(Object.entries(answers))('are those of its JSON: %s', (_, answer) => {
    expect(write(pick(answer)).toString()).toBe(JSON.stringify(pick(answer)))
    expect(JSON.parse(write(pick(answer)).toString())).toEqual(answer)
  })
  it('are those of its JSON for an answer of plain values', () => {
    expect(answerWriter(z.object({ a: z.number() }))({ a: 1 }).toString()).toBe('{"a":1}')
    expect(answerWriter(z.array(cardSchema))([]).toString()).toBe('[]')
    expect(answerWriter(z.object({ only: cardSchema.optional() }))({}).toString()).toBe('{}')
  })
  it('can be written of every answer of the API', () => {
    for (const table of Object.values(api))
      for (const endpoint of Object.values(table)) expect(answerWriter(endpoint.answer)).toBeTypeOf('function')
  })
})

describe('a remembered part', () => {
  it('holds only what its schema names, is made once for a key and can not be changed', () => {
    const kept = parts()
    let made = 0
    const ask = () =>
      kept.of('a', () => {
        made += 1
        return { ...card(1), secret: 1 } as ReturnType<typeof card>
      })
    expect(ask()).toBe(ask())
    expect([made, ask()]).toEqual([1, card(1)])
    expect(pick({ before: '', first: ask(), shelves: [], after: 1 })).toHaveProperty('first', ask())
    expect(() => Object.assign(ask().place, { city: 'Орёл' })).toThrow(TypeError)
    expect(keptBytes(cardSchema, ask())?.toString()).toBe(JSON.stringify(card(1)))
  })
  it('is not taken for one of another schema', () => {
    const shorter = keptSchema(z.object({ id: z.number() }))
    const one = parts().of('a', () => card(1))
    expect(answerPicker(shorter)(one)).toEqual({ id: 1 })
    expect(keptBytes(shorter, one)).toBeUndefined()
  })
  it('is forgotten when the bytes of all are too many, the least asked for first', () => {
    const kept = createKeptParts(cardSchema, 1_000)
    const first = kept.of('first', () => card(1))
    for (let id = 0; id < 50; id += 1) {
      kept.of(`${id}`, () => card(id))
      expect(kept.size).toBeLessThanOrEqual(1_000)
    }
    expect(kept.of('first', () => card(1))).not.toBe(first)
  })
})
