import { setTimeout as pause } from 'node:timers/promises'
import { codeOfReturn } from '@okolitsa/domain/shipments/shipment-state.ts'
import { CarrierError } from '../../../fulfilment/delivery/ports.ts'
import { createTimedCache } from '../../../platform/cache/timed-cache.ts'
import type {
  DropOffPoint,
  ShipmentCarrier,
  ShipmentPaper,
  ShipmentPlace,
  ShipmentReading,
} from '../../../sales/shipments/ports.ts'
import { errorCodes, pointsSchema } from './cdek-answer.ts'
import { type CdekOptions, openCdekSession } from './cdek-carrier.ts'
import { type CityOf, createCityOf } from './cdek-cities.ts'
import { createCdekCouriers } from './cdek-intakes.ts'
import type { CdekSession } from './cdek-session.ts'
import { acceptedSchema, orderBody, orderSchema, paperSchema, readingOf, returnOf } from './cdek-shipment-answer.ts'

/** Documents by CDEK's name in the path. */
const PAPERS = { waybill: 'orders', labels: 'barcodes' } as const satisfies Record<ShipmentPaper, string>
/** Copies of documents: both sides keep a waybill; a label goes onto the box. */
const COPIES = { waybill: 2, labels: 1 } as const satisfies Record<ShipmentPaper, number>
/** Maximum polls for a document, about ten seconds; a document takes a second or two. */
const PAPER_TRIES = 12
const PAPER_PAUSE_MS = 800
const MAX_PAPER_BYTES = 30_000_000
const POINTS_TTL_MS = 3_600_000
const MAX_POINT_LISTS_KEPT = 300
const MAX_POINTS = 300

const isUnknown = (error: unknown): boolean =>
  error instanceof CarrierError && error.reason === 'refused' && error.codes.some((code) => /not_found/.test(code))

export interface CdekShipmentsOptions extends CdekOptions {
  /** Interval between checks whether a document is ready, ms. */
  readonly paperPauseMs?: number
}

/**
 * Shipments over CDEK API v2. Every failure is a `CarrierError`.
 * @param session source of the token; absent = a new session
 */
export function createCdekShipments(
  options: CdekShipmentsOptions,
  session: CdekSession = openCdekSession(options),
): ShipmentCarrier {
  const now = () => options.clock().getTime()
  const { paperPauseMs = PAPER_PAUSE_MS } = options
  const cityOf = createCityOf(session, now)
  const pointsByCity = createTimedCache<readonly DropOffPoint[]>({
    ttlMs: POINTS_TTL_MS,
    most: MAX_POINT_LISTS_KEPT,
    nowMs: now,
  })
  /** Statuses of the return shipment; empty until the carrier has created it. */
  const statusesOf = async (id: string): Promise<ShipmentReading['statuses']> => {
    try {
      const { body } = await session.get(`orders/${encodeURIComponent(id)}`, {}, orderSchema, 'long')
      return readingOf(body).statuses
    } catch (error) {
      if (isUnknown(error)) return []
      throw error
    }
  }
  const reading = async (path: string, query: Record<string, string>): Promise<ShipmentReading | null> => {
    try {
      const { body } = await session.get(path, query, orderSchema, 'long')
      const there = readingOf(body)
      const backId = returnOf(body)
      const back = backId === null || backId === there.id ? [] : await statusesOf(backId)
      return {
        ...there,
        statuses: [...there.statuses, ...back.map((one) => ({ ...one, code: codeOfReturn(one.code) }))],
      }
    } catch (error) {
      if (isUnknown(error)) return null
      throw error
    }
  }

  return {
    ...createCdekCouriers(session, cityOf, isUnknown),

    async order(shipment) {
      const { from, to } = shipment
      const [fromTown, toTown] = await Promise.all([
        townOf(cityOf, from, 'v2_sender_location_not_recognized'),
        townOf(cityOf, to, 'v2_recipient_location_not_recognized'),
      ])
      const body = orderBody(shipment, { from: fromTown, to: toTown })
      const answer = await session.post('orders', body, acceptedSchema, 'once')
      const codes = errorCodes(answer.body)
      if (!answer.body.entity) throw new CarrierError(codes.length > 0 ? 'refused' : 'malformed-answer', { codes })
      return answer.body.entity.uuid
    },

    read: (id) => reading(`orders/${encodeURIComponent(id)}`, {}),
    find: (number) => reading('orders', { im_number: number }),

    async callOff(id) {
      await session.delete(`orders/${encodeURIComponent(id)}`, acceptedSchema)
    },

    async paper(kind, ids) {
      const path = `print/${PAPERS[kind]}`
      const asked = { orders: ids.map((id) => ({ order_uuid: id })), copy_count: COPIES[kind] }
      const { body } = await session.post(path, asked, acceptedSchema)
      const uuid = body.entity?.uuid
      if (uuid === undefined) throw new CarrierError('refused', { codes: errorCodes(body) })
      for (let attempt = 1; attempt <= PAPER_TRIES; attempt += 1) {
        const { entity } = (await session.get(`${path}/${uuid}`, {}, paperSchema)).body
        const codes = (entity.statuses ?? []).map(({ code }) => code)
        // CDEK's answer has the same URL; a URL built by us cannot lead to another host
        if (codes.includes('READY')) return session.file(`${path}/${uuid}.pdf`, MAX_PAPER_BYTES)
        if (codes.includes('INVALID') || codes.includes('REMOVED')) throw new CarrierError('refused', { codes })
        await pause(paperPauseMs)
      }
      throw new CarrierError('timeout')
    },

    async dropOffPoints(place) {
      const city = await cityOf(place)
      if (!city) return []
      return pointsByCity.get(String(city.code), async () => {
        const query = { city_code: String(city.code), type: 'PVZ', is_reception: 'true', size: String(MAX_POINTS) }
        const { body } = await session.get('deliverypoints', query, pointsSchema)
        return body.flatMap(({ code, name, location, work_time }) =>
          location.address
            ? [
                {
                  code,
                  title: name || code,
                  city: location.city ?? '',
                  address: location.address,
                  workTime: work_time ?? '',
                },
              ]
            : [],
        )
      })
    },

    async listenAt(url) {
      await session.post('webhooks', { type: 'ORDER_STATUS', url }, acceptedSchema, 'long')
    },
  }
}

/** CDEK's town code of an address; null = the point contains it. */
async function townOf(cityOf: CityOf, place: ShipmentPlace, unknown: string): Promise<number | null> {
  if (place.kind === 'point') return null
  const city = await cityOf(place.town)
  if (!city) throw new CarrierError('unknown-place', { codes: [unknown] })
  return city.code
}
