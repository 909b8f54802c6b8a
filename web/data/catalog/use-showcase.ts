import { showcaseText } from '@okolitsa/strings/ru/showcase.ts'
import { isSellerSite, useRootData } from '../../platform/loading/root-data.ts'

const OWN = { farmer: showcaseText.goods, restaurant: showcaseText.menu, tour_operator: showcaseText.tours } as const

/** Link of an empty screen: the list of farmers, or the products of the seller's site. */
export function useShowcase(): { readonly href: string; readonly action: string } {
  const root = useRootData()
  const own = OWN[root.site.sellerType ?? 'farmer']
  return isSellerSite(root) ? { href: '/', action: own } : { href: '/farmers', action: showcaseText.farmers }
}
