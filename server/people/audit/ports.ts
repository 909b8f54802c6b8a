import type { AuditFields } from '@okolitsa/domain/audit/difference.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Executor } from '../../platform/db/client.ts'

/** Who does something on the side of sellers: a person, or a service of the shop (an import, the demo). */
export type Author =
  | { readonly kind: 'staff'; readonly staffId: number }
  | { readonly kind: 'service'; readonly name: string }

/** Kinds of things with an audit trail. */
export type AuditedEntity =
  | 'seller'
  | 'shipping_rates'
  | 'trade_place'
  | 'staff'
  | 'staff_invitation'
  | 'category'
  | 'product'
  | 'farm_post'
  | 'stock'
  | 'order'
  | 'tour'
  | 'tour_date'
  | 'promo_code'
  | 'loyalty_program'
  | 'search_synonym'
  | 'crop'
  | 'bonuses'
  | 'site'
  | 'site_host'
  | 'site_page'
  | 'site_domain'
  | 'content'
  | 'festival'
  | 'recipe_category'
  | 'recipe'
  | 'kitchen'
  | 'restaurant'
  | 'dish'
  | 'dish_option'
  | 'customer'
  | 'subscription_plan'
  | 'subscription'

/** One change of one thing. */
export interface AuditedChange {
  /** The command that made it. */
  readonly action: string
  readonly entity: AuditedEntity
  readonly entityId: number | string
  /** Whose it is; null = the marketplace's own. */
  readonly organizationId: number | null
  /** Null = it was made. */
  readonly before: AuditFields | null
  /** Null = it is gone. */
  readonly after: AuditFields | null
}

export interface AuditEntry extends AuditedChange {
  readonly id: number
  readonly at: Date
  readonly author: Author
}

/** The trace of changes. */
export interface AuditService {
  /** Writes, in the caller's transaction, what differs; a change that changes nothing leaves no entry. */
  record(tx: Executor, author: Author, changes: readonly AuditedChange[]): Promise<void>
  /** The latest entries of one thing of one seller (null = of the marketplace), the newest first. */
  listOf(
    executor: Executor,
    of: Pick<AuditedChange, 'organizationId' | 'entity' | 'entityId'>,
    limit: number,
  ): Promise<readonly AuditEntry[]>
  /** What was done to one thing under several kinds, the newest first: so many entries older than `before`, null = the newest. */
  pageOf(
    executor: Executor,
    of: Pick<AuditedChange, 'organizationId' | 'entityId'> & { readonly entities: readonly AuditedEntity[] },
    page: { readonly limit: number; readonly before: number | null },
  ): Promise<readonly AuditEntry[]>
  /** Entries of a seller in the scope, the newest first; null = by anybody, about anything, from the latest. */
  logOf(executor: Executor, scope: StaffScope, asked: AuditLogQuery): Promise<readonly AuditEntry[]>
}

export interface AuditLogQuery {
  readonly organizationId: number
  readonly staffId: number | null
  readonly entities: readonly string[] | null
  readonly before: number | null
  readonly limit: number
}
