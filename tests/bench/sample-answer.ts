import type { Endpoint } from '@okolitsa/contracts/kernel/endpoint.ts'

type Schema = Endpoint['answer']

/** Thirty Cyrillic letters, the usual length of a title or a postal address. */
const TEXT = '\u0442'.repeat(30)

const SHAPED: Readonly<Record<string, string>> = {
  uuid: '3f0c1de2-6f2b-4b1e-9c53-0a6a9d2f7b11',
  date: '2026-11-24',
  datetime: '2026-11-24T09:00:00.000Z',
  regex: '2026-11-24',
}

/** Fields with special rules. */
const NAMED: Readonly<Record<string, unknown>> = {
  regionCode: '77',
  postalCode: '117000',
  flat: '12',
  entrance: '2',
  floor: '4',
  intercom: '12',
  facts: {},
}

interface Def {
  readonly type: string
  readonly innerType?: Schema
  readonly element?: Schema
  readonly keyType?: Schema
  readonly valueType?: Schema
  readonly in?: Schema
  readonly getter?: () => Schema
  readonly options?: readonly Schema[]
  readonly shape?: Readonly<Record<string, Schema>>
  readonly values?: readonly unknown[]
  readonly format?: string
  readonly entries?: Readonly<Record<string, unknown>>
}

/** The largest answer of a schema: all fields, `items` entries in top-level lists, three in others. */
export function sampleOf(schema: Schema, items: number, depth = 0): unknown {
  const def = schema.def as unknown as Def
  const inner = def.innerType ?? def.in ?? def.getter?.()
  if (inner) return sampleOf(inner, items, depth)
  if (def.shape) {
    return Object.fromEntries(
      Object.entries(def.shape).map(([name, field]) => [name, NAMED[name] ?? sampleOf(field, items, depth)]),
    )
  }
  const { element } = def
  if (element) {
    const count = depth === 0 ? items : depth > 4 ? 0 : 3
    return Array.from({ length: count }, () => sampleOf(element, items, depth + 1))
  }
  const { keyType, valueType } = def
  if (valueType) {
    const { options = ['first'] } = (keyType ?? {}) as { readonly options?: readonly unknown[] }
    const keys = options.map(String)
    return Object.fromEntries(keys.map((key) => [key, sampleOf(valueType, items, depth + 1)]))
  }
  if (def.options) return sampleOf(def.options[0] as Schema, items, depth)
  if (def.values) return def.values[0]
  if (def.entries) return Object.values(def.entries)[0]
  if (def.type === 'boolean') return true
  if (def.type === 'number') return 7
  return def.type === 'string' ? (SHAPED[def.format ?? ''] ?? TEXT) : null
}
