import type { Endpoint, Endpoints, Parts, ReceivedForm } from '@okolitsa/contracts/kernel/endpoint.ts'
import { IDEMPOTENCY_HEADER } from '@okolitsa/contracts/kernel/idempotency-header.ts'
import {
  type Actor,
  may,
  mayInOffice,
  type Office,
  type Permission,
  type Staff,
} from '@okolitsa/domain/identity/actor.ts'
import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import { type Area, isInClosed } from '@okolitsa/domain/market/areas.ts'
import { mayInVisit } from '@okolitsa/domain/office/cabinet-visit-calls.ts'
import type { OfficePermission } from '@okolitsa/domain/office/permissions.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { mayAfterTermination } from '@okolitsa/domain/sellers/termination.ts'
import { onBehalfOf } from '../db/cause.ts'
import type { Ceiling } from '../limits/ceiling.ts'
import { workOf } from '../limits/work-costs.ts'
import { type AnswerPicker, answerPicker } from './answer-picker.ts'
import { cleanTexts } from './clean-texts.ts'
import type { CallContext, Handlers, SharedContext } from './handler.ts'
import type { MadeOnce } from './made-once.ts'
import { badRequest, unknownFieldsNamed, wrongField } from './problem.ts'
import { refusalFilter } from './refusal-filter.ts'
import { repeatReads } from './repeat-reads.ts'
import { scopeOfCall } from './scope-of-call.ts'
import { unknownFields } from './unknown-fields.ts'
import { unstorableText } from './unstorable-text.ts'
import { visitorAnswer } from './visitor-answer.ts'

export interface RawCall {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly headers?: unknown
  /** Starts reading a form with files; returns its fields, then one file after another. */
  readonly upload?: () => Promise<{ readonly fields: unknown; readonly files: AsyncIterable<Uint8Array> }>
}

export interface ApiCall {
  readonly name: string
  readonly endpoint: Endpoint
  handle(raw: RawCall, actor: Actor, context: CallContext): Promise<unknown>
}

type AnyHandler = (
  call: Omit<Parts<Endpoint>, 'body'> &
    ({ body: unknown } | { readForm: () => Promise<ReceivedForm<Endpoint>> }) & { scope: Scope } & (
      | { actor: Actor; context: CallContext }
      | { context: SharedContext }
    ),
) => Promise<unknown>

function parse(part: 'params' | 'query' | 'body' | 'headers', endpoint: Endpoint, given: unknown): never {
  const schema = endpoint[part]
  if (!schema) return undefined as never
  const isWritten = (part === 'body' || part === 'query') && !endpoint.verbatim && !endpoint.form
  const value = isWritten ? cleanTexts(given) : given
  const result = schema.safeParse(part === 'query' || part === 'headers' ? (value ?? {}) : value)
  if (result.success) {
    // outside services send additional form fields, and a query may contain campaign parameters
    const unknown = part === 'body' && !endpoint.form ? unknownFields(value, result.data) : []
    if (unknown.length > 0) throw unknownFieldsNamed(unknown)
    const unstorable = unstorableText(result.data)
    if (unstorable === null) return result.data as never
    throw part === 'params' ? new Refusal('NOT_FOUND') : wrongField(unstorable || part)
  }
  if (part === 'params') throw new Refusal('NOT_FOUND')
  throw badRequest(part, result.error)
}

/** Refuses a caller without the required session with 401, and one without the permission with 403. */
function admit(name: string, { access, permission, freshFactor, method }: Endpoint, actor: Actor): void {
  if (access === 'customer' && actor.kind !== 'customer') throw new Refusal('UNAUTHORIZED')
  if (access === 'service' && actor.kind !== 'service') throw new Refusal('FORBIDDEN')
  if (access === 'seller') {
    if (actor.kind !== 'staff') throw new Refusal('UNAUTHORIZED')
    if (actor.isFormer && !mayAfterTermination(name, method)) throw new Refusal('FORBIDDEN')
    if (actor.visit && !mayInVisit(name, method, actor.visit.mode)) throw new Refusal('FORBIDDEN')
    if (permission !== undefined && !may(actor, permission as Permission)) throw new Refusal('FORBIDDEN')
  }
  if (access === 'office') {
    if (actor.kind !== 'office') throw new Refusal('UNAUTHORIZED')
    if (!mayInOffice(actor, permission as OfficePermission)) throw new Refusal('FORBIDDEN')
    if (freshFactor && actor.factor !== 'fresh') throw new Refusal('FACTOR_NEEDED')
  }
}

/** True when the answer depends on the site and the request only, so that callers can share it. */
export const isShared = ({ method, access, cacheSeconds }: Endpoint): boolean =>
  method === 'GET' && access === 'public' && cacheSeconds !== undefined

const sharedContext = ({ site, language, closedAreas }: CallContext): SharedContext => ({ site, language, closedAreas })

/** True = the call does not exist while these areas are closed. */
export const isAbsent = ({ area, whenAreaClosed }: Endpoint, closedAreas: readonly Area[]): boolean =>
  whenAreaClosed === undefined && isInClosed(area, closedAreas)

