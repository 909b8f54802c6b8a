import type { GalleryPicture } from '@okolitsa/domain/images/gallery.ts'
import type { DemoOrganization, DemoProduct } from '../schemas/organization.ts'
import { madeIn } from './made.ts'
import type { PackName } from './pack-words.ts'
import { packOf } from './packs.ts'

const MIDDLE = { x: 50, y: 50 }

/** Sources of the closer views, one a product: `near/<id>.webp`, 1200 × 1200. */
export const NEAR_PICTURES: ReadonlySet<string> = madeIn('near')

/**
 * Packs that are seen from afar only: livers from near read as stones, slabs of fat as terrazzo, smoked fish as logs; the
 * others are better served than near. All their products have a picture of what is inside. Take a pack off when its pictures are good.
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

/** Packs that hide what is in them: from near it is their label that is seen. Of all others it is the food. */
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

/** The product seen from nearer; null = the studio has made no such picture. */
export function nearPicture(id: number, product: DemoProduct, farm: DemoOrganization): GalleryPicture | null {
  const source = `near/${id}.webp`
  const packed = packOf(product, farm)
  if (!packed || FAR_ONLY.has(packed.pack) || !NEAR_PICTURES.has(source)) return null
  const seen = LABEL_IS_NEAR.has(packed.pack) ? `ближе, этикетка «${farm.title}»` : 'ближе, крупным планом'
  return { source, alt: `${product.title}: ${seen}`, focus: MIDDLE }
}
