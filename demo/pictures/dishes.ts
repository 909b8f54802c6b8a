import type { GalleryPicture } from '@okolitsa/domain/images/gallery.ts'
import type { DemoDish } from '../schemas/restaurant.ts'
import { WARES } from './dish-colors.ts'
import { DISH_WORDS, type DishLook } from './dish-forms.ts'
import { DISH_LOOKS } from './dish-looks.ts'
import { madeIn } from './made.ts'

const MIDDLE = { x: 50, y: 50 }

/** Rendered pictures, one per dish: `dishes/<slug>.webp`, 1200 × 1200. */
export const DISH_PICTURES: ReadonlySet<string> = madeIn('dishes')

/** Look of the dish on its restaurant's tableware; null = the dish has a drawing. */
export function dishLookOf(slug: string, restaurantId: number): DishLook | null {
  const look = DISH_LOOKS[slug]
  const ware = WARES[(restaurantId * 7) % WARES.length]
  return look && ware ? { ...look, colors: { ...look.colors, ware } } : null
}

/** The dish's rendered picture; null = not rendered, a drawing replaces it. */
export function dishPicture({ slug, title }: Pick<DemoDish, 'slug' | 'title'>): GalleryPicture | null {
  const look = DISH_LOOKS[slug]
  const source = `dishes/${slug}.webp`
  return look && DISH_PICTURES.has(source) ? { source, alt: `${title}: ${DISH_WORDS[look.form]}`, focus: MIDDLE } : null
}
