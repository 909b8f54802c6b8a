import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Placed } from '@okolitsa/domain/geo/area.ts'
import { distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import { placeNameOf } from '@okolitsa/domain/geo/location.ts'
import { foldPlaceName, isSamePlaceName } from '@okolitsa/domain/geo/place-name.ts'
import { PLACE_KIND_WORDS } from '@okolitsa/strings/ru/places.ts'
import {
  type Carrier,
  CarrierError,
  type CarrierPoint,
  type CarrierQuestion,
} from '../../../fulfilment/delivery/ports.ts'
import { createTimedCache } from '../../../platform/cache/timed-cache.ts'
import {
  type CdekCity,
  citiesSchema,
  errorCodes,
  pointsSchema,
  tariffsSchema,
  toCoordinates,
  toPoint,
  toTariff,
} from './cdek-answer.ts'
import { createCdekSession } from './cdek-session.ts'

export interface CdekOptions {
  readonly account: string
  /** Stays on the server. */
  readonly password: string
  /** Address of the service up to and with `/v2`, without a slash at the end. */
  readonly baseUrl?: string
  /** Milliseconds for one call. */
  readonly timeoutMs?: number
  readonly clock: Clock
}

const DEFAULT_BASE_URL = 'https://api.cdek.ru/v2'
const DEFAULT_TIMEOUT_MS = 3_000
const CITIES_TTL_MS = 24 * 3_600_000
const POINTS_TTL_MS = 3_600_000
const MOST_CITIES_KEPT = 5_000
const MOST_POINT_LISTS_KEPT = 300
/** Towns of one name: CDEK's centre and ours differ by the size of a town at most, metres. */
const SAME_TOWN_METRES = 50_000
const PAGE_SIZE = 1_000
/** The largest city has under five thousand offices and lockers. */
const MOST_PAGES = 10
/** Contract of an online shop; the other type is for people who send parcels to each other. */
const TYPE_ONLINE_SHOP = 1
const ROUBLE = 1

/** The carrier over CDEK API v2. Every failure is a `CarrierError`. */
export function createCdekCarrier(options: CdekOptions): Carrier {
  const { account, password, baseUrl = DEFAULT_BASE_URL, timeoutMs = DEFAULT_TIMEOUT_MS } = options
  const now = () => options.clock().getTime()
  const session = createCdekSession({ baseUrl, account, password, timeoutMs, now })
  const citiesByName = createTimedCache<readonly CdekCity[]>({
    ttlMs: CITIES_TTL_MS,
    most: MOST_CITIES_KEPT,
    nowMs: now,
  })
  const pointsByCity = createTimedCache<readonly CarrierPoint[]>({
    ttlMs: POINTS_TTL_MS,
    most: MOST_POINT_LISTS_KEPT,
    nowMs: now,
  })

  const cityOf = async (place: Placed): Promise<CdekCity | null> => {
    const name = bareName(placeNameOf(place) ?? '')
    if (name === '') return null
    const cities = await citiesByName.get(foldPlaceName(name), async () => {
      const query = { country_codes: 'RU', city: name, size: String(PAGE_SIZE), lang: 'rus' }
      const { body } = await session.get('location/cities', query, citiesSchema)
      return body.filter((city) => isSamePlaceName(bareName(city.city), name))
    })
    return sameTown(cities, place)
  }

  const askPoints = async (cityCode: number): Promise<readonly CarrierPoint[]> => {
    const points: CarrierPoint[] = []
    for (let page = 0; page < MOST_PAGES; page += 1) {
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
      // Errors beside tariffs are about the tariffs that are missing.
      if (tariffs.length === 0 && codes.length > 0) throw new CarrierError('refused', { codes })
      return tariffs.map(toTariff).filter((tariff) => tariff !== null)
    },
  }
}

/** The name without its kind: sellers write a village with it, CDEK looks names up without. */
function bareName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  // Both spellings, since a kind may have a hyphen of its own.
  const isKind = PLACE_KIND_WORDS.has(foldPlaceName(first)) || PLACE_KIND_WORDS.has(first.toLowerCase())
  return rest.length > 0 && isKind ? rest.join(' ') : name.trim()
}

/** Of towns with one name the one at our coordinates; CDEK's region numbers are its own and cannot be compared. */
function sameTown(cities: readonly CdekCity[], place: Placed): CdekCity | null {
  let nearest: CdekCity | null = null
  let least = SAME_TOWN_METRES
  for (const city of cities) {
    const coords = toCoordinates(city)
    const distance = coords
      ? distanceMetres(coords, place.coords)
      : // Some villages lie nowhere on CDEK's map: then the region must do, after any that is really near.
        city.kladr_code?.startsWith(place.regionCode)
        ? SAME_TOWN_METRES
        : Number.POSITIVE_INFINITY
    if (distance < least || (nearest === null && distance === least)) {
      nearest = city
      least = distance
    }
  }
  return nearest
}

const toPackage = (box: NonNullable<CarrierQuestion['packages']>[number]) => ({
  weight: Math.max(1, Math.ceil(box.weightGrams)),
  // whole centimetres are taken only
  ...(box.lengthCm !== undefined && { length: Math.ceil(box.lengthCm) }),
  ...(box.widthCm !== undefined && { width: Math.ceil(box.widthCm) }),
  ...(box.heightCm !== undefined && { height: Math.ceil(box.heightCm) }),
})