export interface CallOptions {
  /** Fails a call whose answer differs from its schema, or whose refusal is not declared (tests). */
  readonly checkAnswers: boolean
  /** Queue of expensive work; absent = no queue. */
  readonly dearWork?: Ceiling | undefined
  /** Called when the office refuses a signed-in person for lack of a permission, before the refusal is answered. */
  readonly onForbidden?: (call: Pick<ApiCall, 'name' | 'endpoint'>, actor: Office) => Promise<void>
  /** Refuses a blocked customer before a call with `refusesBlocked`; absent = nobody is blocked. */
  readonly refuseBlocked?: (customerId: number) => Promise<void>
  /** Writes down a call made or refused in a visit of the office, before it is answered. */
  readonly onVisit?: (call: Pick<ApiCall, 'name' | 'endpoint'>, visitor: Staff, isRefused: boolean) => Promise<void>
  /** Makes calls idempotent by their key; absent = keys are ignored. */
  readonly madeOnce?: MadeOnce | undefined
}

/** Permissions of calls about customers, who stay masked for visitors of the office. */
const CUSTOMERS: ReadonlySet<Endpoint['permission']> = new Set(['readOrders', 'workOrders', 'answerCustomers'])

/** The seller in whose cabinet a person of the office makes the call; null = nobody's. */
const visitedBy = (actor: Actor): number | null =>
  actor.kind === 'staff' && actor.visit ? actor.visit.organizationId : null

const personOf = (actor: Actor): string | number => {
  if (actor.kind === 'customer') return actor.customerId
  return 'staffId' in actor ? actor.staffId : ''
}

export function apiCalls<T extends Endpoints>(table: T, handlers: Handlers<T>, options: CallOptions): ApiCall[] {
  return Object.entries(table).map(([name, endpoint]) => {
    const handler = (handlers as Readonly<Record<string, unknown>>)[name] as AnyHandler | undefined
    const pick = handler ? answerPicker(endpoint.answer, name) : null
    const shownOf = refusalFilter(name, endpoint, options.checkAnswers)
    return {
      name,
      endpoint,
      handle: (raw, actor, context) => onBehalfOf(visitedBy(actor), () => handle(raw, actor, context)),
    }
    async function handle(raw: RawCall, actor: Actor, context: CallContext): Promise<unknown> {
      const visitor = actor.kind === 'staff' && actor.visit ? actor : null
      try {
        if (!handler || !pick) throw new Error(`the call ${name} has no handler`)
        if (isAbsent(endpoint, context.closedAreas)) throw new Refusal('NOT_FOUND')
        admit(name, endpoint, actor)
        if (visitor) await options.onVisit?.({ name, endpoint }, visitor, false)
        const parts = {
          params: parse('params', endpoint, raw.params),
          query: parse('query', endpoint, raw.query),
          ...(endpoint.headers && { headers: parse('headers', endpoint, raw.headers) }),
          ...(endpoint.files
            ? { readForm: () => readForm(endpoint, raw) }
            : { body: parse('body', endpoint, raw.body) }),
        }
        const call = {
          ...parts,
          scope: scopeOfCall(endpoint, actor, context, parts),
          ...(isShared(endpoint) ? { context: sharedContext(context) } : { actor, context }),
        }
        if (endpoint.refusesBlocked && actor.kind === 'customer') await options.refuseBlocked?.(actor.customerId)
        const work = () => repeatReads(endpoint, () => handler(call))
        const isDear = options.dearWork && workOf(endpoint, raw.query) === 'dear'
        const make = async () => {
          const answer = await (isDear ? options.dearWork.run(context.network, work) : work())
          if (options.checkAnswers) demandAnswer(name, endpoint, answer, pick)
          const shown = pick(answer)
          return visitor?.visit ? visitorAnswer(shown, visitor.visit.mode, CUSTOMERS.has(endpoint.permission)) : shown
        }
        const headers: Readonly<Record<string, string | undefined>> = call.headers ?? {}
        const key = headers[IDEMPOTENCY_HEADER]
        if (!endpoint.once || key === undefined || !options.madeOnce) return await make()
        const of = `${endpoint.method} ${endpoint.path} ${actor.kind} ${personOf(actor)}`
        return await options.madeOnce({ of, key, request: [raw.params, raw.query, raw.body] }, make)
      } catch (error) {
        const isForbidden = error instanceof Refusal && error.code === 'FORBIDDEN'
        if (isForbidden && actor.kind === 'office') await options.onForbidden?.({ name, endpoint }, actor)
        if (isForbidden && visitor) await options.onVisit?.({ name, endpoint }, visitor, true)
        throw shownOf(error)
      }
    }
  })
}

async function readForm(endpoint: Endpoint, { upload }: RawCall): Promise<ReceivedForm<Endpoint>> {
  if (!upload) throw new Refusal('UNSUPPORTED_MEDIA_TYPE')
  const { fields, files } = await upload()
  return { body: parse('body', endpoint, fields), files }
}

/** @throws Error when an answer differs from its schema or has more fields: a bug that would otherwise be missed */
function demandAnswer(name: string, { answer: schema }: Endpoint, answer: unknown, pick: AnswerPicker): void {
  const result = schema.safeParse(answer)
  if (!result.success) throw new Error(`the answer of ${name} breaks its contract: ${result.error.message}`)
  const unnamed = unknownFields(answer, result.data)
  const lost = unknownFields(answer, pick(answer))
  if (unnamed.length > 0) throw new Error(`the answer of ${name} says what its contract does not name: ${unnamed}`)
  if (lost.length > 0) throw new Error(`the answer of ${name} lost what its contract names: ${lost}`)
}
