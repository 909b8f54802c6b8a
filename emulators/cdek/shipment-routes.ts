import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createTimers } from '../timers.ts'
import type { CdekEmulatorCity } from './cities.ts'
import { CDEK_EMULATOR_PATH } from './credentials.ts'
import type { Part } from './faults.ts'
import { intakeRoutes } from './intake-routes.ts'
import { orderedOf } from './ordered-shipment.ts'
import { type PaperKind, paperPdf } from './paper-pdf.ts'
import type { CdekEmulatorPoint } from './points.ts'
import { type BookedShipment, ShipmentBook } from './shipment-book.ts'
import { shipmentsPage } from './shipments-page.ts'

type Fields = Record<string, unknown>

export interface ShipmentRoutes {
  readonly now: () => number
  readonly cities: readonly CdekEmulatorCity[]
  readonly points: readonly CdekEmulatorPoint[]
  readonly bookFile: string | null
  readonly processMs: number
  /** Interval of automatic steps, ms; null = manual steps only. */
  readonly stepMs: number | null
  /** Answers a request with a fault, or because of an invalid token; true = answered. */
  isAnswered(part: Part, request: FastifyRequest, reply: FastifyReply): Promise<boolean>
}

/** Documents by their part of the path. */
const PAPERS: Readonly<Record<string, PaperKind>> = { orders: 'waybill', barcodes: 'label' }
const MAX_PRINTED = 100
const MAX_PAPERS_KEPT = 200
const NOTIFY_TIMEOUT_MS = 5_000
const LOOK_AROUND_MS = 15_000

const refusal = (code: string, message: string) => ({
  requests: [
    {
      request_uuid: randomUUID(),
      type: 'CREATE',
      state: 'INVALID',
      errors: [{ code, message }],
    },
  ],
})
const stamp = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, '+0000')

