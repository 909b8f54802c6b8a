import { type BuiltCall, builtCalls, chanceOf, type FuzzedRequest, fuzzed } from '../faults/fuzz-calls.data.ts'
import { ANY_TEXT, TOWN, unknownWords } from './hostile-words.data.ts'

/** Existing data that a hostile visitor uses. */
export interface KnownThings {
  readonly productId: number
  readonly productSlug: string
  readonly sellerId: number
  readonly restaurantId: number
  readonly dishSlug: string
  readonly categoryId: number
}

interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly format?: string
}

/** Streams, whose responses never end. */
const LEFT_OUT = /\/live$/
/** Parameter values by name that make the call as expensive as possible. */
const meantBy = (things: KnownThings, nth: number): Readonly<Record<string, unknown>> => ({
  text: unknownWords(nth),
  substring: unknownWords(nth),
  location: 'b2c',
  regionId: '77',
  city: TOWN,
  // a different house each time, because answers of a place are cached
  latitude: 55.6 + (nth % 1_000) / 5_000,
  longitude: 37.4 + (nth % 997) / 5_000,
  lat: 55.7,
  lon: 37.6,
  organizationId: things.sellerId,
  farmerId: things.sellerId,
  ids: things.sellerId,
  categoryIds: things.categoryId,
  categoryId: things.categoryId,
  productId: things.productId,
  with: 'filters,deliveryDates',
  itemsPerPage: 48,
  type: 'farmer',
  entityType: 'product',
})

/** Value of an id or a slug in a path. */
function inPath(path: string, name: string, things: KnownThings, byName: Readonly<Record<string, unknown>>): unknown {
  if (name === 'slug') return path.includes('dishes') ? things.dishSlug : things.productSlug
  if (name !== 'id') return byName[name]
  if (path.includes('restaurants')) return things.restaurantId
  if (path.includes('categories') && !path.includes('farmers')) return things.categoryId
  return path.includes('products/{id}') ? things.productId : things.sellerId
}

/** A valid value of a schema; required fields only for objects. */
function valueFor(schema: Schema, byName: Readonly<Record<string, unknown>>, name = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [among] = schema.anyOf ?? schema.oneOf ?? []
  if (among) return valueFor(among, byName, name)
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0]
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).flatMap(([field, part]) =>
        schema.required?.includes(field) ? [[field, valueFor(part, byName, field)]] : [],
      ),
    )
  if (type === 'array') return [valueFor(schema.items ?? {}, byName, name)]
  if (byName[name] !== undefined) return byName[name]
  if (type === 'integer' || type === 'number') return 1
  if (type === 'boolean') return true
  if (schema.format === 'uuid') return '7f0f4c1e-0f2b-4c5e-9a3e-2f1a0b9c8d7e'
  return schema.format === 'date' ? '2026-12-05' : ANY_TEXT
}

/** Builds a valid request of the call. */
function meant(
  { method, path, operation }: BuiltCall,
  headers: Readonly<Record<string, string>>,
  things: KnownThings,
  nth: number,
): FuzzedRequest {
  const byName = meantBy(things, nth)
  const encoded = (value: unknown) => encodeURIComponent(String(value))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(inPath(path, name, things, byName) ?? 1))
  const query = operation.parameters
    .filter((one) => one.in === 'query' && (one.required || byName[one.name] !== undefined))
    .map((one) => `${one.name}=${encoded(byName[one.name] ?? valueFor(one.schema as Schema, byName, one.name))}`)
  const url = query.length > 0 ? `${filled}?${query.join('&')}` : filled
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  if (type !== 'application/json' || !content) return { method, url, headers }
  const payload = JSON.stringify(valueFor(content.schema as Schema, byName))
  return { method, url, headers: { ...headers, 'content-type': type }, payload }
}

export interface HostileCall {
  readonly name: string
  /** Builds the n-th request: most are valid, some are not. */
  request(nth: number, headers: Readonly<Record<string, string>>): FuzzedRequest
}

/** Every call of the API document. */
export function hostileCalls(things: KnownThings, only: string | null): HostileCall[] {
  const chance = chanceOf(2_911)
  return builtCalls()
    .filter(
      ({ path, name }) =>
        !LEFT_OUT.test(path) && (only === null || only.split(',').some((part) => name.includes(part))),
    )
    .map((call) => ({
      name: call.name,
      request: (nth, headers) => (nth % 5 === 4 ? fuzzed(call, [headers], chance) : meant(call, headers, things, nth)),
    }))
}
