import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CdekEmulatorCity } from './cities.ts'
import { CDEK_EMULATOR_PATH } from './credentials.ts'

type Fields = Record<string, unknown>

/** A courier request; hours are local `HH:MM`. */
export interface BookedIntake {
  readonly uuid: string
  readonly number: string
  readonly day: string
  readonly from: string
  readonly to: string
  readonly address: string
  readonly weightGrams: number
  /** Id of the only order of the request; null = all parcels at the address. */
  readonly orderUuid: string | null
  /** Time of the request, milliseconds since the epoch. */
  readonly calledAt: number
  /** Error codes; empty = accepted. */
  readonly errors: readonly string[]
  /** Statuses, oldest first. */
  statuses: { readonly code: string; readonly date_time: string }[]
}

export interface IntakeRoutes {
  readonly now: () => number
  readonly cities: readonly CdekEmulatorCity[]
  /** Time until a request is accepted, ms. */
  readonly processMs: number
  isAnswered(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
  hasOrder(uuid: string): boolean
}

const FIRST_NUMBER = 700_001
const MAX_KEPT = 500
const LEAST_MINUTES = 3 * 60
const [OPENS, CLOSES] = [9 * 60, 22 * 60]
const MAX_DAYS_AHEAD = 31
const DAY_MS = 24 * 3_600_000
/** Possible statuses of an accepted request. */
const STEPS: ReadonlySet<string> = new Set([
  'READY_FOR_APPOINTMENT',
  'APPOINTED_COURIER',
  'DONE',
  'PROBLEM_DETECTED',
  'PROCESSING_REQUIRED',
])
const ENDS: ReadonlySet<string> = new Set(['DONE', 'REMOVED', 'INVALID'])

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const stamp = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, '+0000')
const refusal = (code: string, message: string) => ({ errors: [{ code, message }] })
/** Parses a time to minutes since midnight; NaN = invalid. */
const minutesOf = (time: unknown): number => {
  const [, hour, minute] = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(String(time)) ?? []
  return Number(hour) * 60 + Number(minute)
}

/** Required fields of a request without an order, and of one with an order. */
const NEEDED = ['intake_date', 'intake_time_from', 'intake_time_to'] as const
const NEEDED_ALONE = ['name', 'weight', 'sender', 'from_location'] as const

