import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'

export const cartKeys = {
  all: ['carts'] as const,
  list: (isSignedIn: boolean, place: Location) => ['carts', isSignedIn, encodeLocation(place)] as const,
  calculations: (cartId: string) => ['cart-calculation', cartId] as const,
  calculation: (cartId: string, ...of: readonly unknown[]) => ['cart-calculation', cartId, ...of] as const,
  invitation: (cartId: string) => ['cart-invitation', cartId] as const,
}
