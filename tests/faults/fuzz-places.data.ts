import { type BuiltCall, type Chance, type FuzzedRequest, pick, type Schema } from './fuzz-calls.data.ts'
import { asJson, type Hostile, hostileFor, RAW } from './fuzz-hostile.data.ts'
import { branchesOf, type Known, type Reach, sampleOf, typesOf } from './fuzz-samples.data.ts'

/** A request before serialization. */
interface Parts {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly header: Readonly<Record<string, unknown>>
  readonly body: unknown
}
type Step = string | number
/** One place of a request: a parameter, or a part of the body at any depth. */
interface Place {
  readonly part: keyof Parts
  readonly steps: readonly Step[]
  readonly schema: Schema
  /** The body with this place, when it is not the typical one. */
  readonly body?: unknown
}
export interface PlacedRequest extends FuzzedRequest {
  readonly what: string
  /** The place must refuse the value. */
  readonly isOutside: boolean
}

/** Headers of any call. */
const COMMON_HEADERS: readonly string[] = [
  'cookie',
  'accept-language',
  'x-app-version',
  'x-source',
  'x-site-mode',
  'user-agent',
  'x-test-seller',
  'if-none-match',
  'referer',
]
const ODD_HEADERS = [
  '\u00ff'.repeat(20),
  'location=%00; guest-carts=%zz; access-token=a.b.c',
  'x'.repeat(4_000),
  '%ED%A0%80',
  '{',
  'guest-carts=["x"]; location={"latitude":1e999}; known-browser=a.b',
]
/** Invalid percent encodings and UTF-8. */
const BROKEN_ENCODINGS = ['%ED%A0%80', '%zz', '%00', '%C0%AF']

const bodySchemaOf = (call: BuiltCall): { type: string; schema: Schema } | null => {
  const [type, content] = Object.entries(call.operation.requestBody?.content ?? {})[0] ?? []
  if (!type || !content) return null
  const { schema } = content
  // a form contains text fields in addition to its files
  return { type, schema: type === 'multipart/form-data' ? (schema.allOf?.[0] ?? { type: 'object' }) : schema }
}

/** A typical valid request. */
export function usualParts(call: BuiltCall, known: Known, reach: Reach): Parts {
  const of = (part: 'path' | 'query' | 'header') =>
    Object.fromEntries(
      call.operation.parameters
        .filter((one) => one.in === part && (part === 'path' || reach !== 'least' || one.required))
        .map((one) => [one.name, sampleOf(one.schema, known, part === 'path' ? 'usual' : reach, one.name)] as const)
        .filter(([, value]) => value !== ''),
    )
  const body = bodySchemaOf(call)
  return {
    path: of('path'),
    query: of('query'),
    header: of('header'),
    body: body ? sampleOf(body.schema, known, reach) : undefined,
  }
}

const at = (value: unknown, steps: readonly Step[], put: unknown): unknown => {
  const [step, ...rest] = steps
  if (step === undefined) return put
  if (Array.isArray(value)) return value.map((item, index) => (index === step ? at(item, rest, put) : item))
  const object = (typeof value === 'object' ? value : null) as Record<string, unknown> | null
  return { ...object, [step]: at(object?.[step as string], rest, put) }
}

/** Every part of a body, including branches that the typical one does not use. */
function* placesOf(
  schema: Schema,
  whole: unknown,
  known: Known,
  steps: readonly Step[] = [],
  name = '',
): Generator<Place> {
  if (steps.length > 12) return
  yield { part: 'body', steps, schema, body: whole }
  for (const branch of branchesOf(schema)) {
    if (!branch.properties && !branch.items && !branch.allOf) continue
    yield* placesOf(branch, at(whole, steps, sampleOf(branch, {}, 'usual', name)), known, steps, name)
  }
  for (const part of schema.allOf ?? []) yield* placesOf(part, whole, known, steps, name)
  for (const [field, part] of Object.entries(schema.properties ?? {}))
    yield* placesOf(part, whole, known, [...steps, field], field)
  if (typesOf(schema).includes('array') && schema.items)
    yield* placesOf(schema.items, whole, known, [...steps, 0], name)
}

export function placesOfCall(call: BuiltCall, known: Known): Place[] {
  const parameters = call.operation.parameters.map(
    ({ in: part, name, schema }): Place => ({ part, steps: [name], schema }),
  )
  const body = bodySchemaOf(call)
  if (!body) return parameters
  return [...parameters, ...placesOf(body.schema, sampleOf(body.schema, known), known)]
}

const textOf = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.startsWith(RAW) ? text.slice(RAW.length) : text
}
const escaped = (value: unknown): string => {
  const text = textOf(value)
  return BROKEN_ENCODINGS.includes(text) ? text : encodeURIComponent(text.toWellFormed())
}

