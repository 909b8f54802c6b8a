import { type Actor, type Permission, sellersOf } from './actor.ts'

/** Sellers shown by a host: the marketplace shows every seller, a seller's own site only that one. */
export interface SiteScope {
  readonly kind: 'site'
  readonly sellers: 'every' | readonly number[]
  /** True = hidden sellers are included, for testers. */
  readonly seesHiddenSellers: boolean
}
/** A customer's data, limited to the sellers that the site shows. */
export interface CustomerScope {
  readonly kind: 'customer'
  readonly customerId: number
  readonly site: SiteScope
}
/** Data of the sellers a person works for. */
export interface SellerScope {
  readonly kind: 'seller'
  readonly organizationIds: readonly number[]
}
/** Data of exactly one seller. */
export interface OneSellerScope extends SellerScope {
  readonly organizationIds: readonly [number]
}
/** Data of all users, with a stated reason. */
export interface AllScope {
  readonly kind: 'all'
  readonly because: string
}
/** Limits of the data a call reads and writes. Stores require a scope, so that forgetting it does not compile. */
export type Scope = SiteScope | CustomerScope | SellerScope | AllScope
export type StaffScope = SellerScope | AllScope

/** Scope of the marketplace, which shows every seller that is not hidden. */
export const MARKETPLACE = { kind: 'site', sellers: 'every', seesHiddenSellers: false } as const satisfies SiteScope

export const everybodys = (because: string): AllScope => ({ kind: 'all', because })

/** A customer's data on all sites. */
export const customersOwn = (customerId: number): CustomerScope => ({ kind: 'customer', customerId, site: MARKETPLACE })

const shows = ({ sellers }: Pick<SiteScope, 'sellers'>, organizationId: number): boolean =>
  sellers === 'every' || sellers.includes(organizationId)

declare const isShown: unique symbol
/** Id of a seller that the site shows. Only `shownSeller` creates it, after checking the scope. */
export type ShownSellerId = number & { readonly [isShown]: true }

/** Returns the id of a seller that the site shows (hidden sellers only when allowed); null = not shown or unknown. */
export const shownSeller = <S extends { readonly id: number; readonly isHidden: boolean }>(
  site: SiteScope,
  seller: S | null | undefined,
): (S & { readonly id: ShownSellerId }) | null =>
  seller && shows(site, seller.id) && (site.seesHiddenSellers || !seller.isHidden)
    ? (seller as S & { readonly id: ShownSellerId })
    : null

/**
 * True = the seller's data is within the scope. `customerId` = the owner; data without a customer is outside every
 * customer's scope.
 */
export function covers(
  scope: Scope,
  thing: { readonly organizationId: number; readonly customerId?: number },
): boolean {
  if (scope.kind === 'all') return true
  if (scope.kind === 'seller') return scope.organizationIds.includes(thing.organizationId)
  if (scope.kind === 'site') return shows(scope, thing.organizationId)
  return thing.customerId === scope.customerId && shows(scope.site, thing.organizationId)
}

export const sellersOwn = (organizationId: number): OneSellerScope => ({
  kind: 'seller',
  organizationIds: [organizationId],
})

/** The scope of a caller at a site; `permission` = the permission required of staff. */
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
