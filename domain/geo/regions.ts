import type { RegionCode } from './region-code.ts'

/**
 * Regions of the address register (KLADR/FIAS), as the shop names them: two characters, «77», «01».
 * A vehicle plate code (777, 197, 150) is not a region code.
 */

/**
 * Code, ISO 3166-2 code, GeoNames first-level code, standard UTC offset of the capital in hours, and the time zone of
 * most of the region's towns.
 * Three rows keep the country prefix of their catalogues (UA, KZ), which have no RU code for them. Regions missing in a
 * catalogue have no row: an unknown code is refused rather than guessed.
 */
const REGION_ROWS = [
  ['01', 'RU-AD', 'RU.01', 3, 'Europe/Moscow'],
  ['02', 'RU-BA', 'RU.08', 5, 'Asia/Yekaterinburg'],
  ['03', 'RU-BU', 'RU.11', 8, 'Asia/Irkutsk'],
  ['04', 'RU-AL', 'RU.03', 7, 'Asia/Barnaul'],
  ['05', 'RU-DA', 'RU.17', 3, 'Europe/Moscow'],
  ['06', 'RU-IN', 'RU.19', 3, 'Europe/Moscow'],
  ['07', 'RU-KB', 'RU.22', 3, 'Europe/Moscow'],
  ['08', 'RU-KL', 'RU.24', 3, 'Europe/Moscow'],
  ['09', 'RU-KC', 'RU.27', 3, 'Europe/Moscow'],
  ['10', 'RU-KR', 'RU.28', 3, 'Europe/Moscow'],
  ['11', 'RU-KO', 'RU.34', 3, 'Europe/Moscow'],
  ['12', 'RU-ME', 'RU.45', 3, 'Europe/Moscow'],
  ['13', 'RU-MO', 'RU.46', 3, 'Europe/Moscow'],
  ['14', 'RU-SA', 'RU.63', 9, 'Asia/Yakutsk'],
  ['15', 'RU-SE', 'RU.68', 3, 'Europe/Moscow'],
  ['16', 'RU-TA', 'RU.73', 3, 'Europe/Moscow'],
  ['17', 'RU-TY', 'RU.79', 7, 'Asia/Krasnoyarsk'],
  ['18', 'RU-UD', 'RU.80', 4, 'Europe/Samara'],
  ['19', 'RU-KK', 'RU.31', 7, 'Asia/Krasnoyarsk'],
  ['20', 'RU-CE', 'RU.12', 3, 'Europe/Moscow'],
  ['21', 'RU-CU', 'RU.16', 3, 'Europe/Moscow'],
  ['22', 'RU-ALT', 'RU.04', 7, 'Asia/Barnaul'],
  ['23', 'RU-KDA', 'RU.38', 3, 'Europe/Moscow'],
  ['24', 'RU-KYA', 'RU.91', 7, 'Asia/Krasnoyarsk'],
  ['25', 'RU-PRI', 'RU.59', 10, 'Asia/Vladivostok'],
  ['26', 'RU-STA', 'RU.70', 3, 'Europe/Moscow'],
  ['27', 'RU-KHA', 'RU.30', 10, 'Asia/Vladivostok'],
  ['28', 'RU-AMU', 'RU.05', 9, 'Asia/Yakutsk'],
  ['29', 'RU-ARK', 'RU.06', 3, 'Europe/Moscow'],
  ['30', 'RU-AST', 'RU.07', 4, 'Europe/Astrakhan'],
  ['31', 'RU-BEL', 'RU.09', 3, 'Europe/Moscow'],
  ['32', 'RU-BRY', 'RU.10', 3, 'Europe/Moscow'],
  ['33', 'RU-VLA', 'RU.83', 3, 'Europe/Moscow'],
  ['34', 'RU-VGG', 'RU.84', 3, 'Europe/Volgograd'],
  ['35', 'RU-VLG', 'RU.85', 3, 'Europe/Moscow'],
  ['36', 'RU-VOR', 'RU.86', 3, 'Europe/Moscow'],
  ['37', 'RU-IVA', 'RU.21', 3, 'Europe/Moscow'],
  ['38', 'RU-IRK', 'RU.20', 8, 'Asia/Irkutsk'],
  ['39', 'RU-KGD', 'RU.23', 2, 'Europe/Kaliningrad'],
  ['40', 'RU-KLU', 'RU.25', 3, 'Europe/Moscow'],
  ['41', 'RU-KAM', 'RU.92', 12, 'Asia/Kamchatka'],
  ['42', 'RU-KEM', 'RU.29', 7, 'Asia/Novokuznetsk'],
  ['43', 'RU-KIR', 'RU.33', 3, 'Europe/Kirov'],
  ['44', 'RU-KOS', 'RU.37', 3, 'Europe/Moscow'],
  ['45', 'RU-KGN', 'RU.40', 5, 'Asia/Yekaterinburg'],
  ['46', 'RU-KRS', 'RU.41', 3, 'Europe/Moscow'],
  ['47', 'RU-LEN', 'RU.42', 3, 'Europe/Moscow'],
  ['48', 'RU-LIP', 'RU.43', 3, 'Europe/Moscow'],
  ['49', 'RU-MAG', 'RU.44', 11, 'Asia/Magadan'],
  ['50', 'RU-MOS', 'RU.47', 3, 'Europe/Moscow'],
  ['51', 'RU-MUR', 'RU.49', 3, 'Europe/Moscow'],
  ['52', 'RU-NIZ', 'RU.51', 3, 'Europe/Moscow'],
  ['53', 'RU-NGR', 'RU.52', 3, 'Europe/Moscow'],
  ['54', 'RU-NVS', 'RU.53', 7, 'Asia/Novosibirsk'],
  ['55', 'RU-OMS', 'RU.54', 6, 'Asia/Omsk'],
  ['56', 'RU-ORE', 'RU.55', 5, 'Asia/Yekaterinburg'],
  ['57', 'RU-ORL', 'RU.56', 3, 'Europe/Moscow'],
  ['58', 'RU-PNZ', 'RU.57', 3, 'Europe/Moscow'],
  ['59', 'RU-PER', 'RU.90', 5, 'Asia/Yekaterinburg'],
  ['60', 'RU-PSK', 'RU.60', 3, 'Europe/Moscow'],
  ['61', 'RU-ROS', 'RU.61', 3, 'Europe/Moscow'],
  ['62', 'RU-RYA', 'RU.62', 3, 'Europe/Moscow'],
  ['63', 'RU-SAM', 'RU.65', 4, 'Europe/Samara'],
  ['64', 'RU-SAR', 'RU.67', 4, 'Europe/Saratov'],
  ['65', 'RU-SAK', 'RU.64', 11, 'Asia/Sakhalin'],
  ['66', 'RU-SVE', 'RU.71', 5, 'Asia/Yekaterinburg'],
  ['67', 'RU-SMO', 'RU.69', 3, 'Europe/Moscow'],
  ['68', 'RU-TAM', 'RU.72', 3, 'Europe/Moscow'],
  ['69', 'RU-TVE', 'RU.77', 3, 'Europe/Moscow'],
  ['70', 'RU-TOM', 'RU.75', 7, 'Asia/Tomsk'],
  ['71', 'RU-TUL', 'RU.76', 3, 'Europe/Moscow'],
  ['72', 'RU-TYU', 'RU.78', 5, 'Asia/Yekaterinburg'],
  ['73', 'RU-ULY', 'RU.81', 4, 'Europe/Ulyanovsk'],
  ['74', 'RU-CHE', 'RU.13', 5, 'Asia/Yekaterinburg'],
  ['75', 'RU-ZAB', 'RU.93', 9, 'Asia/Chita'],
  ['76', 'RU-YAR', 'RU.88', 3, 'Europe/Moscow'],
  ['77', 'RU-MOW', 'RU.48', 3, 'Europe/Moscow'],
  ['78', 'RU-SPE', 'RU.66', 3, 'Europe/Moscow'],
  ['79', 'RU-YEV', 'RU.89', 10, 'Asia/Vladivostok'],
  ['83', 'RU-NEN', 'RU.50', 3, 'Europe/Moscow'],
  ['86', 'RU-KHM', 'RU.32', 5, 'Asia/Yekaterinburg'],
  ['87', 'RU-CHU', 'RU.15', 12, 'Asia/Anadyr'],
  ['89', 'RU-YAN', 'RU.87', 5, 'Asia/Yekaterinburg'],
  ['91', 'UA-43', 'UA.11', 3, 'Europe/Simferopol'],
  ['92', 'UA-40', 'UA.20', 3, 'Europe/Simferopol'],
  ['99', 'KZ-BAY', 'KZ.08', 5, 'Asia/Qyzylorda'],
] as const satisfies readonly (readonly [RegionCode, string, string, number, string])[]

export interface Region {
  code: RegionCode
  /** ISO 3166-2 code with the country prefix: `RU-MOW`. */
  isoCode: string
  /** GeoNames country and first-level code: `RU.48`. */
  geonamesCode: string
  /** UTC offset of the capital; the country has no daylight-saving time. */
  utcOffsetHours: number
  /** IANA time zone of the region. */
  timeZone: string
}

export const REGIONS: readonly Region[] = REGION_ROWS.map(
  ([code, isoCode, geonamesCode, utcOffsetHours, timeZone]) => ({
    code,
    isoCode,
    geonamesCode,
    utcOffsetHours,
    timeZone,
  }),
)

const byCode: ReadonlyMap<string, Region> = new Map(REGIONS.map((region) => [region.code, region]))
const byGeonamesCode: ReadonlyMap<string, Region> = new Map(REGIONS.map((region) => [region.geonamesCode, region]))

export function findRegion(code: string): Region | null {
  return byCode.get(code) ?? null
}

/** Finds a region by a GeoNames code such as `RU.48`; null = the code is unknown. */
export function findRegionByGeonamesCode(geonamesCode: string): Region | null {
  return byGeonamesCode.get(geonamesCode) ?? null
}
