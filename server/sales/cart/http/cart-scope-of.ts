import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import { type CallContext, siteScopeOf } from '../../../platform/http/handler.ts'
import type { CartScope, GuestScope } from '../cart-scope.ts'
import { guestCartIds, guestKey } from './guest-carts-cookie.ts'

/** A guest's scope from cookies; `named` = additional cart ids of the call. */
export const guestScopeOf = (context: CallContext, named: readonly string[]): GuestScope => ({
  kind: 'guest',
  cartIds: [...new Set([...named, ...guestCartIds(context)])],
  guestKey: guestKey(context),
  site: siteScopeOf(context),
})

/** Owner of the carts of a call; a customer's scope ignores guest cookies. */
export const cartScopeOf = (
  { actor, context }: { readonly actor: Actor; readonly context: CallContext },
  named: readonly string[] = [],
): CartScope =>
  actor.kind === 'customer'
    ? { kind: 'customer', customerId: actor.customerId, site: siteScopeOf(context) }
    : guestScopeOf(context, named)
