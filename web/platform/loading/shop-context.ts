import type { Send } from '@okolitsa/contracts/kernel/client.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { createContext, type RouterContextProvider } from 'react-router'
import type { ShopApi } from '../client/shop-api.ts'

/** What the host name resolved to. */
export interface SiteInfo {
  readonly mode: 'default' | 'saas' | 'landing'
  readonly organizationId: number | null
  /** A seller's shop made in the constructor of sites. */
  readonly isConstructor?: boolean
  /** `https://okolitsa.example`, without a slash at the end. */
  readonly origin: string
  /** Value of `utm_campaign` that marks a visit brought by a sales agent; absent = no such campaign. */
  readonly agentCampaign?: string
  /** Where phones are offered the application; absent = they are not asked. */
  readonly appUrl?: string
  /** How the shop is reached, as far as its settings tell: digits, whole hours of Moscow, an address for letters. */
  readonly support?: {
    readonly phone?: string | undefined
    readonly hours?: { readonly from: number; readonly to: number } | undefined
    readonly email?: string | undefined
  }
  /** Sites beside the shop by the name of their menu item; those without an address are absent. */
  readonly links?: Readonly<Record<string, string>>
}

/** What every loader gets, on the server and in the browser alike. */
export interface ShopContext {
  readonly api: ShopApi
  /** The road of every call, for sides of the shop that have a client of their own. */
  readonly send: Send
  readonly location: Location
  readonly site: SiteInfo
  /** Server: whether this request carries a session. Browser: whether the session is known to be signed in. */
  readonly isSignedIn: boolean
  /** Moment of the request; loaders and pages never read the clock themselves. */
  readonly now: Date
}

export const shopContext = createContext<ShopContext>()

/** The shop's context inside a loader. */
export const shopOf = (context: Readonly<RouterContextProvider>): ShopContext => context.get(shopContext)
