import { FIXED, WARES } from './dish-colors.ts'

/** A form that the studio has a base for (`demo/studio/inside`): a module, or a module and its kind. */
type InsideForm =
  | 'mug'
  | 'eggs'
  | 'butter'
  | `bowl:${BowlKind}`
  | `spoonful:${'smooth' | 'coarse' | 'honey' | 'jam' | 'oil'}`
  | `cheese:${'hard' | 'soft' | 'round'}`
  | `slices:${'bread' | 'raisin' | 'flax' | 'sausage' | 'fat' | 'ham' | 'brawn' | 'roulade' | 'smoked'}`
  | `halves:${'tomato' | 'apple' | 'potato' | 'root' | 'pale' | 'cucumber' | 'onion'}`
  | `wedges:${'pie' | 'cake' | 'souffle'}`
  | `raw:${'chunks' | 'fish'}`
  | 'fried:liver'
  | `roast:${'wings' | 'quails'}`

type BowlKind =
  | 'small'
  | 'peas'
  | 'grain'
  | 'facet'
  | 'flakes'
  | 'flour'
  | 'tea'
  | 'herb'
  | 'nuts'
  | 'kernels'
  | 'seeds'
  | 'berries'
  | 'dried'
  | 'apricots'
  | 'chips'
  | 'cubes'
  | 'curd'
  | 'roe'
  | 'caviar'
  | 'shreds'
  | 'mince'
  | 'mushrooms'
  | 'cucumbers'

export type Ramp = readonly string[]

/** A picture of a pack's contents, shared by all products with the same contents. */
export interface Inside {
  /** Key of the file `inside/<key>.webp`. */
  readonly key: string
  readonly form: InsideForm
  /** Text alternative of the picture, in Russian. */
  readonly alt: string
  /** Colours by part of the form; a list of ramps = a random ramp per piece. */
  readonly colors: Readonly<Record<string, Ramp | readonly Ramp[]>>
}

/** An existing picture of a dish that shows the product as served. */
interface Served {
  readonly dish: string
  readonly alt: string
}

export type Shown = Inside | Served
/** Rules by category: the first pattern that matches the title is used; null = no true picture exists. */
export type InsideRules = Readonly<Record<number, readonly (readonly [RegExp, Shown | null])[]>>

const SPOON = ['#8a5a30', '#b98450', '#d8a872'] as const
const { wood, herb } = FIXED
/** Bowl of a picture, derived from its key, so that it never changes. */
const wareOf = (key: string): Ramp => {
  const sum = [...key].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7)
  return WARES[QUIET[sum % QUIET.length] ?? 0] ?? []
}
/** Bowls of muted colours, which do not compete with the food: cream, clay, grey-blue, sage, sand. */
const QUIET = [0, 2, 5, 6, 8] as const

/** Colours of food: a ramp, or a list of ramps for pieces of several colours. */
type Food = Ramp | readonly Ramp[]

export const mug = (key: string, alt: string, drink: Ramp): Inside => ({
  key,
  form: 'mug',
  alt,
  colors: { drink, ware: wareOf(key), wood },
})
export const bowl = (kind: BowlKind, key: string, alt: string, food: Food, ware = wareOf(key)): Inside => ({
  key,
  form: `bowl:${kind}`,
  alt,
  colors: { food, ware },
})
const spoonful =
  (kind: 'smooth' | 'coarse' | 'honey') =>
  (key: string, alt: string, food: Ramp, ware = wareOf(key)): Inside => ({
    key,
    form: `spoonful:${kind}`,
    alt,
    colors: { food, ware, spoon: SPOON },
  })
