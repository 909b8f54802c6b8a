import type { Endpoint } from '@okolitsa/contracts/kernel/endpoint.ts'
import type { Actor, Permission } from '@okolitsa/domain/identity/actor.ts'
import {
  covers,
  type OneSellerScope,
  type Scope,
  type SellerScope,
  scopeOf,
  sellersOwn,
} from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { type CallContext, siteScopeOf } from './handler.ts'

interface CallParts {
  readonly params: unknown
  readonly query: unknown
  readonly body?: unknown
}

/**
 * The scope of an authorized call; for public calls the scope of the site.
 * @throws {Refusal} NOT_FOUND when the call names a seller outside the caller's scope; BAD_REQUEST when it has to name
 * one
 */
export function scopeOfCall(endpoint: Endpoint, actor: Actor, context: CallContext, parts: CallParts): Scope {
  const site = siteScopeOf(context)
  if (endpoint.access === 'public') return site
  const permission = endpoint.access === 'seller' ? (endpoint.permission as Permission | undefined) : undefined
  const scope = scopeOf(actor, site, permission)
  return endpoint.seller ? scopeOfSeller(scope, endpoint.seller, endpoint.withoutSeller ?? 'own', parts) : scope
}

function scopeOfSeller(
  scope: Scope,
  field: NonNullable<Endpoint['seller']>,
  without: NonNullable<Endpoint['withoutSeller']>,
  parts: CallParts,
): Scope {
  const organizationId = namedIn(parts, field)
  if (organizationId !== undefined) {
    if (!covers(scope, { organizationId })) throw new Refusal('NOT_FOUND')
    return sellersOwn(organizationId)
  }
  const own = scope.kind === 'seller' ? scope.organizationIds : []
  const [first] = own
  if (first === undefined || (without === 'only' && own.length > 1))
    throw new Refusal('BAD_REQUEST', { errors: { [field]: 'required' } })
  return without === 'first' ? sellersOwn(first) : scope
}

/**
 * The seller of a form with files, whose fields are read after the scope is known. People of several sellers must
 * name one.
 * @throws {Refusal} NOT_FOUND for a seller outside the scope; BAD_REQUEST when none is named
 */
export function onlySeller(scope: SellerScope, organizationId: number | undefined): number {
  const { organizationIds } = scopeOfSeller(scope, 'organizationId', 'only', {
    params: null,
    query: { organizationId },
  }) as OneSellerScope
  return organizationIds[0]
}

function namedIn({ params, query, body }: CallParts, field: string): number | undefined {
  for (const part of [params, query, body]) {
    const value = (part as Readonly<Record<string, unknown>> | null | undefined)?.[field]
    if (typeof value === 'number') return value
  }
  return undefined
}
