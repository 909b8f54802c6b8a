import type { OfficeAudience } from '@okolitsa/contracts/broadcasts/broadcasts.ts'
import { needsConsent } from '@okolitsa/domain/broadcasts/audience.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Deps } from '../../../services.ts'
import { type FoundRecipient, listOrderCustomers, listReaders, nameOfSubject } from '../store/audience.store.ts'

/** An audience of the office, or the followers of the farm that writes. */
export type Audience = OfficeAudience | { readonly kind: 'followers'; readonly organizationId: number }

export interface ResolvedAudience {
  /** The subject of the audience; null = a day of all sellers, or readers of news. */
  readonly thing: string | null
  readonly recipients: readonly FoundRecipient[]
  readonly leftOut: { readonly erased: number; readonly noConsent: number }
}

export type AudienceDeps = Deps<'stock' | 'couriers' | 'identity' | 'favorites'>

/** People of an audience in the scope. @throws Refusal NOT_FOUND for an unknown subject, or one outside the scope */
export async function resolveAudience(
  deps: AudienceDeps,
  executor: Executor,
  scope: StaffScope,
  audience: Audience,
): Promise<ResolvedAudience> {
  const { thing, found } = await findPeople(deps, executor, scope, audience)
  const present = found.filter(({ isErased }) => !isErased)
  const willing = needsConsent(audience.kind)
    ? new Set(
        await deps.identity.newsReaders(
          executor,
          present.map(({ customerId }) => customerId),
        ),
      )
    : null
  const recipients = present.filter(({ customerId }) => willing?.has(customerId) ?? true)
  const leftOut = { erased: found.length - present.length, noConsent: present.length - recipients.length }
  return { thing, recipients, leftOut }
}

async function findPeople(
  deps: AudienceDeps,
  executor: Executor,
  scope: StaffScope,
  audience: Audience,
): Promise<{ readonly thing: string | null; readonly found: readonly FoundRecipient[] }> {
  const known = <T>(value: T | null): T => {
    if (value === null) throw new Refusal('NOT_FOUND')
    return value
  }
  const nameOf = async (kind: 'product' | 'tourDate' | 'seller', id: number) =>
    known(await nameOfSubject(executor, scope, { kind, id }))
  const customersOf = (asked: Parameters<typeof listOrderCustomers>[2]) => listOrderCustomers(executor, scope, asked)
  switch (audience.kind) {
    case 'day': {
      const { day, organizationId, place } = audience
      const seller = organizationId === null ? null : await nameOf('seller', organizationId)
      const thing = [seller, place].filter((part) => part !== null).join(', ') || null
      return { thing, found: await customersOf({ by: 'day', day, organizationId, place }) }
    }
    case 'product':
    case 'tourDate': {
      const { kind, id } = audience
      return { thing: await nameOf(kind, id), found: await customersOf({ by: kind, id }) }
    }
    case 'lot':
    case 'run': {
      const group =
        audience.kind === 'lot'
          ? await deps.stock.lotOrders(executor, audience.id)
          : await deps.couriers.runOf(executor, audience.id)
      const { title, orderIds } = known(group)
      return { thing: title, found: await customersOf({ by: 'orders', ids: orderIds }) }
    }
    case 'subscribers':
      return { thing: null, found: await listReaders(executor, await deps.identity.newsReaders(executor, null), '') }
    case 'followers': {
      const seller = await nameOf('seller', audience.organizationId)
      const followers = await deps.favorites.followersOf(executor, audience.organizationId)
      return { thing: seller, found: await listReaders(executor, followers, seller) }
    }
  }
}
