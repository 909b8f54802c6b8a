import type { GalleryPicture } from '@okolitsa/domain/images/gallery.ts'
import type { DemoProduct } from '../schemas/organization.ts'
import { DISH_PICTURES } from './dishes.ts'
import { BAKED_INSIDE } from './inside-baked.ts'
import { DAIRY_INSIDE } from './inside-dairy.ts'
import type { InsideRules, Shown } from './inside-forms.ts'
import { GARDEN_INSIDE } from './inside-garden.ts'
import { MEAT_INSIDE } from './inside-meat.ts'
import { PANTRY_INSIDE } from './inside-pantry.ts'
import { madeIn } from './made.ts'

const MIDDLE = { x: 50, y: 52 }

const RULES: InsideRules = { ...DAIRY_INSIDE, ...MEAT_INSIDE, ...GARDEN_INSIDE, ...BAKED_INSIDE, ...PANTRY_INSIDE }

/** Sources of the pictures of contents, one per key: `inside/<key>.webp`, 1200 × 1200. */
export const INSIDE_PICTURES: ReadonlySet<string> = madeIn('inside')

/** Contents of the product's pack, or the product cut and served; null = no true picture exists. */
export const insideOf = ({ category, title }: DemoProduct): Shown | null =>
  RULES[category]?.find(([words]) => words.test(title))?.[1] ?? null

/** The picture of the product's contents, shared by all products of its kind; null = none. */
export function insidePicture(product: DemoProduct): GalleryPicture | null {
  const shown = insideOf(product)
  if (!shown) return null
  const source = 'dish' in shown ? `dishes/${shown.dish}.webp` : `inside/${shown.key}.webp`
  const isThere = INSIDE_PICTURES.has(source) || DISH_PICTURES.has(source)
  return isThere ? { source, alt: shown.alt, focus: MIDDLE } : null
}
