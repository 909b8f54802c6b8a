import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import { type CallContext, siteScopeOf } from '../../../platform/http/handler.ts'
import type { CartScope, GuestScope } from '../cart-scope.ts'
import { guestCartIds, guestKey } from './guest-carts-cookie.ts'

/** What the browser holds as a guest; `named` = carts the call names beside those of the cookie. */
export const guestScopeOf = (context: CallContext, named: readonly string[]): GuestScope => ({
  kind: 'guest',
  cartIds: [...new Set([...named, ...guestCartIds(context)])],
  guestKey: guestKey(context),
  site: siteScopeOf(context),
})

/** Whose carts a call is about; what a guest holds says nothing about a customer. */
export const cartScopeOf = (
  { actor, context }: { readonly actor: Actor; readonly context: CallContext },
  named: readonly string[] = [],
): CartScope =>
  actor.kind === 'customer'
    ? { kind: 'customer', customerId: actor.customerId, site: siteScopeOf(context) }
    : guestScopeOf(context, named)
