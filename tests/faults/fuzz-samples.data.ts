import type { Schema } from './fuzz-calls.data.ts'

/** Something that is in the shop, by the name a field has for it. */
export type Known = Readonly<Record<string, unknown>>
/** How far a sample goes within its schema. */
export type Reach = 'usual' | 'least' | 'most'

/** What a name alone tells of a text; the schema says no more than that it is one. */
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
/** Texts of every form that patterns of the contract ask for. */
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
]
const MAX_ITEMS = 12

/** The later of two: without it a usual time from one to one is empty. */
const isEnd = (name: string) => /^to$|^to[A-Z]|To[A-Z]\w*$|To$/.test(name)

export const typesOf = ({ type }: Schema): readonly string[] => (typeof type === 'string' ? [type] : (type ?? []))
export const branchesOf = (schema: Schema): readonly Schema[] => schema.anyOf ?? schema.oneOf ?? []

/** Patterns of JSON schemas are read as Unicode; those that are not valid so are read as they were written. */
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
  const said = BY_NAME[name]
  const fits = (text: string) => textFits(schema, text)
  if (typeof said === 'string' && fits(said)) return said
  const form = pattern ? FORMS.find(fits) : undefined
  if (form !== undefined) return form
  if (reach === 'least') return 'ы'.repeat(Number(minLength))
  // four bytes a letter, and a quote of every kind: the longest text a column may be asked to hold
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
  const said = BY_NAME[name]
  const wanted = typeof said === 'number' && (!isWhole || Number.isInteger(said)) ? said : isEnd(name) ? 20 : 1
  return Math.min(Math.max(wanted, least), most)
}

/** Whether a thing of the shop is of the kind that a place asks for; a schema that tells nothing takes all. */
function isOfKind(schema: Schema, value: unknown): boolean {
  const types = typesOf(schema)
  if (schema.const !== undefined || schema.enum) return [schema.const, ...(schema.enum ?? [])].includes(value)
  if (types.length === 0)
    return branchesOf(schema).length === 0 || branchesOf(schema).some((one) => isOfKind(one, value))
  if (typeof value === 'number') return types.includes('integer') || types.includes('number')
  if (typeof value === 'string') return types.includes('string') && textFits(schema, value)
  return types.includes('object')
}

/** A value that a schema takes: what is in the shop where the name says so. `usual` has every field, `least` the demanded ones. */
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