/** Mounts courier requests of `/cdek/v2/intakes`; `/cdek/intakes/{uuid}/step` advances one. */
export function intakeRoutes(app: FastifyInstance, options: IntakeRoutes): { list(): BookedIntake[] } {
  const { now, cities, processMs, isAnswered, hasOrder } = options
  const book = new Map<string, BookedIntake>()
  let called = 0
  const codeOf = ({ statuses }: BookedIntake) => statuses.at(-1)?.code ?? 'ACCEPTED'
  const push = (entry: BookedIntake, code: string) => entry.statuses.push({ code, date_time: stamp(now()) })
  const settle = (entry: BookedIntake): BookedIntake => {
    const isLookedAt = now() >= entry.calledAt + processMs
    if (isLookedAt && codeOf(entry) === 'ACCEPTED') push(entry, entry.errors.length > 0 ? 'INVALID' : 'CREATED')
    return entry
  }
  const isLive = (entry: BookedIntake) =>
    !['REMOVED', 'INVALID'].includes(codeOf(settle(entry))) && entry.errors.length === 0

  const url = `${CDEK_EMULATOR_PATH}/intakes`
  app.post<{ Body: Fields | null }>(url, async (request, reply) => {
    if (await isAnswered(request, reply)) return reply
    const body = request.body ?? {}
    const orderUuid = typeof body.order_uuid === 'string' ? body.order_uuid : null
    const missing = [...NEEDED, ...(orderUuid ? [] : NEEDED_ALONE)].find((name) => !body[name])
    if (missing) return reply.code(400).send(refusal('v2_field_is_empty', `Field [${missing}] is empty`))
    if (orderUuid && !hasOrder(orderUuid)) return reply.code(400).send(refusal('v2_order_not_found', 'No such order'))
    const [from, to] = [minutesOf(body.intake_time_from), minutesOf(body.intake_time_to)]
    const ahead = (Date.parse(`${body.intake_date}T00:00:00Z`) - now()) / DAY_MS
    const isWindow = from >= OPENS && to <= CLOSES && to - from >= LEAST_MINUTES
    if (!isWindow || !(ahead > -2 && ahead <= MAX_DAYS_AHEAD)) {
      return reply.code(400).send(refusal('v2_wrong_interval', 'Invalid interval'))
    }
    const location = fieldsOf(body.from_location)
    const address = String(location.address ?? '')
    const isKnown = orderUuid !== null || (cities.some(({ code }) => code === location.code) && address.trim() !== '')
    const day = String(body.intake_date)
    const others = [...book.values()].filter(isLive)
    const errors = [
      ...(isKnown ? [] : ['v2_sender_location_not_recognized']),
      ...(orderUuid && others.some((one) => one.orderUuid === orderUuid) ? ['v2_intake_exists_by_order'] : []),
      ...(!orderUuid && others.some((one) => one.day === day && one.address === address)
        ? ['v2_intake_exists_by_date_address']
        : []),
    ]
    called += 1
    const entry: BookedIntake = {
      uuid: randomUUID(),
      number: String(FIRST_NUMBER + called),
      day,
      from: String(body.intake_time_from),
      to: String(body.intake_time_to),
      address,
      weightGrams: Number(body.weight ?? 0),
      orderUuid,
      calledAt: now(),
      errors,
      statuses: [{ code: 'ACCEPTED', date_time: stamp(now()) }],
    }
    book.set(entry.uuid, entry)
    const [oldest] = book.keys()
    if (book.size > MAX_KEPT && oldest) book.delete(oldest)
    const asked = { request_uuid: randomUUID(), type: 'CREATE', date_time: stamp(now()), state: 'ACCEPTED' }
    return reply.code(202).send({ entity: { uuid: entry.uuid }, requests: [{ ...asked, errors: [], warnings: [] }] })
  })
  app.get<{ Params: { uuid: string } }>(`${url}/:uuid`, async (request, reply) => {
    if (await isAnswered(request, reply)) return reply
    const found = book.get(request.params.uuid)
    if (!found) return reply.code(400).send(refusal('v2_entity_not_found', 'Entity is not found'))
    const code = codeOf(settle(found))
    const state = code === 'ACCEPTED' ? 'ACCEPTED' : code === 'INVALID' ? 'INVALID' : 'SUCCESSFUL'
    const errors = state === 'INVALID' ? found.errors.map((one) => ({ code: one, message: one })) : []
    return {
      entity: {
        uuid: found.uuid,
        ...(state === 'SUCCESSFUL' && { intake_number: Number(found.number) }),
        ...(found.orderUuid && { order_uuid: found.orderUuid }),
        intake_date: found.day,
        intake_time_from: found.from,
        intake_time_to: found.to,
        weight: found.weightGrams,
        from_location: { address: found.address },
        statuses: found.statuses.toReversed(),
      },
      requests: [{ request_uuid: randomUUID(), type: 'CREATE', date_time: stamp(found.calledAt), state, errors }],
    }
  })
  app.delete<{ Params: { uuid: string } }>(`${url}/:uuid`, async (request, reply) => {
    if (await isAnswered(request, reply)) return reply
    const found = book.get(request.params.uuid)
    if (!found) return reply.code(400).send(refusal('v2_entity_not_found', 'Entity is not found'))
    if (ENDS.has(codeOf(settle(found)))) return reply.code(400).send(refusal('v2_entity_invalid', 'The call is over'))
    push(found, 'REMOVED')
    const asked = { request_uuid: randomUUID(), type: 'DELETE', date_time: stamp(now()), state: 'ACCEPTED' }
    return reply.code(202).send({ entity: { uuid: found.uuid }, requests: [asked] })
  })

  const list = () => [...book.values()].toReversed().map(settle)
  app.get('/cdek/intakes.json', async () => ({ items: list() }))
  app.post<{ Params: { uuid: string }; Body: { code?: string } | null }>(
    '/cdek/intakes/:uuid/step',
    async (request, reply) => {
      const found = book.get(request.params.uuid)
      const code = request.body?.code ?? ''
      const isOpen = found && !ENDS.has(codeOf(settle(found))) && codeOf(found) !== 'ACCEPTED'
      if (isOpen && STEPS.has(code)) push(found, code)
      if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
        return reply.redirect('/cdek/shipments', 303)
      }
      return isOpen && STEPS.has(code) ? { code } : reply.code(409).send({ error: 'it can not' })
    },
  )
  return { list }
}
