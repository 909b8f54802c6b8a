import { shellText } from '@okolitsa/strings/ru/shell.ts'
import { isSellerSite, useRootData } from './use-site.ts'

/** Where an empty screen sends people to choose something: the farmers, or the goods of the seller whose site it is. */
export function useShowcase(): { readonly href: string; readonly action: string } {
  return isSellerSite(useRootData())
    ? { href: '/', action: shellText.showcase.goods }
    : { href: '/farmers', action: shellText.showcase.farmers }
}
