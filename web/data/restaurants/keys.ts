import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'

export const restaurantKeys = {
  availability: (location: Location) => ['restaurants', 'availability', encodeLocation(location)] as const,
  dish: (slug: string, location: Location) => ['restaurants', 'dish', slug, encodeLocation(location)] as const,
}
