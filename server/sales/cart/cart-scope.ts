import { type CustomerScope, MARKETPLACE, type SiteScope } from '@okolitsa/domain/identity/scope.ts'

/** A guest's carts, limited to the sellers of the site. */
export interface GuestScope {
  readonly kind: 'guest'
  /** Ids of carts sent by the guest; the id suffices for access. */
  readonly cartIds: readonly string[]
  /** Key of a guest in shared carts; null = in none. */
  readonly guestKey: string | null
  readonly site: SiteScope
}
/** Owner of carts, and the site. Every store function for carts requires one. */
export type CartScope = CustomerScope | GuestScope

/** Id of the customer; null = a guest. */
export const customerIdOf = (scope: CartScope): number | null => (scope.kind === 'customer' ? scope.customerId : null)

/** Key of the guest; null = a customer, or a guest without shared carts. */
export const guestKeyOf = (scope: CartScope): string | null => (scope.kind === 'guest' ? scope.guestKey : null)

/** The scope of the same owner on all sites, to which the limit of carts applies. */
export const atEverySite = <S extends CartScope>(scope: S): S => ({ ...scope, site: MARKETPLACE })
