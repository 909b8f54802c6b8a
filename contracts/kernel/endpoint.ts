import type { Permission } from '@okolitsa/domain/identity/actor.ts'
import type { AreaOf } from '@okolitsa/domain/market/areas.ts'
import type { OfficePermission } from '@okolitsa/domain/office/permissions.ts'
import type { RefusalCode } from '@okolitsa/domain/refusal/refusal.ts'
import { z } from 'zod'
import type { Upload } from './browser-upload.ts'
import { IDEMPOTENCY_HEADER } from './idempotency-header.ts'
import { idempotencyKey } from './idempotency-key.ts'

/**
 * Permitted callers. `public`: anyone. `customer`: a bearer token or a cookie. `seller`: the b2b token. `office`: a
 * session of the office. `service`: the secret.
 */
export type Access = 'public' | 'customer' | 'seller' | 'office' | 'service'

/** Cost class of a call. The server accounts for each class and limits concurrent `dear` calls. */
export type CostClass = 'cheap' | 'read' | 'write' | 'dear' | 'paid'

/** A call of the API. The name is ours, the path is the spec's (section 7). */
export interface Endpoint {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE'
  /** Path with `{name}` parameters. */
  readonly path: `/${string}`
  readonly access: Access
  /**
   * With `seller` access: the required permission at the sellers concerned. With `office` access: the required
   * permission of the role; every office call has one.
   */
  readonly permission?: Permission | OfficePermission
  /**
   * The field of the path, the query or the body that names the seller. The scope of the call is then that seller
   * alone; a seller outside the caller's scope is answered with 404.
   */
  readonly seller?: 'organizationId' | 'id'
  /**
   * The scope without the `seller` field. `own` (default): all sellers of the person. `first`: the first of them.
   * `only`: the person's only seller; with several the field is required.
   */
  readonly withoutSeller?: 'own' | 'first' | 'only'
  /**
   * Area of business of the call; of several areas one must be open. A call whose areas are closed answers 404 and is
   * left out of the API documents.
   */
  readonly area?: AreaOf
  /**
   * `served`: the call works on things that had begun (an order, a booking, a chat, a membership), so it is answered
   * while its area is closed.
   */
  readonly whenAreaClosed?: 'served'
  /** Summary for the API reference: one English sentence. */
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly answer: z.ZodType
  /** Headers that the call itself reads, in lower case; headers common to all calls are not listed. */
  readonly headers?: z.ZodObject
  /** Refusals in addition to the common ones, with their facts (`refuses`). */
  readonly errors?: Readonly<Partial<Record<RefusalCode, z.ZodObject>>>
  /** Status of a successful response, by default 200. */
  readonly status?: 200 | 201
  /**
   * Seconds that a shared cache may store the response. The response is equal for everyone at a site; the handler gets
   * no actor.
   */
  readonly cacheSeconds?: number
  /**
   * Cost class: by default `read` for GET and HEAD, `write` for other methods; `paid` costs money at an external
   * service.
   */
  readonly work?: CostClass
  /** Query fields that make the call `dear`: search text, filters to count. */
  readonly dearWith?: readonly string[]
  /** Maximum calls an hour from one network, for calls that store anonymous data; the general limit applies too. */
  readonly mostAnHour?: number
  /**
   * `none`: the call requires no session: it carries its own proof or serves people without a session. Tokens are
   * ignored, so an expired token does not prevent a sign-in. Other calls require
   * the session of their `access` (`sessionOf`).
   */
  readonly session?: 'none'
  /**
   * With `office` access: the second factor was checked within the last 15 minutes; otherwise the call is refused with
   * FACTOR_NEEDED.
   */
  readonly freshFactor?: true
  /** True = a customer whom the office has blocked is refused with CUSTOMER_BLOCKED. */
  readonly refusesBlocked?: true
  /**
   * The call creates a thing. A repetition with the same idempotency key creates nothing and returns the first
   * response. The header and the refusal of a key used for another request are added automatically.
   */
  readonly once?: true
  /** True = for our own pages only: refused without proof of our origin, even with cookies. */
  readonly ownOrigin?: true
  /** True = scripts of any page may read the response (CORS). Only for responses without personal data. */
  readonly forAnyPage?: true
  /**
   * True = an external service sends a form instead of JSON; forms are often signed, so their texts are not cleaned.
   */
  readonly form?: true
  /**
   * True = the call contains a secret, so its texts are not cleaned. Texts of other calls are cleaned (`cleanText`).
   */
  readonly verbatim?: true
  /** Content type of the response, when the handler's text or bytes are sent unchanged. Default JSON. */
  readonly media?:
    | 'text/plain'
    | 'text/calendar'
    | 'text/csv'
    | 'application/xml'
    | 'application/octet-stream'
    | 'application/pdf'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    | 'image/webp'
  /**
   * The body is a form with files (multipart): their maximum number and size in bytes. `least` is for the API
   * reference; the use case refuses fewer.
   */
  readonly files?: { readonly least?: 1; readonly most: number; readonly maxBytes: number }
  /** True = answered by its module's own route, not as JSON (pictures). */
  readonly raw?: true
}

