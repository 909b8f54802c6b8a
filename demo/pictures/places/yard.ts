import { barn, byre, chum, greenhouses, hata, izba, sakla, smokehouse, windmill, works, yurt } from './buildings.ts'
import { at, type Canvas, times } from './canvas.ts'
import { type TreeKind, tree } from './nature.ts'
import type { Terrain } from './terrain.ts'
import * as things from './things.ts'

/** Kinds of houses. */
export type House =
  | 'izba'
  | 'barn'
  | 'byre'
  | 'greenhouses'
  | 'windmill'
  | 'smokehouse'
  | 'yurt'
  | 'chum'
  | 'sakla'
  | 'hata'
  | 'works'

/** Kinds of objects in a yard. */
export type Prop =
  | 'hives'
  | 'treeHives'
  | 'haystack'
  | 'bales'
  | 'well'
  | 'woodpile'
  | 'tractor'
  | 'cart'
  | 'campfire'
  | 'samovar'
  | 'milkCans'
  | 'crates'
  | 'boat'
  | 'nets'
  | 'fish'
  | 'barrels'
  | 'sacks'

const HOUSE_DRAWN: Readonly<Record<House, (canvas: Canvas) => string>> = {
  izba,
  barn,
  byre,
  greenhouses: (canvas) => greenhouses(canvas, canvas.chance(0.5) ? 3 : 4),
  windmill,
  smokehouse,
  yurt,
  chum,
  sakla,
  hata,
  works,
}
/** Colours of ripe produce in crates. */
export const HARVEST = ['#d8352a', '#e9a23b', '#5f9a5a'] as const
const PROP_DRAWN: Readonly<Record<Prop, (canvas: Canvas) => string>> = {
  hives: (canvas) =>
    times(5, (index) =>
      at(-130 + index * 62, (index % 2) * 22, 1, things.hive(index + Math.floor(canvas.random() * 6))),
    ),
  treeHives: (canvas) =>
    `${at(-70, 0, 1.7, tree(canvas, 'pine'))}${at(-64, -60, 0.7, things.treeHive())}${at(70, 10, 1.5, tree(canvas, 'pine'))}${at(76, -44, 0.7, things.treeHive())}`,
  haystack: () => `${at(-50, 0, 1, things.haystack())}${at(64, 14, 0.7, things.haystack())}`,
  bales: () => times(3, (index) => at(-70 + index * 72, (index % 2) * 18, 1, things.bale())),
  well: things.well,
  woodpile: things.woodpile,
  tractor: (canvas) => things.tractor(canvas.pick(['#c8402f', '#3f6d8f', '#4f8a4a', '#e0862b'])),
  cart: (canvas) => things.cart(canvas, HARVEST),
  campfire: () => `${at(-90, -6, 0.9, things.tent())}${at(60, 20, 0.8, things.campfire())}`,
  samovar: () =>
    `<rect x="-70" y="-40" width="140" height="10" rx="3" fill="#b98a58"/><rect x="-56" y="-32" width="8" height="34" fill="#8f6c42"/><rect x="48" y="-32" width="8" height="34" fill="#8f6c42"/>${at(-22, -40, 0.75, things.samovar())}${at(30, -40, 0.8, things.bun())}`,
  milkCans: () => times(3, (index) => at(-50 + index * 48, (index % 2) * 10, 1, things.milkCan())),
  crates: (canvas) =>
    `${at(-50, 0, 0.9, things.crate(canvas, HARVEST))}${at(50, 14, 0.9, things.crate(canvas, ['#c9a06a', '#b98a58']))}`,
  boat: (canvas) => things.boat(canvas.pick(['#3f6d8f', '#8a4a35', '#4f7f5a'])),
  nets: things.nets,
  fish: () => `${at(-50, 0, 1, things.fishCrate())}${at(56, 12, 1, things.fishCrate())}`,
  barrels: () => times(3, (index) => at(-60 + index * 60, (index % 2) * 12, 1, things.barrel())),
  sacks: () => times(3, (index) => at(-52 + index * 52, (index % 2) * 12, 1, things.sack())),
}

/** Trees of a terrain; a place has two or three kinds of them. */
export const TREES_OF_LANDS: Readonly<Record<Terrain, readonly TreeKind[]>> = {
  plain: ['oak', 'birch', 'birch', 'poplar', 'bush'],
  taiga: ['spruce', 'spruce', 'pine', 'birch'],
  steppe: ['poplar', 'bush', 'willow'],
  caucasus: ['oak', 'poplar', 'poplar', 'spruce'],
  altai: ['larch', 'pine', 'spruce', 'birch'],
  volcano: ['birch', 'larch', 'bush'],
  sea: ['pine', 'birch', 'bush'],
  lake: ['pine', 'spruce', 'birch'],
  river: ['willow', 'willow', 'oak', 'birch'],
  delta: ['willow', 'bush'],
  tundra: ['bush', 'larch', 'bush'],
  chalk: ['oak', 'poplar', 'bush'],
  town: ['oak', 'birch', 'apple'],
}

/** Draws the house of a place. */
export const drawHouse = (canvas: Canvas, house: House): string => HOUSE_DRAWN[house](canvas)

/** Draws an object in a yard. */
export const drawProp = (canvas: Canvas, prop: Prop): string => PROP_DRAWN[prop](canvas)
