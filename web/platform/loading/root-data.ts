import type { SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { type AreaOf, isInClosed } from '@okolitsa/domain/market/areas.ts'
import { usePage } from '../router/screens.tsx'

export interface SiteSeller {
  readonly id: number
  readonly title: string
  readonly place: string
  readonly pictureUrl: string | null
  /** Hue of the colour under the picture, degrees of OKLCH. */
  readonly hue: number
  /** Published pages in the menu of the site, in order. */
  readonly pages: readonly { readonly path: string; readonly title: string }[]
  readonly legal: {
    readonly organizationName: string
    readonly organizationAddress: string
    readonly tin: string
    readonly ien: string
    /** URLs of the seller's own documents. */
    readonly termsUrl: string | null
    readonly privacyUrl: string | null
  }
}

/** A menu published by the marketplace for places and days. */
export interface SiteMenu {
  readonly code: string
  readonly title: string
  readonly links: readonly { readonly title: string; readonly href: string }[]
}

export interface RootData {
  readonly location: Location
  readonly site: SiteInfo
  /** IANA time zone of the place, which defines «today». */
  readonly timeZone: string
  /** Time of the data, ISO. */
  readonly now: string
  /** Date at that moment in the time zones of the place and the shop. */
  readonly days: Readonly<Record<string, IsoDate>>
  /** Whether the `location` parameter of the URL is invalid: a screen replaces the page (spec 2.4). */
  readonly isLocationBroken: boolean
  /** Menus of the footer for the place today; empty on a seller's site. */
  readonly menus: readonly SiteMenu[]
  /** The seller of the site; null on the marketplace. */
  readonly seller: SiteSeller | null
}

/** Data of every page: place, site and moment. */
export function useRootData(): RootData {
  return usePage().matches[0]?.data as RootData
}

/** Whether the site is a seller's shop or landing instead of the marketplace. */
export const isSellerSite = ({ site }: Pick<RootData, 'site'>): boolean => site.mode !== 'default'

/** Whether menus link to an area: the market trades in it, and it has something to show. */
export const linksArea = (root: { readonly site: Pick<SiteInfo, 'market'> }, area: AreaOf | undefined): boolean => {
  const { closedAreas, emptyAreas = [] } = root.site.market
  return !isInClosed(area, [...closedAreas, ...emptyAreas])
}

/** Whether the market trades in an area; of several areas one must be open. */
export const hasArea = ({ site }: { readonly site: Pick<SiteInfo, 'market'> }, area: AreaOf | undefined): boolean =>
  !isInClosed(area, site.market.closedAreas)
