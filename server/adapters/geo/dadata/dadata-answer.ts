import type { AddressPrecision, Location } from '@okolitsa/domain/geo/location.ts'
import { isRegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { addressTitle, placeTitle } from '@okolitsa/strings/ru/places.ts'
import { REGION_TITLES } from '@okolitsa/strings/ru/regions.ts'
import { streetTitle } from '@okolitsa/strings/ru/street-title.ts'
import { z } from 'zod'
import type { AddressSuggestion, Place } from '../../../fulfilment/geo/ports.ts'

/** Values of DaData are strings or null, including coordinates; numbers are accepted, too. */
const text = z.union([z.string(), z.number().transform(String)]).nullish()

const addressSchema = z.looseObject({
  postal_code: text,
  region: text,
  region_kladr_id: text,
  city: text,
  settlement: text,
  street_with_type: text,
  house: text,
  block_type: text,
  block: text,
  geo_lat: text,
  geo_lon: text,
  qc_geo: text,
})

export const dadataAnswerSchema = z.looseObject({
  suggestions: z.array(z.looseObject({ value: z.string(), data: addressSchema })),
})

export type DadataSuggestion = z.infer<typeof dadataAnswerSchema>['suggestions'][number]

/** Cities that are regions have an empty `city` in some methods. */
const CITY_REGIONS: ReadonlySet<string> = new Set(['77', '78', '92', '99'])

/** Converts a suggestion to a town or village; null without a name, coordinates or a known region. */
export function toPlace({ data }: DadataSuggestion): Place | null {
  const regionCode = data.region_kladr_id?.slice(0, 2)
  const latitude = toDegrees(data.geo_lat)
  const longitude = toDegrees(data.geo_lon)
  if (!isRegionCode(regionCode) || latitude === null || longitude === null) return null
  const settlement = data.settlement || null
  const city = data.city || (CITY_REGIONS.has(regionCode) ? data.region || null : null)
  const name = settlement ?? city
  if (name === null) return null
  return {
    title: placeTitle(name, regionCode),
    city,
    settlement,
    region: REGION_TITLES[regionCode],
    regionCode,
    street: null,
    house: null,
    postalCode: data.postal_code || null,
    coords: { latitude, longitude },
    precision: 'place',
  }
}

export function toAddress(suggestion: DadataSuggestion): AddressSuggestion | null {
  const place = toPlace(suggestion)
  if (place === null) return null
  const { data } = suggestion
  const house = [data.house, data.block_type, data.block].filter(Boolean).join(' ')
  const street = data.street_with_type ? streetTitle(data.street_with_type) : null
  const title = addressTitle(place.title, street, house)
  const precision = toPrecision(data.qc_geo)
  const location: Location = {
    ...place,
    precision,
    title,
    street,
    house: house === '' ? null : house,
  }
  return { title, location, precision }
}

/** Precision from `qc_geo`: 0 exact, 1 nearest house, 2 street, 3 settlement, 4 city, 5 none. */
function toPrecision(qcGeo: string | null | undefined): AddressPrecision {
  if (qcGeo === '0') return 'house'
  return qcGeo === '1' || qcGeo === '2' ? 'street' : 'place'
}

function toDegrees(value: string | null | undefined): number | null {
  const degrees = value ? Number(value) : Number.NaN
  return Number.isFinite(degrees) && Math.abs(degrees) <= 180 ? degrees : null
}
