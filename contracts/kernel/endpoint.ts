import type { Permission } from '@okolitsa/domain/identity/actor.ts'
import type { OfficePermission } from '@okolitsa/domain/office/permissions.ts'
import type { RefusalCode } from '@okolitsa/domain/refusal/refusal.ts'
import { z } from 'zod'
import type { Upload } from './browser-upload.ts'
import { IDEMPOTENCY_HEADER } from './idempotency-header.ts'
import { idempotencyKey } from './idempotency-key.ts'

/**
 * The callers an endpoint admits. `public`: anyone. `customer`: a bearer token or a cookie. `seller`: the b2b token.
 * `office`: the b2b token of a person of the market's office. `service`: the secret.
 */
export type Access = 'public' | 'customer' | 'seller' | 'office' | 'service'

/** The kind of work a call is: the server counts what each costs, and does few `dear` ones at once. */
export type Work = 'cheap' | 'read' | 'write' | 'dear' | 'paid'

/** One call of the wire. The name is ours, the path is the spec's (section 7). */
export interface Endpoint {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE'
  /** Path with `{name}` parameters. */
  readonly path: `/${string}`
  readonly access: Access
  /**
   * With `seller` access: what a person must be allowed to do at the sellers whose things the call is about. With `office`
   * access: what their role must allow; every call of the office names one.
   */
  readonly permission?: Permission | OfficePermission
  /**
   * The field of the path, the query or the body that names the seller whose things the call is about. The call's scope
   * is then that seller alone; a seller outside the caller's scope is answered with 404.
   */
  readonly seller?: 'organizationId' | 'id'
  /**
   * The scope when the field of `seller` is absent. `own` (default): all sellers of the person. `first`: the first of
   * them. `only`: the one seller of the person; a person of several has to name one. With these three the office has to
   * name one. `every`: all sellers of the person, and every seller for the office.
   */
  readonly withoutSeller?: 'own' | 'first' | 'only' | 'every'
  /** One English sentence for the API reference. */
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly answer: z.ZodType
  /** Headers the call itself reads, in small letters; what every call may carry is not named here. */
  readonly headers?: z.ZodObject
  /** What it may be refused with beside the common refusals, with the facts of each (`refuses`). */
  readonly errors?: Readonly<Partial<Record<RefusalCode, z.ZodObject>>>
  /** 200 by default. */
  readonly status?: 200 | 201
  /**
   * Seconds a shared cache may keep the answer: it is the same for everyone at a site, and the handler gets no actor.
   */
  readonly cacheSeconds?: number
  /** `read` for GET and HEAD and `write` for all else by default; `paid` costs money outside. */
  readonly work?: Work
  /** Fields of its query that make the work `dear`: words to search for, filters to count. */
  readonly dearWith?: readonly string[]
  /** Calls an hour from one network, for what is written for whoever asks; the limit of all calls counts them too. */
  readonly mostAnHour?: number
  /**
   * No session counts: it brings one of its own, or is for people who have none. A token that comes along is not looked
   * at, so an expired one does not keep anybody from signing in. Any other call rests on the session of its `access`
   * (`sessionOf`).
   */
  readonly session?: 'none'
  /**
   * Creates something. The idempotency key of the header makes a repeat create nothing and return the first response.
   * The header and the refusal of a key that was used for another request are added to the endpoint table.
   */
  readonly once?: true
  /** For our own pages only: without a sign of our origin it is refused, cookies or not. */
  readonly ownOrigin?: true
  /** Scripts of any page may read the answer (CORS): for shared answers only, so that there is nobody's in it. */
  readonly forAnyPage?: true
  /** The caller is an outside machine that sends a form instead of JSON; often signed, so nothing in it is cleaned. */
  readonly form?: true
  /** Brings a secret: its texts reach the schema sign by sign. Those of other calls are cleaned first (`cleanText`). */
  readonly verbatim?: true
  /** The caller dictates the form of the answer: the handler's text or bytes are sent as they are. JSON by default. */
  readonly media?:
    | 'text/plain'
    | 'text/calendar'
    | 'text/csv'
    | 'application/xml'
    | 'application/pdf'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    | 'image/webp'
  /**
   * The body is a form with files beside its fields (multipart): how many, and the bytes of each, at most. `least` is what
   * the document says of the call; its use case refuses fewer in its own words.
   */
  readonly files?: { readonly least?: 1; readonly most: number; readonly maxBytes: number }
  /** Answered by a route of its module's own: not JSON (pictures). */
  readonly raw?: true
}

/** Whose proof a call rests on; a browser may hold a customer's session and a seller's at once. */
export type Session = 'customer' | 'staff' | 'service' | 'none'

const SESSION_OF_ACCESS = {
  public: 'customer',
  customer: 'customer',
  seller: 'staff',
  office: 'staff',
  service: 'service',
} as const

/** Which session counts at a call: the staff's at calls of sellers and the office, the customer's at any other unless it needs none. */
export const sessionOf = ({ access, session }: Pick<Endpoint, 'access' | 'session'>): Session =>
  session ?? SESSION_OF_ACCESS[access]

export type Endpoints = Readonly<Record<string, Endpoint>>

const withKey = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  headers: z.object({ ...endpoint.headers?.shape, [IDEMPOTENCY_HEADER]: idempotencyKey.optional() }),
  errors: { ...endpoint.errors, IDEMPOTENCY_KEY_REUSED: z.object({}) },
})

/** Types a table of endpoints without widening it. */
export function defineEndpoints<const T extends Endpoints>(table: T): T {
  const entries = Object.entries(table).map(([name, one]) => [name, one.once ? withKey(one) : one])
  return Object.fromEntries(entries) as T
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined

/** A form with files, as it comes over the wire. */
export interface ReceivedForm<E extends Endpoint> {
  readonly body: Parsed<E['body']>
  /** One after another, in their order; each is read when it is asked for. */
  readonly files: AsyncIterable<Uint8Array>
}
/**
 * What a handler receives, after validation. A form with files is read when the handler says so: whoever may not send
 * it at all makes the server read and keep nothing.
 */
export type Parts<E extends Endpoint> = {
  readonly params: Parsed<E['params']>
  readonly query: Parsed<E['query']>
} & (E['headers'] extends z.ZodObject ? { readonly headers: Parsed<E['headers']> } : object) &
  (E['files'] extends object
    ? { readonly readForm: () => Promise<ReceivedForm<E>> }
    : { readonly body: Parsed<E['body']> })
/** What a handler answers: checked against the schema in development and tests. */
export type EndpointAnswer<E extends Endpoint> = z.input<E['answer']>
/** What a caller receives. */
export type EndpointReceived<E extends Endpoint> = z.output<E['answer']>

type PartOf<K extends string, S> = S extends z.ZodType
  ? Record<string, never> extends z.input<S>
    ? { readonly [P in K]?: Sent<S> }
    : { readonly [P in K]: Sent<S> }
  : { readonly [P in K]?: undefined }
/** What a caller sends. */
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

/** Names of the calls that have handlers. */
export type BuiltNames<T extends Endpoints> = {
  [K in keyof T]: T[K] extends { readonly raw: true } ? never : K
}[keyof T]