export const smooth = spoonful('smooth')
export const coarse = spoonful('coarse')
export const honey = spoonful('honey')
export const jam = (key: string, alt: string, food: Ramp, pieces: Food): Inside => ({
  key,
  form: 'spoonful:jam',
  alt,
  colors: { food, pieces, ware: wareOf(key), spoon: SPOON },
})
export const oil = (key: string, alt: string, food: Ramp): Inside => ({
  key,
  form: 'spoonful:oil',
  alt,
  colors: {
    food,
    ware: wareOf(key),
    crumb: ['#c09a64', '#e2c698', '#f0e0bf'],
    crust: ['#6a3a18', '#a8682e', '#cf9450'],
  },
})
export const cheese = (kind: 'hard' | 'soft' | 'round', key: string, alt: string, paste: Ramp, rind: Ramp): Inside => ({
  key,
  form: `cheese:${kind}`,
  alt,
  colors: { paste, rind, wood, herb },
})
export const butter = (key: string, alt: string, color: Ramp): Inside => ({
  key,
  form: 'butter',
  alt,
  colors: { butter: color, paper: ['#e9dec6', '#f8f0de'], wood },
})
export const boiled = (key: string, alt: string, shell: Food): Inside => ({
  key,
  form: 'eggs',
  alt,
  colors: { shell, white: ['#e6dfd0', '#f8f3e8'], yolk: FIXED.yolk, herb, wood },
})
export const bread = (key: string, alt: string, crumb: Ramp, crust: Ramp): Inside => ({
  key,
  form: 'slices:bread',
  alt,
  colors: { crumb, crust, wood },
})
/** Sliced tin bread; `bits` are baked into it. */
export const tinBread = (
  kind: 'raisin' | 'flax',
  key: string,
  alt: string,
  crumb: Ramp,
  crust: Ramp,
  bits: Food,
): Inside => ({
  key,
  form: `slices:${kind}`,
  alt,
  colors: { crumb, crust, bits, wood },
})
/** Food pressed in a mould. */
export const pressed = (kind: 'ham' | 'brawn', key: string, alt: string, flesh: Ramp, casing: Ramp): Inside => ({
  key,
  form: `slices:${kind}`,
  alt,
  colors: { flesh, casing, wood, herb },
})
export const sausage = (key: string, alt: string, flesh: Ramp, casing: Ramp): Inside => ({
  key,
  form: 'slices:sausage',
  alt,
  colors: { flesh, casing, wood, herb },
})
export const fat = (key: string, alt: string, flesh: Ramp): Inside => ({
  key,
  form: 'slices:fat',
  alt,
  colors: { flesh, pepper: FIXED.pepper, wood, herb },
})
export const halves = (
  kind: 'tomato' | 'apple' | 'potato' | 'root' | 'pale' | 'cucumber' | 'onion',
  key: string,
  alt: string,
  flesh: Ramp,
  skin: Ramp,
): Inside => ({ key, form: `halves:${kind}`, alt, colors: { flesh, skin, wood, herb } })
export const pie = (key: string, alt: string, filling: Food, crust: Ramp): Inside => ({
  key,
  form: 'wedges:pie',
  alt,
  colors: { filling, crust, ware: wareOf(key), herb },
})
export const cake = (key: string, alt: string, crust: Ramp, cream: Ramp, crumbs: Ramp): Inside => ({
  key,
  form: 'wedges:cake',
  alt,
  colors: { crust, cream, crumbs, filling: cream, ware: wareOf(key), herb },
})
/** A sliced roast roll; `bits` lie between its turns. */
export const roulade = (key: string, alt: string, flesh: Ramp, casing: Ramp, bits: Ramp): Inside => ({
  key,
  form: 'slices:roulade',
  alt,
  colors: { flesh, casing, bits, wood, herb },
})
export const smokedFish = (key: string, alt: string, flesh: Ramp, casing: Ramp): Inside => ({
  key,
  form: 'slices:smoked',
  alt,
  colors: { flesh, casing, wood, herb },
})
export const souffle = (key: string, alt: string, crust: Ramp, cream: Ramp, glaze: Ramp): Inside => ({
  key,
  form: 'wedges:souffle',
  alt,
  colors: { crust, cream, glaze, ware: wareOf(key) },
})
/** Meat fried with onion, in its juice. */
export const fried = (key: string, alt: string, flesh: Ramp): Inside => ({
  key,
  form: 'fried:liver',
  alt,
  colors: {
    flesh,
    onion: ['#a8621c', '#dca046', '#f2cf8a'],
    sauce: ['#5a3012', '#8a5220', '#b87c3a'],
    ware: wareOf(key),
    herb,
  },
})
/** Birds roasted until they are golden. */
export const roast = (kind: 'wings' | 'quails', alt: string): Inside => ({
  key: `roast-${kind}`,
  form: `roast:${kind}`,
  alt,
  colors: { skin: ['#5a260a', '#9c5218', '#cf8a34', '#efc278'], ware: wareOf(kind), herb },
})
export const raw = (kind: 'chunks' | 'fish', key: string, alt: string, flesh: Ramp, skin: Ramp = flesh): Inside => ({
  key,
  form: `raw:${kind}`,
  alt,
  colors: { flesh, skin, wood, herb },
})
/** Cut pastila (beaten fruit). */
export const pastila = (key: string, alt: string, food: Ramp): Inside => bowl('cubes', key, alt, food)
export const served = (dish: string, alt: string): Served => ({ dish, alt })
