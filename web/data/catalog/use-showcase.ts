import { showcaseText } from '@okolitsa/strings/ru/showcase.ts'
import { isSellerSite, useRootData } from '../../platform/loading/root-data.ts'

/** Where an empty screen sends people to choose something: the farmers, or the goods of the seller whose site it is. */
export function useShowcase(): { readonly href: string; readonly action: string } {
  const root = useRootData()
  const own = root.site.sellerType === 'restaurant' ? showcaseText.menu : showcaseText.goods
  return isSellerSite(root) ? { href: '/', action: own } : { href: '/farmers', action: showcaseText.farmers }
}