/** A boundary that no hostile text contains. */
const BOUNDARY = 'fuzz-7f0f4c1e'
function formOf(fields: unknown): string {
  const entries = typeof fields === 'object' && fields ? Object.entries(fields) : []
  const parts = entries.map(
    ([name, value]) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${encodeURIComponent(name)}"\r\n\r\n${textOf(value).toWellFormed()}\r\n`,
  )
  const file = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\nnone\r\n`
  return `${parts.join('')}${file}--${BOUNDARY}--\r\n`
}

/** The request in wire format. */
export function written(call: BuiltCall, parts: Parts, actor: Readonly<Record<string, string>>): FuzzedRequest {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => escaped(parts.path[name]) || '%20')
  const query = Object.entries(parts.query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value.slice(0, 40) : [value]).map((one) => `${name}=${escaped(one)}`),
  )
  const url = `${path}${query.length > 0 ? '?' : ''}${query.join('&')}`
  const own = Object.entries(parts.header).map(([name, value]) => [name, textOf(value).replace(/[^\t\x20-\xff]/g, '?')])
  const headers = { ...actor, ...(Object.fromEntries(own) as Record<string, string>) }
  const type = bodySchemaOf(call)?.type
  if (!type) return { method: call.method, url, headers }
  if (type === 'multipart/form-data')
    return {
      method: call.method,
      url,
      headers: { ...headers, 'content-type': `${type}; boundary=${BOUNDARY}` },
      payload: formOf(parts.body),
    }
  if (type === 'application/x-www-form-urlencoded') {
    const fields = typeof parts.body === 'object' && parts.body ? Object.entries(parts.body) : []
    return {
      method: call.method,
      url,
      headers: { ...headers, 'content-type': type },
      payload: fields.map(([name, one]) => `${escaped(name)}=${escaped(one)}`).join('&'),
    }
  }
  return { method: call.method, url, headers: { ...headers, 'content-type': type }, payload: asJson(parts.body) }
}

/** Bodies that must not reach a schema. */
const bodyBombs = (): string[] => [
  '{"cut":',
  '[',
  '"\ud800"',
  '['.repeat(200_000),
  `{${'"a":{'.repeat(3_000)}`,
  `{"x":"${'x'.repeat(1_200_000)}"}`,
  `{${Array.from({ length: 30_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  '\u0000',
  '{"__proto__":{"admin":true}}',
  'NaN',
  '-',
]

function placed(
  call: BuiltCall,
  usual: Parts,
  { part, steps, body }: Place,
  { value, isOutside }: Hostile,
  actor: Readonly<Record<string, string>>,
): PlacedRequest {
  const parts: Parts =
    part === 'body'
      ? { ...usual, body: at(body, steps, value) }
      : { ...usual, [part]: { ...usual[part], [String(steps[0])]: value } }
  const isText = part !== 'body' || bodySchemaOf(call)?.type !== 'application/json'
  // an empty parameter is absent, headers lose invalid characters, and a form's text cannot be half of a pair
  const isKept = !isText || (textOf(value) !== '' && textOf(value).isWellFormed() && part !== 'header')
  return { ...written(call, parts, actor), what: `${part} ${steps.join('.')}`, isOutside: isOutside && isKept }
}

/** Bodies with one wrong value each, for every field at every depth. */
export function* bodyVariants(
  schema: Schema,
  known: Known,
  chance: Chance,
  times: number,
): Generator<Hostile & { readonly what: string }> {
  const usual = sampleOf(schema, known)
  for (const { steps, schema: part, body = usual } of placesOf(schema, usual, known)) {
    const values = hostileFor(part, false)
    for (let time = 0; time < times && values.length > 0; time += 1) {
      const [one] = values.splice(Math.floor(chance() * values.length), 1)
      if (one) yield { ...one, value: at(body, steps, one.value), what: steps.join('.') }
    }
  }
}

/**
 * Requests with one wrong value each: every parameter and every field of the body at every depth, with `times` values
 * each; and completely wrong ones.
 */
export function* placedRequests(
  call: BuiltCall,
  known: Known,
  actor: Readonly<Record<string, string>>,
  chance: Chance,
  times: number,
): Generator<PlacedRequest> {
  const usual = usualParts(call, known, 'usual')
  for (const place of placesOfCall(call, known)) {
    const isText = place.part !== 'body' || bodySchemaOf(call)?.type !== 'application/json'
    const values = hostileFor(place.schema, isText)
    for (let time = 0; time < times && values.length > 0; time += 1) {
      const [one] = values.splice(Math.floor(chance() * values.length), 1)
      if (one) yield placed(call, usual, place, one, actor)
    }
    if (place.part === 'path' || place.part === 'query')
      yield placed(call, usual, place, { value: pick(chance, BROKEN_ENCODINGS), isOutside: false }, actor)
  }
  const name = pick(chance, COMMON_HEADERS)
  yield {
    ...written(call, { ...usual, header: { ...usual.header, [name]: pick(chance, ODD_HEADERS) } }, actor),
    what: `header ${name}`,
    isOutside: false,
  }
  if (bodySchemaOf(call)?.type !== 'application/json') return
  for (let time = 0; time < times; time += 1)
    yield { ...written(call, usual, actor), payload: pick(chance, bodyBombs()), what: 'body', isOutside: true }
}
