import type { Location } from '@okolitsa/domain/geo/location.ts'

export const recipeKeys = {
  withProduct: (productId: number) => ['recipes', 'with-product', productId] as const,
  goods: (slug: string, location: Location, portions: number) =>
    ['recipes', slug, 'goods', location, portions] as const,
}
