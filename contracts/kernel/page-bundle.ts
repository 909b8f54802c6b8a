import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import type { Area } from '@okolitsa/domain/market/areas.ts'
import type { MarketState } from '@okolitsa/domain/market/market.ts'
import type { OutsideService } from '@okolitsa/domain/outside-services/outside-service.ts'
import type { SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'
import type { Send } from './client.ts'

/** The whole marketplace, one seller's shop, or a page about one seller. */
export type SiteMode = 'default' | 'saas' | 'landing'

export type SellerType = 'farmer' | 'restaurant' | 'tour_operator'

/** A third-party service: its id at that service, and the URL of its script. */
export interface ForeignService {
  readonly id: string
  readonly baseUrl: string
}

export interface SiteInfo {
  /** UUID of the site; null = the marketplace. */
  readonly siteUuid: string | null
  readonly mode: SiteMode
  readonly organizationId: number | null
  /** Type of the seller; a restaurant's site begins with its menu. Absent or null on the marketplace. */
  readonly sellerType?: SellerType | null
  readonly title?: string | null
  /** True = a seller's shop made in the site constructor. */
  readonly isConstructor?: boolean
  /** The market of the installation. */
  readonly market: {
    /** Name without quotation marks. */
    readonly name: string
    /** One sentence about the market; absent = none. */
    readonly description?: string
    /** Path of the uploaded logo; absent = the name is written. */
    readonly logo?: string
    readonly state: MarketState
    /** Areas of business that are switched off. */
    readonly closedAreas: readonly Area[]
    /** Texts of the announcement; absent = the market has been opened. */
    readonly announcement?: { readonly story: string; readonly towns: string }
    /** Message of the operator on a closed market; absent = none, or not closed. */
    readonly closingMessage?: string
    /** Languages offered to visitors; absent = all. */
    readonly languages?: readonly Language[]
    /** Areas that have nothing to show, so that no menu links to them; absent = none. */
    readonly emptyAreas?: readonly Area[]
  }
  /** True = the browser sees the market before it opens. */
  readonly isPreview?: true
  /** Services that an emulator stands in for, which pages that rely on them say; absent = none, and in the demo. */
  readonly emulated?: readonly OutsideService[]
  /** Origin without a slash at the end: `https://okolitsa.example`. */
  readonly origin: string
  /** Value of `utm_campaign` for visits brought by a sales agent; absent = none. */
  readonly agentCampaign?: string
  /** Third-party counters of the site; absent = none, so no third-party script is loaded. */
  readonly trackers?: {
    readonly metrika?: string | undefined
    readonly vkPixel?: string | undefined
    readonly abTests?: ForeignService | undefined
    readonly personalization?: ForeignService | undefined
  }
  /** The shop's key of Yandex Maps; absent = the shop draws maps itself, without third-party scripts. */
  readonly yandexMapsKey?: string
  /** Vector tiles with streets for the shop's own map; absent = no streets, and no other host is contacted. */
  readonly mapTiles?: {
    /** URL template with `{z}`, `{x}` and `{y}`. */
    readonly url: string
    readonly attribution: string
  }
  /** True = browser tabs notify each other of changes; absent = each tab reloads data when it becomes visible. */
  readonly sharesTabs?: true
  /** URL of the app offered to phones; absent = none. */
  readonly appUrl?: string
  /** Contacts of the shop: telephone digits, whole hours of Moscow, an e-mail address. */
  readonly support?: {
    readonly phone?: string | undefined
    readonly hours?: { readonly from: number; readonly to: number } | undefined
    readonly email?: string | undefined
  }
  /** The legal owner of the shop; absent = not configured. */
  readonly owner?: {
    readonly name: string
    readonly address?: string | undefined
    /** Registration number in the state register. */
    readonly ien?: string | undefined
  }
  /** Commission on a seller's sales, per cent; absent = not configured. */
  readonly commissionPercent?: number
  /** URLs of related sites by menu item; absent without a URL. */
  readonly links?: Readonly<Record<string, string>>
}

/** Files that a page needs immediately. */
export interface PageAssets {
  readonly entry: string
  /** Style sheets to link, in development only. */
  readonly styles: readonly string[]
  /** Styles inlined into the document, so that a phone paints without another request. */
  readonly inlineStyles: string
  /** Files of the inlined styles, which must not be loaded again. */
  readonly inlineStyleFiles: readonly string[]
  readonly modules: readonly string[]
  /** Code of parts that are visible immediately on some screens only. */
  readonly late?: { readonly modules: readonly string[]; readonly media: string }
  readonly fonts: readonly string[]
  /** Colour of browser toolbars; absent = the marketplace's. */
  readonly pageColor?: string
  /** URL of the manifest; absent = the shop's own. */
  readonly manifest?: string
  /** Code that runs before the entry in development. */
  readonly development?: readonly string[]
}

export type PageSession = 'customer' | 'staff' | 'office'

/** Facts about a page that the server needs before rendering it. */
export interface PageRules {
  /** Session of a page with personal data, which is never cached; null = the page is equal for everyone. */
  readonly session: PageSession | null
  /** Query parameters that change the page. */
  readonly query: readonly string[]
  /** True = a list ordered by distance from the visitor's exact location. */
  readonly isByRoad: boolean
}

export interface RenderRequest {
  readonly url: string
  readonly send: Send
  readonly location: Location
  readonly site: SiteInfo
  /** Theme of the site; absent or null = the marketplace's theme. */
  readonly theme?: SiteTheme | null
  readonly isSignedIn: boolean
  readonly now: Date
  /** Assets of a page by its source files, from the build manifest. */
  assetsOf(modules: readonly string[]): PageAssets
}

export type Rendered =
  | {
      readonly kind: 'page'
      readonly status: number
      readonly html: string
      /** The error behind an error screen, for logging; never shown to the visitor. */
      readonly failure?: unknown
      /** Code of the refusal behind an error screen. */
      readonly problem?: string
    }
  | Redirect

export interface Redirect {
  readonly kind: 'redirect'
  readonly status: number
  readonly to: string
}

/** Exports of the storefront's built entry; the server loads it by path at start and never imports it. */
export interface PageBundle {
  pageAt(url: URL, site: Pick<SiteInfo, 'mode' | 'market' | 'isPreview'>): PageRules
  render(request: RenderRequest): Promise<Rendered>
}
