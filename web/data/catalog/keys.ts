import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'

export const catalogKeys = {
  shelf: (name: 'similar' | 'together' | 'farm', productId: number, location: Location) =>
    ['shelf', name, productId, encodeLocation(location)] as const,
  sellerGoods: (organizationId: number, text: string, categoryUrlKey: string | undefined) =>
    ['seller-goods', organizationId, text, categoryUrlKey] as const,
  boughtBefore: (organizationId: number | null, location: Location) =>
    ['bought-before', organizationId, encodeLocation(location)] as const,
}
