import type { LandscapeKind } from '../../schemas/organization.ts'
import type { Animal } from './animals.ts'
import type { Crop } from './fields.ts'
import type { Room } from './rooms.ts'
import type { Prop } from './yard.ts'

/** Animals, crops and rooms implied by a category of products. */
interface Work {
  readonly animals?: readonly Animal[]
  readonly crop?: Crop
  readonly room?: Room
  /** Colours in crates and baskets. */
  readonly goods?: readonly string[]
}

const MILK: Work = { animals: ['cow'], crop: 'pasture', room: 'dairy', goods: ['#fdfaf2', '#f0e6cf'] }
const BREAD: Work = { crop: 'wheat', room: 'bakery', goods: ['#b5743a', '#c98a4a'] }
const COOKED: Work = { room: 'kitchen', goods: ['#e3c79a', '#d9a24e'] }
const BY_CATEGORY: Readonly<Record<number, Work>> = {
  101: MILK,
  102: { ...MILK, room: 'cheeseCellar', goods: ['#f7e3a8', '#e6c878'] },
  103: { ...MILK, room: 'cheeseCellar', goods: ['#e0b24a', '#d99a3c'] },
  104: MILK,
  105: MILK,
  106: MILK,
  107: MILK,
  201: { animals: ['cow'], crop: 'pasture', room: 'byreInside', goods: ['#a8452f', '#c8604a'] },
  202: { animals: ['pig'], crop: 'pasture', room: 'byreInside', goods: ['#e39c8f', '#c8705a'] },
  203: { animals: ['sheep'], crop: 'pasture', room: 'byreInside', goods: ['#a8452f', '#8f3f2c'] },
  204: { animals: ['hen'], crop: 'pasture', room: 'henhouse', goods: ['#f3dcc0', '#e6c29c'] },
  205: { animals: ['goose', 'turkey', 'duck'], crop: 'pasture', room: 'henhouse', goods: ['#f3dcc0', '#fff8ee'] },
  206: { animals: ['rabbit'], crop: 'pasture', room: 'byreInside' },
  207: { room: 'smokehouse' },
  301: { room: 'smokehouse', goods: ['#8f3f2c', '#a8583a'] },
  302: { room: 'smokehouse', goods: ['#8f3f2c', '#c8705a'] },
  303: { room: 'pantry' },
  401: { room: 'fishRoom', goods: ['#8fa3ad', '#cfdbe0'] },
  402: { room: 'smokehouse', goods: ['#b5775a', '#c9936a'] },
  403: { room: 'fishRoom', goods: ['#d8503f', '#e8842b'] },
  501: { crop: 'potato', room: 'pickleCellar', goods: ['#c9a06a', '#b98a58'] },
  502: { crop: 'tomato', room: 'greenhouse', goods: ['#d8352a', '#e8602b'] },
  503: { crop: 'tomato', room: 'greenhouse', goods: ['#5f8f3c', '#86b04a'] },
  504: { crop: 'cabbage', room: 'pickleCellar', goods: ['#b9d68a', '#a5c878'] },
  505: { crop: 'carrot', room: 'pickleCellar', goods: ['#e8842b', '#a8375a'] },
  506: { crop: 'onion', room: 'pickleCellar', goods: ['#d9a24e', '#f2ead6'] },
  507: { crop: 'pumpkin', goods: ['#e8842b', '#f09c46'] },
  508: { crop: 'corn', goods: ['#f3c53c', '#d8352a'] },
  601: { crop: 'orchard', room: 'juiceRoom', goods: ['#d8352a', '#e9a23b'] },
  602: { crop: 'berries', room: 'pantry', goods: ['#c22b3c', '#3d3a6b'] },
  603: { crop: 'orchard', room: 'juiceRoom', goods: ['#8a1f3a', '#5b2e6b'] },
  604: { crop: 'melon', goods: ['#3f7a45', '#e3c04a'] },
  605: { crop: 'orchard', room: 'sweetRoom', goods: ['#c97a3a', '#8a4a2a'] },
  701: { crop: 'herbs', room: 'greenhouse', goods: ['#5f9a3c', '#86b04a'] },
  702: { crop: 'forest', room: 'herbLoft', goods: ['#8a5630', '#d9842b'] },
  703: { crop: 'herbs', room: 'greenhouse', goods: ['#86b04a', '#b9d65a'] },
  801: BREAD,
  802: BREAD,
  803: BREAD,
  804: { ...BREAD, room: 'sweetRoom' },
  805: BREAD,
  901: { animals: ['hen'], crop: 'pasture', room: 'henhouse', goods: ['#f3dcc0', '#d9a87c'] },
  902: { animals: ['hen', 'duck'], crop: 'pasture', room: 'henhouse', goods: ['#fff8ee', '#e6d6b4'] },
  1001: { crop: 'pasture', room: 'honeyRoom', goods: ['#e8a92f', '#c9791f'] },
  1002: { crop: 'pasture', room: 'honeyRoom', goods: ['#e8a92f', '#f3cf6a'] },
  1003: { crop: 'berries', room: 'pantry', goods: ['#b8243c', '#7a2d5a'] },
  1101: { crop: 'wheat', room: 'millRoom', goods: ['#d9b87c', '#c9a06a'] },
  1102: { crop: 'wheat', room: 'millRoom', goods: ['#f5ead2', '#e3cfa4'] },
  1103: { crop: 'sunflower', room: 'millRoom', goods: ['#e3b23c', '#c9902f'] },
  1104: { crop: 'forest', room: 'sweetRoom', goods: ['#a9784a', '#8a5630'] },
  1105: { crop: 'wheat', room: 'kitchen' },
  1106: { crop: 'herbs', room: 'herbLoft', goods: ['#b5648a', '#86a544'] },
  1107: { room: 'pantry', goods: ['#d8503f', '#c9a02f'] },
  1201: { crop: 'cabbage', room: 'pickleCellar', goods: ['#86a544', '#9fb060'] },
  1202: { crop: 'pumpkin', room: 'pickleCellar', goods: ['#d8503f', '#c8603a'] },
  1203: { crop: 'berries', room: 'juiceRoom', goods: ['#c8602f', '#b8243c'] },
  1301: COOKED,
  1302: COOKED,
  1303: COOKED,
  1304: { ...COOKED, room: 'pickleCellar' },
  1305: COOKED,
  1401: { room: 'sweetRoom', goods: ['#e9b7a0', '#8a5630'] },
  1402: { crop: 'orchard', room: 'sweetRoom', goods: ['#fbe4dc', '#e9b7a0'] },
  1403: { room: 'sweetRoom', goods: ['#c9791f', '#8a5630'] },
  1501: { room: 'kitchen' },
}

