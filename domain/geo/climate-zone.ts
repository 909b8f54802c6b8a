import type { RegionCode } from './region-code.ts'

/** Climate zones: parts of the country with the same seasons of crops. */
export const CLIMATE_ZONES = [
  'north',
  'northWest',
  'centre',
  'blackEarth',
  'volgaUral',
  'south',
  'siberia',
  'farEast',
] as const
export type ClimateZone = (typeof CLIMATE_ZONES)[number]

const REGIONS: Readonly<Record<ClimateZone, string>> = {
  north: '11 29 51 83 86 87 89',
  northWest: '10 35 39 47 53 60 78',
  centre: '33 37 40 44 50 57 62 67 69 71 76 77 32',
  blackEarth: '31 36 46 48 58 68',
  volgaUral: '02 12 13 16 18 21 43 45 52 56 59 63 64 66 73 74',
  south: '01 05 06 07 08 09 15 20 23 26 30 34 61 91 92 99',
  siberia: '03 04 14 17 19 22 24 38 42 54 55 70 72 75',
  farEast: '25 27 28 41 49 65 79',
}

const zones = new Map(CLIMATE_ZONES.flatMap((zone) => REGIONS[zone].split(' ').map((code) => [code, zone] as const)))

export function climateZoneOf(regionCode: RegionCode | string): ClimateZone | null {
  return zones.get(regionCode) ?? null
}