/** Mounts shipments of `/cdek/v2` (orders, documents, webhooks) and `/cdek/shipments`, where people advance them. */
export function shipmentRoutes(app: FastifyInstance, options: ShipmentRoutes): void {
  const { now, cities, points, processMs, stepMs, isAnswered } = options
  const book = new ShipmentBook({ now, cities, processMs, file: options.bookFile })
  const papers = new Map<string, { kind: PaperKind; uuids: readonly string[]; asked: number }>()
  /** Webhooks by type. */
  const hooks = new Map<string, { uuid: string; url: string }>()
  const timers = createTimers()
  app.addHook('onClose', async () => timers.stop())

  const notify = async (entry: BookedShipment): Promise<void> => {
    const hook = hooks.get('ORDER_STATUS')
    const last = entry.statuses.at(-1)
    if (!hook || !last) return
    const body = {
      type: 'ORDER_STATUS',
      date_time: last.date_time,
      uuid: entry.uuid,
      attributes: {
        is_return: false,
        cdek_number: entry.trackNumber,
        number: entry.number,
        status_code: last.code,
        status_date_time: last.date_time,
        city_name: last.city,
      },
    }
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    // the shop may be unavailable: the real service repeats for a while, the emulator relies on the shop's own queries
    await fetch(hook.url, { ...init, signal: AbortSignal.timeout(NOTIFY_TIMEOUT_MS) }).catch(() => null)
  }
  /** Processes a shipment once. */
  const settle = (entry: BookedShipment) => {
    if (book.settle(entry)) notify(entry).catch(() => null)
    return entry
  }
  const step = async (entry: BookedShipment, code: string | null): Promise<boolean> => {
    const isMade = code === null ? book.step(settle(entry)) : book.step(settle(entry), code)
    if (isMade) await notify(entry)
    return isMade
  }
  const lookAround = () => {
    for (const entry of book.list()) {
      settle(entry)
      if (stepMs !== null && now() >= entry.steppedAt + stepMs) step(entry, null).catch(() => null)
    }
    timers.later(LOOK_AROUND_MS, lookAround)
  }
  timers.later(LOOK_AROUND_MS, lookAround)

  const present = (entry: BookedShipment) => {
    const state = book.stateOf(settle(entry))
    const keptUntil = book.keptUntil(entry)
    return {
      entity: {
        uuid: entry.uuid,
        type: 1,
        is_return: entry.number.startsWith('R-'),
        is_reverse: false,
        ...(state === 'made' && { cdek_number: entry.trackNumber }),
        number: entry.number,
        tariff_code: entry.tariffCode,
        statuses: entry.statuses.toReversed(),
        ...(keptUntil !== null && { keep_free_until: new Date(keptUntil).toISOString() }),
      },
      requests: [
        {
          request_uuid: entry.requestUuid,
          type: 'CREATE',
          date_time: stamp(entry.orderedAt),
          state: { waiting: 'ACCEPTED', made: 'SUCCESSFUL', refused: 'INVALID' }[state],
          errors: state === 'refused' ? entry.errors.map((code) => ({ code, message: code })) : [],
          warnings: [],
        },
      ],
      related_entities: entry.returnUuid ? [{ type: 'return_order', uuid: entry.returnUuid }] : [],
    }
  }

  const orders = `${CDEK_EMULATOR_PATH}/orders`
  app.post<{ Body: Fields | null }>(orders, async (request, reply) => {
    if (await isAnswered('orders', request, reply)) return reply
    const read = orderedOf(request.body ?? {}, { cities, points })
    if ('malformed' in read)
      return reply.code(400).send(refusal('v2_field_is_empty', `Field [${read.malformed}] is empty`))
    const entry = book.add(read.ordered, read.errors)
    timers.later(processMs, () => settle(entry))
    const { request_uuid, type, date_time } = present(entry).requests[0] ?? {}
    return reply.code(202).send({
      entity: { uuid: entry.uuid },
      requests: [{ request_uuid, type, date_time, state: 'ACCEPTED', errors: [], warnings: [] }],
      related_entities: [],
    })
  })
  app.get<{ Querystring: Fields }>(orders, async (request, reply) => {
    if (await isAnswered('orders', request, reply)) return reply
    const { im_number, cdek_number } = request.query
    // an order is found by its number after it was processed
    const found = book
      .list()
      .find((one) => book.stateOf(one) !== 'waiting' && (one.number === im_number || one.trackNumber === cdek_number))
    if (!found) return reply.code(400).send(refusal('v2_entity_not_found_im_number', 'Entity is not found'))
    return present(found)
  })
  app.get<{ Params: { uuid: string } }>(`${orders}/:uuid`, async (request, reply) => {
    if (await isAnswered('orders', request, reply)) return reply
    const found = book.get(request.params.uuid)
    return found ? present(found) : reply.code(400).send(refusal('v2_entity_not_found', 'Entity is not found'))
  })
  app.delete<{ Params: { uuid: string } }>(`${orders}/:uuid`, async (request, reply) => {
    if (await isAnswered('orders', request, reply)) return reply
    const found = book.get(request.params.uuid)
    if (!found) return reply.code(400).send(refusal('v2_entity_not_found', 'Entity is not found'))
    if (book.codeOf(settle(found)) !== 'CREATED') {
      return reply.code(400).send(refusal('v2_entity_forbidden', 'The order is on its way'))
    }
    await step(found, 'REMOVED')
    return reply.code(202).send({
      entity: { uuid: found.uuid },
      requests: [{ request_uuid: randomUUID(), type: 'DELETE', date_time: stamp(now()), state: 'ACCEPTED' }],
    })
  })

  app.post<{ Params: { paper: string }; Body: { orders?: { order_uuid?: string }[] } | null }>(
    `${CDEK_EMULATOR_PATH}/print/:paper`,
    async (request, reply) => {
      if (await isAnswered('print', request, reply)) return reply
      const kind = PAPERS[request.params.paper]
      const uuids = (request.body?.orders ?? []).map(({ order_uuid }) => String(order_uuid))
      if (!kind || uuids.length === 0 || uuids.length > MAX_PRINTED || uuids.some((uuid) => !book.get(uuid))) {
        return reply.code(400).send(refusal('v2_entity_not_found', 'Orders are not found'))
      }
      const uuid = randomUUID()
      papers.set(uuid, { kind, uuids, asked: 0 })
      const [oldest] = papers.keys()
      if (papers.size > MAX_PAPERS_KEPT && oldest) papers.delete(oldest)
      return reply.code(202).send({ entity: { uuid }, requests: [{ type: 'CREATE', state: 'ACCEPTED' }] })
    },
  )
  app.get<{ Params: { paper: string; name: string } }>(
    `${CDEK_EMULATOR_PATH}/print/:paper/:name`,
    async (request, reply) => {
      if (await isAnswered('print', request, reply)) return reply
      const [uuid = '', ending] = request.params.name.split('.')
      const paper = papers.get(uuid)
      if (!paper) return reply.code(400).send(refusal('v2_entity_not_found', 'Entity is not found'))
      const shipments = paper.uuids.map((one) => book.get(one)).filter((one) => one !== null)
      if (ending === 'pdf') return reply.type('application/pdf').send(paperPdf(paper.kind, shipments))
      // the first request comes too early
      paper.asked += 1
      const code = paper.asked > 1 ? 'READY' : 'PROCESSING'
      const url = `http://${request.headers.host}${request.url}.pdf`
      return { entity: { uuid, statuses: [{ code }], ...(code === 'READY' && { url }) }, requests: [] }
    },
  )

  const intakes = intakeRoutes(app, {
    now,
    cities,
    processMs,
    isAnswered: (request, reply) => isAnswered('intakes', request, reply),
    hasOrder: (uuid) => book.get(uuid) !== null,
  })

  app.post<{ Body: Fields | null }>(`${CDEK_EMULATOR_PATH}/webhooks`, async (request, reply) => {
    if (await isAnswered('webhooks', request, reply)) return reply
    const { type, url } = request.body ?? {}
    if (type !== 'ORDER_STATUS' || typeof url !== 'string' || !URL.canParse(url)) {
      return reply.code(400).send(refusal('v2_webhook_type_incorrect', 'Webhook type is incorrect'))
    }
    const uuid = randomUUID()
    hooks.set(type, { uuid, url })
    return { entity: { uuid }, requests: [{ type: 'CREATE', state: 'SUCCESSFUL' }] }
  })

  app.get('/cdek/shipments', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(
      shipmentsPage(
        book.list().map((entry) => ({ entry: settle(entry), next: book.nextOf(entry), code: book.codeOf(entry) })),
        intakes.list(),
      ),
    ),
  )
  app.get('/cdek/shipments.json', async () => ({ items: book.list().map(settle) }))
  app.post<{ Params: { uuid: string }; Body: { code?: string } | null }>(
    '/cdek/shipments/:uuid/step',
    async (request, reply) => {
      const found = book.get(request.params.uuid)
      const isMade = found !== null && (await step(found, request.body?.code || null))
      if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
        return reply.redirect('/cdek/shipments', 303)
      }
      return isMade ? { code: found && book.codeOf(found) } : reply.code(409).send({ error: 'it can not' })
    },
  )
}
