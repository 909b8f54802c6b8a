import type { DemoOrganization, DemoProduct } from '../schemas/organization.ts'
import type { Packed, PackName } from './pack-words.ts'

export type Colors = readonly string[]
export type Case = readonly [RegExp, Packed | null]

export const KRAFT = '#c9a877'
export const LEAF = '#4d6b2a'
export const DARK_TRAY = '#2b2724'
export const PULP = '#b5a287'

export const inTray = (pack: PackName, filling: Colors, lid?: string): Packed => ({
  pack,
  filling,
  body: KRAFT,
  ...(lid && { lid }),
})
export const underFilm = (pack: PackName, filling: Colors): Packed => ({
  pack,
  filling,
  body: DARK_TRAY,
  light: { depth: 0.25 },
})
/** Food in a tray without film, where it rises above the rim. */
export const onTray = (pack: PackName, filling: Colors): Packed => ({
  ...underFilm(pack, filling),
  light: { depth: 0.5 },
})
export const smokedTray = (pack: PackName, filling: Colors): Packed => ({
  ...underFilm(pack, filling),
  body: '#e6dac4',
})
export const onParchment = (pack: PackName, filling: Colors): Packed => ({
  pack,
  filling,
  body: '#e3cda4',
  light: { depth: 0.25 },
})
export const colors = (title: string, table: readonly (readonly [RegExp, Colors])[], otherwise: Colors): Colors =>
  table.find(([words]) => words.test(title))?.[1] ?? otherwise
export const first = (title: string, cases: readonly Case[]): Packed | null =>
  cases.find(([words]) => words.test(title))?.[1] ?? null

/** Maximum weight of food in a tray, grams; a larger amount is sold in a sack. */
export const TRAY_HOLDS = 2_000

/**
 * Colours of wrapping paper for goods hidden by their pack: heavy cuts with bones, birds, offal, fish without a
 * picture.
 */
const PAPERS = ['#d9c3a0', '#efe6d6', '#e3cbb0'] as const
export const parcel = ({ id }: DemoOrganization, { title }: DemoProduct): Packed => ({
  pack: (id + title.length) % 2 === 0 ? 'parcel' : 'parcel-b',
  body: PAPERS[(id + (title.length >> 1)) % PAPERS.length] ?? KRAFT,
})
export const pouch: Packed = { pack: 'pouch', body: KRAFT }
export const card: Packed = { pack: 'box', body: null }
export const bag: Packed = { pack: 'paper-bag', body: KRAFT }
export const pillow: Packed = { pack: 'pillow', body: null }
export const tub: Packed = { pack: 'tub', body: '#f7f1e4', lid: null }
export const lowJar = (filling: string): Packed => ({ pack: 'jar-low', filling, lid: '#dcb75e' })

export const slab = (filling: Colors): Packed => ({ pack: 'slab', filling, light: { depth: 0.3 } })
export const roe = (filling: Colors): Packed => ({
  pack: 'jar-roe',
  filling,
  lid: '#dcb75e',
  light: { wander: 0.1, depth: 0.3 },
})
export const pieBox = (filling: Colors): Packed => ({ pack: 'pie-box', filling, body: KRAFT, light: { depth: 0.4 } })
export const MUSHROOMS: Packed = {
  pack: 'jar-pieces',
  filling: ['#2c1c0e', '#704e2e', '#ab8256', '#e0c49a'],
  lid: '#dcb75e',
}
export const QUAIL = ['#efe4cf', '#e2d2b4', '#8a6a48', '#3a2a1e'] as const
export const RED_FISH = ['#dd5a2a', '#ec8250', '#f6b494', '#fbe4d4'] as const
