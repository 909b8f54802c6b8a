import type { GalleryPicture } from '@okolitsa/domain/images/gallery.ts'
import type { DemoOrganization, DemoProduct } from '../schemas/organization.ts'
import { madeIn } from './made.ts'
import { PACK_WORDS } from './pack-words.ts'
import { packOf } from './packs.ts'

/** The thing stands in the middle; its shadow falls to the right and is cut off first. */
const MIDDLE = { x: 48, y: 52 }

/** Sources of the pictures that the studio has made, one a product: `goods/<id>.webp`, 1200 × 1200. */
export const GOODS_PICTURES: ReadonlySet<string> = madeIn('goods')

/** The product's own picture; null = the studio has made none, and a drawing stands for it. */
export function goodsPicture(id: number, product: DemoProduct, farm: DemoOrganization): GalleryPicture | null {
  const source = `goods/${id}.webp`
  const packed = packOf(product, farm)
  if (!packed || !GOODS_PICTURES.has(source)) return null
  return { source, alt: `${product.title}: ${PACK_WORDS[packed.pack]}, на этикетке «${farm.title}»`, focus: MIDDLE }
}
