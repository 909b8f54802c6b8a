import { api } from '@okolitsa/contracts/api.ts'
import { openApiOf } from '../../server/platform/http/openapi.ts'

/** Fuzzed requests generated from the API document: every implemented call, valid and slightly invalid. */

type Json = Record<string, unknown>
export interface Schema extends Json {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly format?: string
}
interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: Schema
}
interface Operation {
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}
export interface BuiltCall {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly operation: Operation
}
export interface FuzzedRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string
}
export type Chance = () => number

/** Deterministic random numbers from 0 to 1 by seed. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Every implemented call of the document. */
export function builtCalls(): BuiltCall[] {
  const document = openApiOf(api, {}, { title: 'fuzz', version: '1' }) as {
    paths: Record<string, Record<string, Operation>>
  }
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method} ${path}`,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
}

const HOSTILE: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  0.5,
  1e21,
  2_147_483_648,
  9_007_199_254_740_991,
  '9'.repeat(40),
  'x'.repeat(3_000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '👩‍🌾',
  "'; drop table cart; --",
  '../../../etc/passwd',
  '%zz',
  '%00',
  '<script>',
  'NaN',
  'Infinity',
  '1e309',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31T23:59:59Z',
  '00000000-0000-0000-0000-000000000000',
  true,
  [],
  {},
  [[[]]],
  ['__proto__'],
  { __proto__: null, constructor: { prototype: { admin: true } } },
  Array.from({ length: 300 }, (_, index) => index),
]
const LIKELY_TEXTS = ['сыр', 'a', '1', '2026-11-25', '79160000001', 'b2c', 'courier', 'молоко']

export const pick = <T>(chance: Chance, list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T

/** An approximate value of a schema; a quarter of the values do not match it. */
function valueFor(schema: Schema, chance: Chance, depth = 0): unknown {
  if (depth > 6 || chance() < 0.25) return pick(chance, HOSTILE)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return pick(chance, schema.enum)
  const among = schema.anyOf ?? schema.oneOf
  if (among) return valueFor(pick(chance, among), chance, depth + 1)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => valueFor(part, chance, depth + 1)))
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0]
  if (type === 'object') {
    const entries = Object.entries(schema.properties ?? {}).filter(
      ([name]) => schema.required?.includes(name) || chance() < 0.6,
    )
    return Object.fromEntries(entries.map(([name, part]) => [name, valueFor(part, chance, depth + 1)]))
  }
  if (type === 'array') {
    return Array.from({ length: Math.floor(chance() * 4) }, () => valueFor(schema.items ?? {}, chance, depth + 1))
  }
  if (type === 'integer' || type === 'number') return pick(chance, [1, 2, 9, 101, 120, 1_000, 55.75, -3])
  if (type === 'boolean') return chance() < 0.5
  if (schema.format === 'uuid') return '7f0f4c1e-0f2b-4c5e-9a3e-2f1a0b9c8d7e'
  if (schema.format === 'date') return '2026-11-25'
  return pick(chance, LIKELY_TEXTS)
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
/** An unpaired UTF-16 surrogate has no percent encoding. */
const encoded = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed())

/** A request of a call. `actors` are headers of possible callers, one of which is used. */
export function fuzzed(
  call: BuiltCall,
  actors: readonly Readonly<Record<string, string>>[],
  chance: Chance,
): FuzzedRequest {
  const { parameters, requestBody } = call.operation
  const valueIn = ({ schema }: Parameter) => valueFor(schema, chance)
  const inPath = new Map(parameters.filter((one) => one.in === 'path').map((one) => [one.name, valueIn(one)]))
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(inPath.get(name) ?? 1) || '0')
  const query = parameters
    .filter((one) => one.in === 'query' && (one.required || chance() < 0.5))
    .map((one) => `${one.name}=${chance() < 0.02 ? '%zz' : encoded(valueIn(one))}`)
  const url = query.length > 0 ? `${path}?${query.join('&')}` : path
  const keys = parameters
    .filter((one) => one.in === 'header' && chance() < 0.9)
    .map((one) => [one.name, pick(chance, ['12345678', 'a-key-of-a-press', 'short', ' '])] as const)
  const headers = { ...pick(chance, actors), ...Object.fromEntries(keys) }
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (!type || !content) return { method: call.method, url, headers }
  if (chance() < 0.05) {
    return { method: call.method, url, headers: { ...headers, 'content-type': type }, payload: '{"cut":' }
  }
  const value = valueFor(content.schema, chance)
  if (type === 'multipart/form-data') {
    const boundary = { ...headers, 'content-type': 'multipart/form-data; boundary=x' }
    const field = `--x\r\ncontent-disposition: form-data; name="data"\r\n\r\n${asText(value)}\r\n`
    const payload = pick(chance, [
      '--x\r\ngarbage',
      field,
      `${field}--x--\r\n`,
      '',
      `${field}--x\r\ncontent-disposition: form-data; name="files"; filename="a"\r\n\r\nxx`,
    ])
    return { method: call.method, url, headers: boundary, payload }
  }
  if (type === 'application/x-www-form-urlencoded') {
    const fields = typeof value === 'object' && value ? Object.entries(value) : []
    const payload = fields.map(([name, one]) => `${encoded(name)}=${encoded(one)}`).join('&')
    return { method: call.method, url, headers: { ...headers, 'content-type': type }, payload }
  }
  return {
    method: call.method,
    url,
    headers: { ...headers, 'content-type': chance() < 0.03 ? 'text/plain' : type },
    payload: JSON.stringify(value) ?? '',
  }
}

/** Statuses of the specification. */
const STATUSES = new Set([200, 201, 301, 302, 400, 401, 402, 403, 404, 429, 500])
/** Refusals with status 500: no cart (by the specification), and unavailable services. */
const WANTED_500 = new Set([
  'ACTIVE_CART_NOT_FOUND',
  'INTERRUPTED',
  'GEO_UNAVAILABLE',
  'BANK_UNAVAILABLE',
  'COMPANY_REGISTER_UNAVAILABLE',
  'PAYMENT_UNAVAILABLE',
])

/** A fault of an answer; null = none. */
export function faultOf(answer: { status: number; type: string; body: string }): string | null {
  const { status, type, body } = answer
  if (!STATUSES.has(status)) return `status ${status}`
  if (status >= 400 && !type.startsWith('application/problem+json')) return `${status} as ${type}`
  if (/\bat .*\.(ts|js):\d+|\bselect\b.*\bfrom\b|FST_ERR/i.test(status >= 400 ? body : ''))
    return `tells its insides: ${body}`
  if (status !== 500) return null
  const { code } = JSON.parse(body) as { code: string }
  return WANTED_500.has(code) ? null : `500 ${code}`
}
