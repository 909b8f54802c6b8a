import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import type { CallContext } from '../../../platform/http/handler.ts'
import { customerIdOf, type Visitor } from '../policy.ts'
import type { Viewer } from '../store/find-carts.ts'
import { guestCartIds, guestKey } from './guest-carts-cookie.ts'

/** Who looks at carts; a customer needs no key. */
export function viewerOf(actor: Actor, context: CallContext): Viewer {
  const customerId = customerIdOf(actor)
  return { customerId, guestKey: customerId === null ? guestKey(context) : null }
}

/** Who makes a call about carts. Ids of the cookie and of the call are a guest's; a customer needs none. */
export function visitorOf(
  { actor, context }: { readonly actor: Actor; readonly context: CallContext },
  named: readonly string[] = [],
): Visitor {
  const viewer = viewerOf(actor, context)
  return {
    ...viewer,
    guestCartIds: viewer.customerId === null ? [...new Set([...named, ...guestCartIds(context)])] : [],
    onlyOrganizationId: context.site.organizationId,
    seesHiddenSellers: context.seesHiddenSellers,
  }
}
