import { api } from '@okolitsa/contracts/api.ts'
import type { Endpoint } from '@okolitsa/contracts/kernel/endpoint.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { answerPicker } from './answer-picker.ts'

interface Node {
  readonly id: number
  readonly children: Node[]
}
const nodeSchema: z.ZodType<Node> = z.lazy(() => z.object({ id: z.number(), children: z.array(nodeSchema) }))

describe('picked fields', () => {
  it('keeps only fields of the schema, at every depth', () => {
    const pick = answerPicker(
      z.object({
        id: z.number(),
        note: z.string().optional(),
        place: z.object({ city: z.string() }).nullable(),
        lines: z.array(z.object({ sum: z.number().default(0) })),
        byName: z.record(z.string(), z.object({ n: z.number() })),
        counts: z.record(z.enum(['a', 'b']), z.number()),
      }),
    )
    const full = {
      id: 1,
      place: { city: 'Тула', door: 'secret' },
      lines: [{ sum: 2, cost: 1 }, { sum: 3 }],
      byName: { x: { n: 1, secret: 2 } },
      counts: { a: 1, b: 2, c: 3 },
      privateNote: 'secret',
    }
    expect(pick(full)).toStrictEqual({
      id: 1,
      place: { city: 'Тула' },
      lines: [{ sum: 2 }, { sum: 3 }],
      byName: { x: { n: 1 } },
      counts: { a: 1, b: 2 },
    })
    expect(pick({ ...full, place: null, note: 'shown' })).toMatchObject({ place: null, note: 'shown' })
  })
  it('selects the option by its discriminator, and drops an unknown option', () => {
    const pick = answerPicker(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('move'), to: z.string() }),
        z.object({ kind: z.enum(['pay', 'refund']), amount: z.number() }),
      ]),
    )
    expect(pick({ kind: 'move', to: 'ready', amount: 5 })).toStrictEqual({ kind: 'move', to: 'ready' })
    expect(pick({ kind: 'refund', to: 'ready', amount: 5 })).toStrictEqual({ kind: 'refund', amount: 5 })
    expect(pick({ kind: 'other', amount: 5 })).toBeUndefined()
  })
  it('follows a recursive schema', () => {
    const leaf = { id: 2, children: [], secret: 1 }
    expect(answerPicker(nodeSchema)({ id: 1, children: [leaf], secret: 1 })).toStrictEqual({
      id: 1,
      children: [{ id: 2, children: [] }],
    })
  })
})

describe('rejects schemas that do not restrict their output', () => {
  it.each([
    ['anything', z.object({ facts: z.record(z.string(), z.unknown()) })],
    ['whatever else there is', z.looseObject({ id: z.number() })],
    ['one object or another', z.union([z.object({ a: z.number() }), z.object({ b: z.number() })])],
    ['two objects in one', z.intersection(z.object({ a: z.number() }), z.object({ b: z.number() }))],
  ])('is rejected: %s', (_name, schema) => {
    expect(() => answerPicker(schema)).toThrow('does not say what it lets through')
    // a failed compilation is not remembered
    expect(() => answerPicker(schema)).toThrow('does not say what it lets through')
  })
  it('finds no implemented call with such a schema', () => {
    for (const [noun, table] of Object.entries(api as Record<string, Record<string, Endpoint>>)) {
      for (const [name, endpoint] of Object.entries(table)) {
        if (!endpoint.raw) answerPicker(endpoint.answer, `${noun}.${name}`)
      }
    }
  })
})
