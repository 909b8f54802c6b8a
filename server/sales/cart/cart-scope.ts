import { type CustomerScope, MARKETPLACE, type SiteScope } from '@okolitsa/domain/identity/scope.ts'

/** A guest's carts, limited to the sellers that the site shows. */
export interface GuestScope {
  readonly kind: 'guest'
  /** Ids of carts sent by the guest; the id suffices for access. */
  readonly cartIds: readonly string[]
  /** Identifies a guest in shared carts; null = in none. */
  readonly guestKey: string | null
  readonly site: SiteScope
}
/** Owner of carts and site. Every store of carts requires one. */
export type CartScope = CustomerScope | GuestScope

/** null = a guest. */
export const customerIdOf = (scope: CartScope): number | null => (scope.kind === 'customer' ? scope.customerId : null)

/** null = a customer, or a guest without shared carts. */
export const guestKeyOf = (scope: CartScope): string | null => (scope.kind === 'guest' ? scope.guestKey : null)

/** The same owner on all sites; the limit of carts applies across sites. */
export const atEverySite = <S extends CartScope>(scope: S): S => ({ ...scope, site: MARKETPLACE })
