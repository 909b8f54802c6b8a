import { type Location, titleOf } from '@okolitsa/domain/geo/location.ts'
import { isRegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { REGION_TITLES } from './regions.ts'
import { streetTitle } from './street-title.ts'

/** Moscow: the location until a visitor chooses one. */
export const defaultLocation: Location = {
  title: 'Москва',
  city: 'Москва',
  settlement: null,
  region: REGION_TITLES['77'],
  regionCode: '77',
  street: null,
  house: null,
  postalCode: null,
  coords: { latitude: 55.75222, longitude: 37.61556 },
  precision: 'place',
}

/** A location in the shop's form: canonical region, readable title. */
export function keptLocation<L extends Location>(location: L): L {
  const region = isRegionCode(location.regionCode) ? REGION_TITLES[location.regionCode] : location.region
  return { ...location, region, title: location.title.trim() || titleOf({ ...location, region }) }
}

/** Place in one line: «Коломна, Московская область»; a city that is a region stands alone. */
export function placeTitle(name: string, regionCode: string): string {
  const region = isRegionCode(regionCode) ? REGION_TITLES[regionCode] : ''
  return region === '' || region === name ? name : `${name}, ${region}`
}

/** One line for an address: «Коломна, Московская область, ул. Ленина, 5»; the street as it is written. */
export function addressTitle(place: string, street: string | null, house: string | null): string {
  return [place, street && streetTitle(street), house].filter((part) => part !== null && part !== '').join(', ')
}

/** Kinds of places written before a name; folded for comparison. */
export const PLACE_KIND_WORDS: ReadonlySet<string> = new Set(
  'г город гор пос поселок п пгт рп с село д дер деревня ст станица ст-ца х хутор аул'.split(' '),
)

/** Kinds of settlements in full: only with one of these may an address mean a village that is not in the gazetteer. */
export const SETTLEMENT_KINDS: ReadonlyMap<string, string> = new Map([
  ...(['деревня', 'село', 'хутор', 'станица', 'аул', 'посёлок', 'слобода'] as const).map(
    (kind) => [kind, kind] as const,
  ),
  ['д', 'деревня'],
  ['дер', 'деревня'],
  ['с', 'село'],
  ['х', 'хутор'],
  ['ст', 'станица'],
  ['ст-ца', 'станица'],
  ['п', 'посёлок'],
  ['пос', 'посёлок'],
  ['поселок', 'посёлок'],
  ['снт', 'СНТ'],
  ['днп', 'ДНП'],
  ['кп', 'посёлок'],
])

/** Words for districts. */
export const DISTRICT_WORDS: ReadonlySet<string> = new Set(
  'район р н рн городской муниципальный округ го мо'.split(' '),
)
/** Suffixes of districts that their centres lack. */
export const DISTRICT_ENDING = /(?:инский|енский|овский|евский|ский|цкий|ской)$/

/** «деревня Гадюкино (рядом — Истра), Московская область». */
export const freeSettlementTitle = (name: string, near: string | null, region: string): string =>
  `${name}${near === null ? '' : ` (рядом\u00A0— ${near})`}, ${region}`

/** Words that can begin the name of a street. */
export const STREET_KIND_WORDS: ReadonlySet<string> = new Set(
  'ул улица пр просп проспект пр-т пер переулок пл площадь наб набережная б-р бульвар ш шоссе проезд туп тупик аллея линия мкр микрорайон квартал кв-л'.split(
    ' ',
  ),
)

/** Words for flats, entrances and floors, which a map search does not understand. */
export const FLAT_WORDS: ReadonlySet<string> = new Set(
  'кв квартира оф офис пом помещение под подъезд эт этаж'.split(' '),
)

/** Words for regions: «область», «край». */
export const REGION_KIND_WORDS: ReadonlySet<string> = new Set(
  'обл область край респ республика ао автономный автономная округ г'.split(' '),
)

/** Names of the country, which may come first in a full address. */
export const COUNTRY_WORDS: ReadonlySet<string> = new Set(['россия', 'рф', 'российская федерация'])

/** Colloquial names of places. */
export const PLACE_NICKNAMES: Readonly<Record<string, string>> = {
  спб: 'Санкт-Петербург',
  питер: 'Санкт-Петербург',
  петербург: 'Санкт-Петербург',
  мск: 'Москва',
  екб: 'Екатеринбург',
  нск: 'Новосибирск',
}

/** The number of a house at the end of a line: «5», «12а», «5/7», «д. 5 к. 2», «18 стр 1». Group 1 is the number. */
export const HOUSE_AT_END =
  /(?:^|\s)(?:(?:д|дом|влд|владение|уч|участок)\.?\s*)?(\d{1,4}\s?[а-яё]?(?:[/-]\d{1,4}[а-яё]?)?(?:\s*(?:корпус|корп|строение|стр|литера|лит|к|с)\.?\s*[а-яё]?\d{0,3})*)$/iu
