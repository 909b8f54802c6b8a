import type { SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { usePage } from '../router/screens.tsx'

/** The seller whose shop or landing this host is. */
export interface SiteSeller {
  readonly id: number
  readonly title: string
  readonly place: string
  readonly pictureUrl: string | null
  /** Degrees of OKLCH: the colour under the picture. */
  readonly hue: number
  /** Published pages in the menu of the site, in their order. */
  readonly pages: readonly { readonly path: string; readonly title: string }[]
  readonly legal: {
    readonly organizationName: string
    readonly organizationAddress: string
    readonly tin: string
    readonly ien: string
    /** Addresses of the seller's own documents. */
    readonly termsUrl: string | null
    readonly privacyUrl: string | null
  }
}

/** A menu that the marketplace publishes for places and days. */
export interface SiteMenu {
  readonly code: string
  readonly title: string
  readonly links: readonly { readonly title: string; readonly href: string }[]
}

/** What every page has at hand: `useRootData()`. */
export interface RootData {
  readonly location: Location
  readonly site: SiteInfo
  /** IANA zone of the place: its day is «today». */
  readonly timeZone: string
  /** ISO moment the data is of. */
  readonly now: string
  /** Which day it is then, in the zone of the place and in the shop's. */
  readonly days: Readonly<Record<string, IsoDate>>
  /** The `location` parameter of the address could not be read: a screen says so instead of the page (spec 2.4). */
  readonly isLocationBroken: boolean
  /** Menus of the footer that hold at the place today; none at a seller's. */
  readonly menus: readonly SiteMenu[]
  /** Null on the marketplace. */
  readonly seller: SiteSeller | null
}

/** What every page has at hand: the place, the site and the moment of its data. */
export function useRootData(): RootData {
  return usePage().matches[0]?.data as RootData
}

/** A seller's shop or landing instead of the whole marketplace. */
export const isSellerSite = ({ site }: Pick<RootData, 'site'>): boolean => site.mode !== 'default'
