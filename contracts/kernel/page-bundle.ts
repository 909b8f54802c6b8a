import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'
import type { Send } from './client.ts'

/** The whole marketplace, one seller's shop, or a page about one seller. */
export type SiteMode = 'default' | 'saas' | 'landing'

/** What a seller is. */
export type SellerType = 'farmer' | 'restaurant' | 'tour_operator'

/** A foreign service: what the shop is called there, and the address its script comes from. */
export interface ForeignService {
  readonly id: string
  readonly baseUrl: string
}

/** What the host name resolved to. */
export interface SiteInfo {
  /** Null = the marketplace. */
  readonly siteUuid: string | null
  readonly mode: SiteMode
  readonly organizationId: number | null
  /** Whose shop it is; a restaurant's begins with its menu. Absent or null on the marketplace. */
  readonly sellerType?: SellerType | null
  /** What a seller's site is called. */
  readonly title?: string | null
  /** A seller's shop made in the constructor of sites. */
  readonly isConstructor?: boolean
  /** `https://okolitsa.example`, without a slash at the end. */
  readonly origin: string
  /** Value of `utm_campaign` that marks a visit brought by a sales agent; absent = no such campaign. */
  readonly agentCampaign?: string
  /** Foreign counters of the site, numbers and services; absent = there are none, and nothing foreign is ever loaded. */
  readonly trackers?: {
    readonly metrika?: string | undefined
    readonly vkPixel?: string | undefined
    readonly abTests?: ForeignService | undefined
    readonly personalization?: ForeignService | undefined
  }
  /** The shop's key of Yandex Maps; absent = maps are drawn by the shop itself, and nothing foreign is loaded for them. */
  readonly yandexMapsKey?: string
  /**
   * Vector tiles with streets for the shop's own map; absent = the map has no streets, and no other host is contacted
   * for it.
   */
  readonly mapTiles?: {
    /** URL template with `{z}`, `{x}` and `{y}`. */
    readonly url: string
    readonly attribution: string
  }
  /** Tabs of a browser tell each other what they change; absent = each tab looks again when it is looked at. */
  readonly sharesTabs?: true
  /** Where phones are offered the application; absent = they are not asked. */
  readonly appUrl?: string
  /** How the shop is reached, from its settings: digits, whole hours of Moscow, an address for letters. */
  readonly support?: {
    readonly phone?: string | undefined
    readonly hours?: { readonly from: number; readonly to: number } | undefined
    readonly email?: string | undefined
  }
  /** The legal owner of the shop; absent = not configured. */
  readonly owner?: {
    readonly name: string
    readonly address?: string | undefined
    /** Number in the state register. */
    readonly ien?: string | undefined
  }
  /** The shop's commission on a seller's sales, percent; absent = not configured. */
  readonly commissionPercent?: number
  /** Sites beside the shop by the name of their menu item; those without an address are absent. */
  readonly links?: Readonly<Record<string, string>>
}

/** Files a page needs at once. */
export interface PageAssets {
  /** The client entry. */
  readonly entry: string
  /** Style sheets to link: in development, where they change. */
  readonly styles: readonly string[]
  /** Styles written into the document: a phone paints without waiting for another answer. */
  readonly inlineStyles: string
  /** The files those styles are in: whatever loads a part of the page must not load them again. */
  readonly inlineStyleFiles: readonly string[]
  readonly modules: readonly string[]
  /** Code of parts that are seen at once on some screens alone. */
  readonly late?: { readonly modules: readonly string[]; readonly media: string }
  readonly fonts: readonly string[]
  /** Of the bars of a browser; absent = as the marketplace has them. */
  readonly pageColor?: string
  /** Address of the manifest; absent = the shop's own. */
  readonly manifest?: string
  /** Code that must run before the entry in development. */
  readonly development?: readonly string[]
}

/** Whose session a page of one person rests on. */
export type PageSession = 'customer' | 'staff'

/** What the server must know of a page before it is rendered. */
export interface PageRules {
  /** Shows one person's data: loaded with this session of theirs, never cached. Null = the same for everyone. */
  readonly session: PageSession | null
  /** Parameters of the address that change the page. */
  readonly query: readonly string[]
  /** A list in the order of the way from the very point of the visitor. */
  readonly isByRoad: boolean
}

export interface RenderRequest {
  /** Absolute URL of the page. */
  readonly url: string
  readonly send: Send
  readonly location: Location
  readonly site: SiteInfo
  /** How the site looks; absent or null = as the marketplace. */
  readonly theme?: SiteTheme | null
  readonly isSignedIn: boolean
  readonly now: Date
  /** Chunks and styles of a page by its source file, from the build manifest. */
  assetsOf(modules: readonly string[]): PageAssets
}

export type Rendered =
  | {
      readonly kind: 'page'
      readonly status: number
      readonly html: string
      /** The bug behind an error screen: the caller logs it, the visitor never sees it. */
      readonly failure?: unknown
      /** The refusal behind an error screen, by its code. */
      readonly problem?: string
    }
  | Redirect

export interface Redirect {
  readonly kind: 'redirect'
  readonly status: number
  readonly to: string
}

/** What the storefront's built entry exports; the server loads it by path at start and never imports it. */
export interface PageBundle {
  pageAt(url: URL, mode: SiteMode): PageRules
  render(request: RenderRequest): Promise<Rendered>
}
