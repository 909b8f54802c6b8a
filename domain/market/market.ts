import type { Location } from '../geo/location.ts'
import type { Language } from '../language/language.ts'
import type { PayoutTerms } from '../statements/payout-calendar.ts'
import type { SiteTheme } from '../themes/site-theme.ts'
import { type Area, closedWith } from './areas.ts'

/** `preparing`: visitors see an announcement; `open`: the market trades; `closed`: visitors read and nobody orders. */
export const MARKET_STATES = ['preparing', 'open', 'closed'] as const
export type MarketState = (typeof MARKET_STATES)[number]

/** How the operator is taxed. */
export const VAT_MODES = ['none', 'vat5', 'vat7', 'vat22'] as const
export type VatMode = (typeof VAT_MODES)[number]

/** The name, the look and the place of a market. */
export interface MarketIdentity {
  /** Name without quotation marks, `MAX_MARKET_NAME` characters at most; texts use it in the nominative case only. */
  readonly name: string
  /** One sentence about the market for the home page, search engines and messengers; may be empty. */
  readonly description: string
  /** Story of the market for its announcement; may be empty. */
  readonly story: string
  /** Path of the uploaded logo; null = the name is written. */
  readonly logo: string | null
  readonly theme: SiteTheme
  /** Languages offered to visitors; the first one is the default. */
  readonly languages: readonly Language[]
  /** Place of visitors that have not chosen one; null = the default place of the software. */
  readonly place: Location | null
  /** Towns and districts that the market serves, in words, for its announcement; may be empty. */
  readonly towns: string
}

/**
 * Kind of the operator: a company, a sole proprietor, a person without registration, or an entity registered abroad,
 * which may have no Russian numbers.
 */
export const OPERATOR_KINDS = ['company', 'entrepreneur', 'person', 'foreign'] as const
export type OperatorKind = (typeof OPERATOR_KINDS)[number]

/** The legal entity of a market. Every field may be null until the operator has filled it in. */
export interface MarketOperator {
  readonly kind: OperatorKind | null
  readonly name: string | null
  readonly address: string | null
  /** Taxpayer number (ИНН), 10 or 12 digits; null also for a foreign operator. */
  readonly tin: string | null
  /** State registration number (ОГРН, ОГРНИП). */
  readonly ien: string | null
  /** Registration reason code (КПП) of a company. */
  readonly kpp: string | null
  /** Person who signs documents. */
  readonly signatory: string | null
  readonly bankName: string | null
  readonly bic: string | null
  readonly account: string | null
  /** Account of the bank at the Bank of Russia, named by payment orders. */
  readonly correspondentAccount: string | null
  readonly vatMode: VatMode | null
}

/** URLs of the market's pages elsewhere, by menu item. */
export const MARKET_LINKS = ['blog', 'travel', 'becomeSeller', 'sellerTerms', 'vk', 'telegram', 'ok', 'app'] as const
export type MarketLink = (typeof MARKET_LINKS)[number]

export interface MarketContacts {
  /** Phone of the support, digits. */
  readonly phone: string | null
  /** Daily hours of the support, whole hours of Moscow time. */
  readonly hours: { readonly from: number; readonly to: number } | null
  readonly email: string | null
  readonly links: Readonly<Partial<Record<MarketLink, string>>>
}

/** Settings of a market that its operator changes. */
export interface MarketSettings {
  readonly identity: MarketIdentity
  readonly operator: MarketOperator
  readonly contacts: MarketContacts
  /** Areas of business that are switched off, in the order of `AREAS`. */
  readonly closedAreas: readonly Area[]
  readonly fees: {
    /** Commission of a seller without other terms, per cent; null = not set. */
    readonly commissionPercent: number | null
  }
  readonly payouts: PayoutTerms
  readonly closing: {
    /** Message on the pages of a closed market; may be empty. */
    readonly message: string
  }
}

/** The business that an installation runs. */
export interface Market extends MarketSettings {
  readonly state: MarketState
  /** Increases with every change of the settings or the state. */
  readonly version: number
}

/** Areas in which the market does not trade. */
export const closedAreasOf = ({ closedAreas }: Pick<Market, 'closedAreas'>): Area[] => closedWith(closedAreas)

export const hasArea = (market: Pick<Market, 'closedAreas'>, area: Area): boolean =>
  !closedAreasOf(market).includes(area)