/** Kinds of sessions; a browser may have one of each concurrently. */
export type Session = 'customer' | 'staff' | 'office' | 'service' | 'none'

const SESSION_OF_ACCESS = {
  public: 'customer',
  customer: 'customer',
  seller: 'staff',
  office: 'office',
  service: 'service',
} as const

/**
 * Session required by a call: the staff's for seller calls, the office's for office calls, otherwise the customer's,
 * unless the call names another.
 */
export const sessionOf = ({ access, session }: Pick<Endpoint, 'access' | 'session'>): Session =>
  session ?? SESSION_OF_ACCESS[access]

export type Endpoints = Readonly<Record<string, Endpoint>>

const withKey = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  headers: z.object({ ...endpoint.headers?.shape, [IDEMPOTENCY_HEADER]: idempotencyKey.optional() }),
  errors: { ...endpoint.errors, IDEMPOTENCY_KEY_REUSED: z.object({}) },
})
const withFactor = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  errors: { ...endpoint.errors, FACTOR_NEEDED: z.object({}) },
})

const withBlock = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  errors: { ...endpoint.errors, CUSTOMER_BLOCKED: z.object({ message: z.string(), until: z.string().nullable() }) },
})

/** Types an endpoint table without widening it. */
export function defineEndpoints<const T extends Endpoints>(table: T): T {
  const entries = Object.entries(table).map(([name, one]) => {
    const keyed = one.once ? withKey(one) : one
    const made = keyed.refusesBlocked ? withBlock(keyed) : keyed
    return [name, made.freshFactor ? withFactor(made) : made]
  })
  return Object.fromEntries(entries) as T
}

const withArea = <T extends Endpoints>(table: T, ofTable: Pick<Endpoint, 'area' | 'whenAreaClosed'>): T =>
  Object.fromEntries(
    Object.entries(table).map(([name, one]) => [name, one.area === undefined ? { ...ofTable, ...one } : one]),
  ) as T

/** `defineEndpoints` of calls that belong to an area, except those that name another one. */
export const defineEndpointsIn = <const T extends Endpoints>(area: AreaOf, table: T): T =>
  defineEndpoints(withArea(table, { area }))

/** `defineEndpointsIn` of calls that are served while their area is closed, except those that name the area. */
export const defineServedEndpointsIn = <const T extends Endpoints>(area: AreaOf, table: T): T =>
  defineEndpoints(withArea(table, { area, whenAreaClosed: 'served' }))

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined

export interface ReceivedForm<E extends Endpoint> {
  readonly body: Parsed<E['body']>
  /** Files in the order of the form; each file is read when requested. */
  readonly files: AsyncIterable<Uint8Array>
}
/**
 * Input of a handler, after validation. A form with files is read on demand, so that the server reads no files of an
 * unauthorized caller.
 */
export type Parts<E extends Endpoint> = {
  readonly params: Parsed<E['params']>
  readonly query: Parsed<E['query']>
} & (E['headers'] extends z.ZodObject ? { readonly headers: Parsed<E['headers']> } : object) &
  (E['files'] extends object
    ? { readonly readForm: () => Promise<ReceivedForm<E>> }
    : { readonly body: Parsed<E['body']> })
/** Result of a handler, checked against the schema in development and tests. */
export type EndpointAnswer<E extends Endpoint> = z.input<E['answer']>
/** Response as a caller receives it. */
export type EndpointReceived<E extends Endpoint> = z.output<E['answer']>

type PartOf<K extends string, S> = S extends z.ZodType
  ? Record<string, never> extends z.input<S>
    ? { readonly [P in K]?: Sent<S> }
    : { readonly [P in K]: Sent<S> }
  : { readonly [P in K]?: undefined }
export type EndpointRequest<E extends Endpoint> = PartOf<'params', E['params']> &
  PartOf<'query', E['query']> &
  PartOf<'body', E['body']> &
  (E['files'] extends object
    ? { readonly files: readonly Blob[]; readonly upload?: Upload }
    : { readonly files?: undefined; readonly upload?: undefined }) & {
    readonly signal?: AbortSignal
  } & (E['headers'] extends z.ZodObject
    ? Record<string, never> extends z.input<E['headers']>
      ? { readonly headers?: Readonly<z.input<E['headers']>> }
      : { readonly headers: Readonly<z.input<E['headers']>> }
    : { readonly headers?: Readonly<Record<string, string>> })

/** Names of calls with handlers. */
export type BuiltNames<T extends Endpoints> = {
  [K in keyof T]: T[K] extends { readonly raw: true } ? never : K
}[keyof T]
