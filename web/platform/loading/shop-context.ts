import type { Send } from '@okolitsa/contracts/kernel/client.ts'
import type { SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { ShopApi } from '../client/shop-api.ts'

/** Argument of every loader, on the server and in the browser. */
export interface ShopContext {
  readonly api: ShopApi
  /** The transport of every call, for parts of the shop with a separate client. */
  readonly send: Send
  readonly location: Location
  readonly site: SiteInfo
  /** On the server: whether this request carries a session. In a browser: whether the visitor is signed in. */
  readonly isSignedIn: boolean
  /** Moment of the request; loaders and pages never read the clock themselves. */
  readonly now: Date
  /** Status of the response instead of 200; no effect in a browser. */
  readonly answerWith: (status: number) => void
}
