import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import {
  type Carrier,
  CarrierError,
  type CarrierPoint,
  type CarrierQuestion,
} from '../../../fulfilment/delivery/ports.ts'
import { createTimedCache } from '../../../platform/cache/timed-cache.ts'
import { errorCodes, pointsSchema, tariffsSchema, toPoint, toTariff } from './cdek-answer.ts'
import { createCityOf } from './cdek-cities.ts'
import { askPointTowns } from './cdek-point-towns.ts'
import { type CdekSession, createCdekSession } from './cdek-session.ts'

export interface CdekOptions {
  readonly account: string
  readonly password: string
  /** Base URL of the service including `/v2`, without a trailing slash. */
  readonly baseUrl?: string
  readonly timeoutMs?: number
  readonly clock: Clock
}

export const CDEK_BASE_URL = 'https://api.cdek.ru/v2'
const DEFAULT_TIMEOUT_MS = 3_000
const POINTS_TTL_MS = 3_600_000
const MAX_POINT_LISTS_KEPT = 300
const PAGE_SIZE = 1_000
/** Maximum pages of points; the largest city has under five thousand offices and lockers. */
const MAX_PAGES = 10
/** Contract type of an online shop; the other type is for parcels between people. */
const TYPE_ONLINE_SHOP = 1
const ROUBLE = 1

/** A CDEK session that manages the account's token. */
export function openCdekSession(options: CdekOptions): CdekSession {
  const { account, password, baseUrl = CDEK_BASE_URL, timeoutMs = DEFAULT_TIMEOUT_MS } = options
  return createCdekSession({ baseUrl, account, password, timeoutMs, now: () => options.clock().getTime() })
}

/**
 * The carrier over CDEK API v2. Every failure is a `CarrierError`.
 * @param session source of the token; absent = a new session
 */
export function createCdekCarrier(options: CdekOptions, session: CdekSession = openCdekSession(options)): Carrier {
  const now = () => options.clock().getTime()
  const cityOf = createCityOf(session, now)
  const pointsByCity = createTimedCache<readonly CarrierPoint[]>({
    ttlMs: POINTS_TTL_MS,
    most: MAX_POINT_LISTS_KEPT,
    nowMs: now,
  })

  const askPoints = async (cityCode: number): Promise<readonly CarrierPoint[]> => {
    const points: CarrierPoint[] = []
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const { body, headers } = await session.get(
        'deliverypoints',
        { city_code: String(cityCode), type: 'ALL', is_handout: 'true', size: String(PAGE_SIZE), page: String(page) },
        pointsSchema,
      )
      for (const point of body) {
        const shown = toPoint(point)
        if (shown) points.push(shown)
      }
      if (page + 1 >= Number(headers.get('x-total-pages') ?? 1)) break
    }
    return points
  }

  return {
    async points(place) {
      const city = await cityOf(place)
      return city ? pointsByCity.get(String(city.code), () => askPoints(city.code)) : []
    },

    pointTowns: () => askPointTowns(session),

    async tariffs({ from, to, weightGrams, packages }) {
      const [fromCity, toCity] = await Promise.all([cityOf(from), cityOf(to)])
      if (!fromCity || !toCity) throw new CarrierError('unknown-place')
      const { body } = await session.post(
        'calculator/tarifflist',
        {
          type: TYPE_ONLINE_SHOP,
          currency: ROUBLE,
          lang: 'rus',
          from_location: { code: fromCity.code },
          to_location: { code: toCity.code },
          packages: (packages ?? [{ weightGrams }]).map(toPackage),
        },
        tariffsSchema,
      )
      const tariffs = body.tariff_codes ?? []
      const codes = errorCodes(body)
      // errors next to tariffs refer to missing tariffs
      if (tariffs.length === 0 && codes.length > 0) throw new CarrierError('refused', { codes })
      return tariffs.map(toTariff).filter((tariff) => tariff !== null)
    },
  }
}

const toPackage = (box: NonNullable<CarrierQuestion['packages']>[number]) => ({
  weight: Math.max(1, Math.ceil(box.weightGrams)),
  // only whole centimetres are accepted
  ...(box.lengthCm !== undefined && { length: Math.ceil(box.lengthCm) }),
  ...(box.widthCm !== undefined && { width: Math.ceil(box.widthCm) }),
  ...(box.heightCm !== undefined && { height: Math.ceil(box.heightCm) }),
})
