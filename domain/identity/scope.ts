import { type Actor, type Permission, sellersOf } from './actor.ts'

/** What a host shows: the marketplace every seller, a seller's own site nothing of others. */
export interface SiteScope {
  readonly kind: 'site'
  readonly sellers: 'every' | readonly number[]
  /** Testers see sellers that are hidden. */
  readonly seesHiddenSellers: boolean
}
/** What belongs to a customer, as far as the site they came through shows it. */
export interface CustomerScope {
  readonly kind: 'customer'
  readonly customerId: number
  readonly site: SiteScope
}
/** What belongs to the sellers a person works for. */
export interface SellerScope {
  readonly kind: 'seller'
  readonly organizationIds: readonly number[]
}
/** The scope of things that belong to one seller. */
export interface OneSellerScope extends SellerScope {
  readonly organizationIds: readonly [number]
}
/** Everybody's, for a reason that is said. */
export interface AllScope {
  readonly kind: 'all'
  readonly because: string
}
/** Within what a call reads and writes. Stores of somebody's data demand one: to forget it does not compile. */
export type Scope = SiteScope | CustomerScope | SellerScope | AllScope
/** Within what people of the sellers' side work. */
export type StaffScope = SellerScope | AllScope

/** The marketplace shows every seller that is not hidden. */
export const MARKETPLACE = { kind: 'site', sellers: 'every', seesHiddenSellers: false } as const satisfies SiteScope

/** Everybody's, for a reason that is said. */
export const everybodys = (because: string): AllScope => ({ kind: 'all', because })

/** What belongs to a customer wherever they bought it. */
export const customersOwn = (customerId: number): CustomerScope => ({ kind: 'customer', customerId, site: MARKETPLACE })

const shows = ({ sellers }: Pick<SiteScope, 'sellers'>, organizationId: number): boolean =>
  sellers === 'every' || sellers.includes(organizationId)

declare const isShown: unique symbol
/** The id of a seller that the asking site shows. Only `shownSeller` makes one: whoever needs it has a scope. */
export type ShownSellerId = number & { readonly [isShown]: true }

/** The seller, when the site shows it and may show hidden ones, if it is one; null = it does not, or there is none. */
export const shownSeller = <S extends { readonly id: number; readonly isHidden: boolean }>(
  site: SiteScope,
  seller: S | null | undefined,
): (S & { readonly id: ShownSellerId }) | null =>
  seller && shows(site, seller.id) && (site.seesHiddenSellers || !seller.isHidden)
    ? (seller as S & { readonly id: ShownSellerId })
    : null

/** Is a seller's thing within the scope? `customerId` = whose it is; a thing of no customer is within no customer's. */
export function covers(
  scope: Scope,
  thing: { readonly organizationId: number; readonly customerId?: number },
): boolean {
  if (scope.kind === 'all') return true
  if (scope.kind === 'seller') return scope.organizationIds.includes(thing.organizationId)
  if (scope.kind === 'site') return shows(scope, thing.organizationId)
  return thing.customerId === scope.customerId && shows(scope.site, thing.organizationId)
}

/** The scope of one seller. */
export const sellersOwn = (organizationId: number): OneSellerScope => ({
  kind: 'seller',
  organizationIds: [organizationId],
})

/** The scope of whoever asks at a site; `permission` = what the call needs of people of the sellers' side. */
export function scopeOf(actor: Actor, site: SiteScope, permission?: Permission): Scope {
  switch (actor.kind) {
    case 'guest':
      return site
    case 'customer':
      return { kind: 'customer', customerId: actor.customerId, site }
    case 'staff':
      return { kind: 'seller', organizationIds: sellersOf(actor, permission) }
    case 'office':
      return everybodys('the office looks after every seller')
    case 'service':
      return everybodys('a service of ours asks for everybody')
  }
}
