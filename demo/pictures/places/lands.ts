import type { LandscapeKind } from '../../schemas/organization.ts'
import type { Terrain } from './terrain.ts'
import type { House } from './yard.ts'

/** Terrains of a region by its code. */
const LANDS: Readonly<Record<string, readonly Terrain[]>> = {
  '01': ['caucasus'],
  '02': ['taiga', 'altai'],
  '03': ['altai', 'steppe'],
  '04': ['altai'],
  '05': ['caucasus'],
  '07': ['caucasus'],
  '10': ['lake', 'taiga'],
  '15': ['caucasus'],
  '16': ['river', 'plain'],
  '21': ['plain', 'river'],
  '22': ['altai', 'steppe'],
  '23': ['caucasus', 'plain'],
  '24': ['taiga', 'river'],
  '25': ['sea'],
  '26': ['steppe'],
  '29': ['sea', 'taiga'],
  '30': ['delta'],
  '31': ['chalk'],
  '34': ['steppe'],
  '35': ['taiga', 'plain'],
  '36': ['steppe', 'plain'],
  '39': ['sea'],
  '41': ['volcano'],
  '44': ['taiga', 'river'],
  '47': ['lake', 'taiga'],
  '48': ['river', 'plain'],
  '51': ['sea', 'tundra'],
  '52': ['river', 'taiga'],
  '54': ['steppe', 'taiga'],
  '59': ['taiga'],
  '61': ['delta', 'steppe'],
  '64': ['steppe', 'river'],
  '66': ['taiga'],
  '72': ['river', 'steppe'],
  '74': ['lake'],
}
const SOUTH: ReadonlySet<string> = new Set(['01', '23', '26', '30', '31', '34', '36', '48', '61', '64'])
const MOUNTAINS: ReadonlySet<string> = new Set(['05', '07', '15'])
const HERDERS: ReadonlySet<string> = new Set(['03', '04'])
const MIDDLE: readonly Terrain[] = ['plain', 'river', 'plain', 'taiga']

/** The terrain of a place; `turn` varies it between pictures of the same place. */
export function landOf(regionCode: string, isTown: boolean, turn: number): Terrain {
  const lands = LANDS[regionCode] ?? MIDDLE
  if (isTown && turn === 0) return 'town'
  return lands[turn % lands.length] as Terrain
}

const BY_WORK: Readonly<Record<LandscapeKind, readonly House[]>> = {
  dairy: ['byre', 'barn', 'works'],
  goats: ['barn', 'byre', 'izba'],
  apiary: ['izba'],
  orchard: ['barn', 'izba', 'works'],
  lake: ['izba', 'smokehouse'],
  greenhouse: ['greenhouses'],
  mill: ['windmill'],
  garden: ['barn', 'izba', 'works'],
  village: ['izba', 'smokehouse', 'barn'],
  camp: ['izba', 'smokehouse'],
}

/** The house of a place, by its kind and region. */
export function houseOf(kind: LandscapeKind, regionCode: string, turn: number): House {
  const works = BY_WORK[kind]
  const own = works[turn % works.length] as House
  if (own !== 'izba' && own !== 'smokehouse') return own
  if (MOUNTAINS.has(regionCode)) return 'sakla'
  if (HERDERS.has(regionCode) && turn % 2 === 0) return 'yurt'
  if (regionCode === '51' && kind === 'camp') return 'chum'
  return SOUTH.has(regionCode) && own === 'izba' ? 'hata' : own
}