/** Objects in the yard of a place, by its trade. */
const PROPS: Readonly<Record<LandscapeKind, readonly Prop[]>> = {
  dairy: ['milkCans', 'bales', 'haystack', 'tractor'],
  goats: ['haystack', 'well', 'milkCans'],
  apiary: ['hives', 'hives', 'treeHives'],
  orchard: ['crates', 'cart', 'samovar'],
  lake: ['boat', 'nets', 'fish'],
  greenhouse: ['crates', 'tractor', 'cart'],
  mill: ['sacks', 'bales', 'cart'],
  garden: ['tractor', 'crates', 'cart', 'barrels'],
  village: ['woodpile', 'well', 'haystack', 'samovar', 'barrels'],
  camp: ['campfire', 'woodpile', 'samovar'],
}

/** Fields, animals, rooms and product colours of a seller, most common categories first. */
export interface Livelihood {
  readonly animals: readonly Animal[]
  readonly crops: readonly Crop[]
  readonly rooms: readonly Room[]
  readonly goods: readonly (readonly string[])[]
}

const unique = <Item>(items: readonly (Item | undefined)[]): Item[] =>
  [...new Set(items)].filter((item) => item !== undefined)

/** Derives the livelihood of a seller from the categories of its products. */
export function livelihoodOf(categories: readonly number[]): Livelihood {
  const counts = new Map<number, number>()
  for (const category of categories) counts.set(category, (counts.get(category) ?? 0) + 1)
  const works = [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([category]) => BY_CATEGORY[category] ?? [])
  return {
    animals: unique(works.flatMap(({ animals = [] }) => animals)),
    crops: unique(works.map(({ crop }) => crop)),
    rooms: unique(works.map(({ room }) => room)),
    goods: unique(works.map(({ goods }) => goods)),
  }
}

export const propOf = (kind: LandscapeKind, turn: number): Prop => PROPS[kind][turn % PROPS[kind].length] as Prop
