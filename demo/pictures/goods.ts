import type { GalleryPicture } from '@okolitsa/domain/images/gallery.ts'
import type { DemoOrganization, DemoProduct } from '../schemas/organization.ts'
import { madeIn } from './made.ts'
import { PACK_WORDS } from './pack-words.ts'
import { packOf } from './packs.ts'

/** The product is in the middle; its shadow falls to the right and may be cut off. */
const MIDDLE = { x: 48, y: 52 }

/** Rendered pictures, one per product: `goods/<id>.webp`, 1200 × 1200. */
export const GOODS_PICTURES: ReadonlySet<string> = madeIn('goods')

/** The product's rendered picture; null = not rendered, a drawing replaces it. */
export function goodsPicture(id: number, product: DemoProduct, farm: DemoOrganization): GalleryPicture | null {
  const source = `goods/${id}.webp`
  const packed = packOf(product, farm)
  if (!packed || !GOODS_PICTURES.has(source)) return null
  return { source, alt: `${product.title}: ${PACK_WORDS[packed.pack]}, на этикетке «${farm.title}»`, focus: MIDDLE }
}
