import type { Schema } from './fuzz-calls.data.ts'

/** Existing data by field name. */
export type Known = Readonly<Record<string, unknown>>
/** Fields and lengths of a sample. */
export type Reach = 'usual' | 'least' | 'most'

/** Typical texts by name, where the schema has no format. */
const BY_NAME: Known = {
  phone: '79165550199',
  contactPhone: '79165550199',
  email: 'vera@example.ru',
  inn: '7707083893',
  regionCode: '77',
  regionId: '77',
  city: 'Москва',
  name: 'Вера',
  firstName: 'Вера',
  lastName: 'Иванова',
  timeZone: 'Europe/Moscow',
  birthDate: '1990-05-20',
  paymentMethod: 'cashondelivery',
  latitude: 55.75,
  longitude: 37.62,
  lat: 55.75,
  lon: 37.62,
  bounds: '55.1,37.1,55.9,37.9',
  from: '2026-12-01',
  to: '2026-12-24',
  host: 'ferma.example',
  website: 'https://ferma.example',
  endpoint: 'https://push.example/1',
  topic: 'order:1',
  archived: 'true',
  asTyped: 'true',
  excludeCdek: 'true',
  meatless: 'true',
  openNow: 'true',
  freeDelivery: 'true',
  withPlaces: 'true',
  latestHour: 20,
  days: 30,
  path: '/about',
}
const BY_FORMAT: Known = {
  uuid: '7f0f4c1e-0f2b-4c5e-9a3e-2f1a0b9c8d7e',
  date: '2026-12-04',
  'date-time': '2026-12-04T10:00:00Z',
  uri: 'https://ferma.example/1',
  binary: 'x',
}
/** Samples of every format in the contract's patterns. */
const FORMS: readonly string[] = [
  '10:00',
  '1234',
  'word',
  'a'.repeat(20),
  '77',
  '100',
  '#aabbcc',
  'a.jpg',
  '101001',
  `B${'a'.repeat(86)}`,
  'a'.repeat(22),
  'a'.repeat(32),
  '1.order.1',
  '55.1,37.1,55.9,37.9',
  'order:1',
  '/office/orders',
  '2026-11',
]
const MAX_ITEMS = 12

/**
 * Whether a field is the end of an interval; its sample is the later of two times, so that the interval is not empty.
 */
const isEnd = (name: string) => /^to$|^to[A-Z]|To[A-Z]\w*$|To$/.test(name)

export const typesOf = ({ type }: Schema): readonly string[] => (typeof type === 'string' ? [type] : (type ?? []))
export const branchesOf = (schema: Schema): readonly Schema[] => schema.anyOf ?? schema.oneOf ?? []

/** Tests a text against a JSON Schema pattern; a pattern invalid in Unicode mode is compiled without the `u` flag. */
export function fitsPattern(pattern: unknown, text: string): boolean {
  try {
    return new RegExp(String(pattern), 'u').test(text)
  } catch {
    return new RegExp(String(pattern)).test(text)
  }
}

const textFits = ({ minLength = 0, maxLength = 100_000, pattern }: Schema, text: string): boolean =>
  text.length >= Number(minLength) && text.length <= Number(maxLength) && (!pattern || fitsPattern(pattern, text))

function textFor(schema: Schema, name: string, reach: Reach): string {
  const { minLength = 0, maxLength = 40, pattern, format } = schema
  if (typeof format === 'string' && format in BY_FORMAT) {
    if (format === 'date' && reach !== 'usual') return reach === 'most' ? '2100-12-31' : '1900-01-01'
    if (format === 'date-time' && reach !== 'usual')
      return reach === 'most' ? '2100-12-31T23:59:59Z' : '1900-01-01T00:00:00Z'
    return String(BY_FORMAT[format])
  }
  const named = BY_NAME[name]
  const fits = (text: string) => textFits(schema, text)
  if (typeof named === 'string' && fits(named)) return named
  const form = pattern ? FORMS.find(fits) : undefined
  if (form !== undefined) return form
  if (reach === 'least') return 'ы'.repeat(Number(minLength))
  // four bytes per character and all kinds of quotes: the longest text that a column must store
  if (reach === 'most') return `${'🧀'.repeat(2_000)}`.slice(0, Number(maxLength) - (Number(maxLength) % 2)) || '1'
  return 'сыр с травами и орехами'.repeat(1 + Math.floor(Number(minLength) / 20)).slice(0, Number(maxLength))
}

function numberFor(schema: Schema, name: string, reach: Reach): number {
  const isWhole = typesOf(schema).includes('integer')
  const least = Number(
    schema.minimum ?? (schema.exclusiveMinimum === undefined ? -1e9 : Number(schema.exclusiveMinimum) + 1),
  )
  const most = Number(schema.maximum ?? 1e9)
  if (reach === 'least') return least
  if (reach === 'most') return most
  const named = BY_NAME[name]
  const wanted = typeof named === 'number' && (!isWhole || Number.isInteger(named)) ? named : isEnd(name) ? 20 : 1
  return Math.min(Math.max(wanted, least), most)
}

/** Whether an existing value has the type of a schema; a schema without a type accepts all values. */
function isOfKind(schema: Schema, value: unknown): boolean {
  const types = typesOf(schema)
  if (schema.const !== undefined || schema.enum) return [schema.const, ...(schema.enum ?? [])].includes(value)
  if (types.length === 0)
    return branchesOf(schema).length === 0 || branchesOf(schema).some((one) => isOfKind(one, value))
  if (typeof value === 'number') return types.includes('integer') || types.includes('number')
  if (typeof value === 'string') return types.includes('string') && textFits(schema, value)
  return types.includes('object')
}

/**
 * A valid value of a schema, from existing data where the name matches. `usual` has every field, `least` the required
 * ones.
 */
export function sampleOf(schema: Schema, known: Known, reach: Reach = 'usual', name = ''): unknown {
  if (reach === 'usual' && name in known && isOfKind(schema, known[name])) return known[name]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return reach === 'most' ? schema.enum.at(-1) : schema.enum[0]
  const branches = branchesOf(schema)
  const branch = reach === 'most' ? branches.filter(({ type }) => type !== 'null').at(-1) : branches[0]
  if (branch) return sampleOf(branch, known, reach, name)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, known, reach, name)))
  switch (typesOf(schema)[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([field]) => reach !== 'least' || schema.required?.includes(field))
          .map(([field, part]) => [field, sampleOf(part, known, reach, field)]),
      )
    case 'array': {
      const one = () => sampleOf(schema.items ?? {}, known, reach, name)
      const least = Number(schema.minItems ?? 0)
      const count = reach === 'least' ? least : reach === 'most' ? Math.min(Number(schema.maxItems ?? 1), MAX_ITEMS) : 1
      return Array.from({ length: Math.max(count, least) }, one)
    }
    case 'boolean':
      return reach !== 'least'
    case 'integer':
    case 'number':
      return numberFor(schema, name, reach)
    case 'null':
      return null
    case undefined:
      return BY_NAME[name] ?? ''
    default:
      return textFor(schema, name, reach)
  }
}
