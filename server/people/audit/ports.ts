import type { AuditFields } from '@okolitsa/domain/audit/difference.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Executor } from '../../platform/db/client.ts'

/** Author of a change on the sellers' side: a person, or a service of the shop (an import, the demo). */
export type Author =
  | { readonly kind: 'staff'; readonly staffId: number }
  | { readonly kind: 'service'; readonly name: string }

export type AuditedEntity =
  | 'market'
  | 'seller_invitation'
  | 'seller'
  | 'shipping_rates'
  | 'trade_place'
  | 'staff'
  | 'staff_invitation'
  | 'office_member'
  | 'office_factor'
  | 'office_session'
  | 'office_link'
  | 'office_approval'
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
  | 'review_tag'
  | 'kitchen'
  | 'restaurant'
  | 'dish'
  | 'dish_option'
  | 'customer'
  | 'subscription_plan'
  | 'subscription'

export interface AuditedChange {
  /** Name of the command that made the change. */
  readonly action: string
  readonly entity: AuditedEntity
  readonly entityId: number | string
  /** The seller to which the entity belongs; null = the marketplace. */
  readonly organizationId: number | null
  /** Values before the change; null = the entity was created. */
  readonly before: AuditFields | null
  /** Values after the change; null = the entity was deleted. */
  readonly after: AuditFields | null
}

export interface AuditEntry extends AuditedChange {
  readonly id: number
  readonly at: Date
  readonly author: Author
}

export interface AuditService {
  /** Writes the differences in the caller's transaction; an unchanged entity gets no entry. */
  record(tx: Executor, author: Author, changes: readonly AuditedChange[]): Promise<void>
  /** Latest entries of one entity of a seller (null = of the marketplace), newest first. */
  listOf(
    executor: Executor,
    of: Pick<AuditedChange, 'organizationId' | 'entity' | 'entityId'>,
    limit: number,
  ): Promise<readonly AuditEntry[]>
  /** Entries of one entity of several kinds, newest first; older than `before`, or from the latest when it is null. */
  pageOf(
    executor: Executor,
    of: Pick<AuditedChange, 'organizationId' | 'entityId'> & { readonly entities: readonly AuditedEntity[] },
    page: { readonly limit: number; readonly before: number | null },
  ): Promise<readonly AuditEntry[]>
  /** Entries of one entity of all sellers, and all entries of the same requests, newest first. */
  trailOf(
    executor: Executor,
    of: Pick<AuditedChange, 'entity' | 'entityId'> & { readonly requestIds: readonly string[] },
    limit: number,
  ): Promise<readonly AuditEntry[]>
  /** Entries of a seller in the scope, newest first; null filters match every author and entity. */
  logOf(executor: Executor, scope: StaffScope, asked: AuditLogQuery): Promise<readonly AuditEntry[]>
}

export interface AuditLogQuery {
  readonly organizationId: number
  readonly staffId: number | null
  readonly entities: readonly string[] | null
  readonly before: number | null
  readonly limit: number
}
