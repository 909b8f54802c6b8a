import { areaOfPath } from '@okolitsa/domain/market/areas.ts'
import { showcaseText } from '@okolitsa/strings/ru/layout.ts'
import { isSellerSite, linksArea, type RootData, useRootData } from '../../platform/loading/root-data.ts'

const OWN = { farmer: showcaseText.goods, restaurant: showcaseText.menu, tour_operator: showcaseText.tours } as const

export interface Showcase {
  readonly href: string
  readonly action: string
}

const HOME: Showcase = { href: '/', action: showcaseText.home }
/** Showcases of the marketplace; the first open one is linked. */
const OF_MARKETPLACE: readonly Showcase[] = [
  { href: '/farmers', action: showcaseText.farmers },
  { href: '/restaurants', action: showcaseText.restaurants },
  { href: '/tours', action: showcaseText.tours },
]

/** The first open one of the showcases of the marketplace; the home page without any. */
const showcaseOf = (root: RootData, showcases: readonly Showcase[]): Showcase =>
  showcases.find(({ href }) => linksArea(root, areaOfPath(href))) ?? HOME

/**
 * Link of an empty screen: the products of the seller's site, or a showcase of the marketplace.
 * @param wanted the showcase of the marketplace to link while its area is open
 */
export function useShowcase(wanted?: Showcase): Showcase {
  const root = useRootData()
  if (isSellerSite(root)) return { href: '/', action: OWN[root.site.sellerType ?? 'farmer'] }
  return showcaseOf(root, wanted ? [wanted, ...OF_MARKETPLACE] : OF_MARKETPLACE)
}
