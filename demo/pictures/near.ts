import type { GalleryPicture } from '@okolitsa/domain/images/gallery.ts'
import type { DemoOrganization, DemoProduct } from '../schemas/organization.ts'
import { madeIn } from './made.ts'
import type { PackName } from './pack-words.ts'
import { packOf } from './packs.ts'

const MIDDLE = { x: 50, y: 50 }

/** Rendered closer views, one per product: `near/<id>.webp`, 1200 × 1200. */
export const NEAR_PICTURES: ReadonlySet<string> = madeIn('near')

/**
 * Packs without a closer view, because it would look wrong: livers like stones, slabs of fat like terrazzo, smoked fish
 * like logs; the other packs look better served. Their products have a picture of the contents. Remove a pack when its
 * closer views are good.
 */
export const FAR_ONLY: ReadonlySet<PackName> = new Set<PackName>([
  'tray-liver',
  'cake',
  'egg-box',
  'loaf-tin',
  'potatoes',
  'slab',
  'tray-quails',
  'tray-roast',
  'tray-wings',
  'tray-fish-steaks',
])

/** Opaque packs: the closer view shows their label; of all other packs it shows the food. */
export const LABEL_IS_NEAR: ReadonlySet<PackName> = new Set([
  'jar',
  'jar-low',
  'jar-pieces',
  'jar-roe',
  'bottle-milk',
  'bottle-oil',
  'carton',
  'tub',
  'tin',
  'butter',
  'wedge',
  'box',
  'paper-bag',
  'pouch',
  'pillow',
  'parcel',
  'parcel-b',
])

/** The closer view of the product; null = not rendered. */
export function nearPicture(id: number, product: DemoProduct, farm: DemoOrganization): GalleryPicture | null {
  const source = `near/${id}.webp`
  const packed = packOf(product, farm)
  if (!packed || FAR_ONLY.has(packed.pack) || !NEAR_PICTURES.has(source)) return null
  const seen = LABEL_IS_NEAR.has(packed.pack) ? `ближе, этикетка «${farm.title}»` : 'ближе, крупным планом'
  return { source, alt: `${product.title}: ${seen}`, focus: MIDDLE }
}
