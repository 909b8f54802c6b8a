import { type CustomerScope, MARKETPLACE, type SiteScope } from '@okolitsa/domain/identity/scope.ts'

/** What a guest holds, as far as the site they came through shows it. */
export interface GuestScope {
  readonly kind: 'guest'
  /** Carts they say they hold: an id is all it takes to see a guest's cart. */
  readonly cartIds: readonly string[]
  /** What a guest who gathers shared carts is known by; null = gathers none. */
  readonly guestKey: string | null
  readonly site: SiteScope
}
/** Whose carts, and through which site. Every store of carts demands one. */
export type CartScope = CustomerScope | GuestScope

/** null = a guest. */
export const customerIdOf = (scope: CartScope): number | null => (scope.kind === 'customer' ? scope.customerId : null)

/** null = a customer, or a guest who gathers no shared carts. */
export const guestKeyOf = (scope: CartScope): string | null => (scope.kind === 'guest' ? scope.guestKey : null)

/** The same person's carts of every seller: how many there are is counted across sites. */
export const atEverySite = <S extends CartScope>(scope: S): S => ({ ...scope, site: MARKETPLACE })
