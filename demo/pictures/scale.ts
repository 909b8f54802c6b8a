import type { GalleryPicture } from '@okolitsa/domain/images/gallery.ts'
import type { DemoOrganization, DemoProduct } from '../schemas/organization.ts'
import { madeIn } from './made.ts'
import { PACK_WORDS, type PackName } from './pack-words.ts'
import { packOf } from './packs.ts'

const MIDDLE = { x: 50, y: 52 }

/** A reference object of familiar size next to a pack (`demo/studio/kit/beside.py`). */
type Reference = 'spoon' | 'teaspoon' | 'mug' | 'egg'

const REFERENCE_WORDS: Readonly<Record<Reference, string>> = {
  spoon: 'рядом со столовой ложкой',
  teaspoon: 'рядом с чайной ложкой',
  mug: 'рядом с кружкой на 250 мл',
  egg: 'рядом с куриным яйцом',
}

/**
 * Volumes of bases, millilitres. Each is 1.6 times the previous one, so a pack is drawn within a twelfth of its true
 * height.
 */
const SIZES = [63, 100, 160, 250, 400, 630, 1_000, 1_600, 2_500] as const
type Size = (typeof SIZES)[number]

/**
 * Packs whose picture does not show their size, each with its reference object and the sizes that the studio has bases
 * for.
 */
const REFERENCES: Readonly<Partial<Record<PackName, readonly [Reference, ...Size[]]>>> = {
  jar: ['spoon', 160, 250, 400, 630],
  'jar-low': ['spoon', 100, 160, 250, 400],
  'jar-pieces': ['spoon', 400, 630, 1_000],
  'jar-roe': ['spoon', 160],
  tub: ['spoon', 160, 250, 400, 1_000],
  tin: ['spoon', 160, 400],
  'bottle-milk': ['mug', 250, 400, 1_000],
  'bottle-oil': ['mug', 250, 400],
  carton: ['mug', 1_000],
  pouch: ['mug', 160, 250, 400, 630, 1_000, 1_600],
  'paper-bag': ['mug', 1_000, 1_600],
  loaf: ['mug', 1_600],
  butter: ['egg', 160],
  wedge: ['egg', 160, 250],
  'cheese-round': ['egg', 160],
  'cheese-head': ['egg', 250, 400],
}
/** Minimum volume shown next to a spoon, ml; a smaller pack is shown next to a teaspoon. */
const LEAST_OF_SPOON = 400

/**
 * Density of packed products by category, grams per millilitre with air; the first pattern that matches the title is
 * used.
 */
const DENSITIES: Readonly<Record<number, readonly (readonly [RegExp, number])[]>> = {
  103: [[/крошка/i, 0.45]],
  104: [[/сушёный/i, 0.5]],
  302: [[/джерки/i, 0.35]],
  402: [[/сушён/i, 0.2]],
  403: [[/ламинария/i, 0.15]],
  605: [
    [/чипсы/i, 0.1],
    [/./, 0.42],
  ],
  702: [[/суш/i, 0.12]],
  801: [[/./, 0.34]],
  804: [[/./, 0.4]],
  1001: [[/./, 1.4]],
  1002: [
    [/мёд/i, 1.4],
    [/./, 0.5],
  ],
  1003: [[/./, 1.3]],
  1101: [
    [/гранола|хлопья|овсянка|отруби/i, 0.38],
    [/./, 0.75],
  ],
  1102: [[/./, 0.6]],
  1103: [[/./, 0.92]],
  1104: [[/./, 0.5]],
  1105: [[/./, 0.35]],
  1106: [[/./, 0.16]],
  1107: [
    [/соль/i, 0.9],
    [/лавр/i, 0.08],
    [/порошок|сушён|тмин/i, 0.4],
  ],
  1402: [
    [/меренги/i, 0.15],
    [/./, 0.5],
  ],
  1403: [[/орехи в шокол/i, 0.5]],
  1501: [[/толокно/i, 0.5]],
}

/** Vegetable categories packed loosely in bags. */
const GREENS: ReadonlySet<number> = new Set([504, 506, 508])

/** Volume of the product's pack, millilitres; null = the product is sold in pieces. */
function volumeOf({ category, title, unit, measure }: DemoProduct): number | null {
  if (unit === 'шт') return null
  return unit === 'мл' ? measure : measure / (DENSITIES[category]?.find(([words]) => words.test(title))?.[1] ?? 1)
}

const nearest = (volume: number): Size =>
  SIZES.reduce((best, size) => (Math.abs(Math.log(size / volume)) < Math.abs(Math.log(best / volume)) ? size : best))

/** The pack and its reference object in true size. */
interface Scaled {
  readonly pack: PackName
  readonly size: Size
  readonly reference: Reference
}

/** Size of the product's pack and its reference object; null = no scale is needed. */
export function scaleOf(product: DemoProduct, farm: DemoOrganization): Scaled | null {
  const pack = packOf(product, farm)?.pack
  const made = pack && REFERENCES[pack]
  const volume = volumeOf(product)
  if (!pack || !made || volume === null || GREENS.has(product.category)) return null
  const [thing, ...sizes] = made
  const size = nearest(volume)
  if (!sizes.includes(size)) return null
  return { pack, size, reference: thing === 'spoon' && size < LEAST_OF_SPOON ? 'teaspoon' : thing }
}

/** Sources of the pictures with scale, one per product: `scale/<id>.webp`, 1200 × 1200. */
export const SCALE_PICTURES: ReadonlySet<string> = madeIn('scale')

/** The product's pack next to a reference object; null = not rendered. */
export function scalePicture(id: number, product: DemoProduct, farm: DemoOrganization): GalleryPicture | null {
  const source = `scale/${id}.webp`
  const scaled = scaleOf(product, farm)
  if (!scaled || !SCALE_PICTURES.has(source)) return null
  return {
    source,
    alt: `${product.title}: ${PACK_WORDS[scaled.pack]} ${REFERENCE_WORDS[scaled.reference]}`,
    focus: MIDDLE,
  }
}
