import type { AuditFields } from '@okolitsa/domain/audit/difference.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Executor } from '../../platform/db/client.ts'

/** Author of a change on the sellers' side: a person, or a service of the shop (an import, the demo). */
export type Author =
  | { readonly kind: 'staff'; readonly staffId: number }
  | { readonly kind: 'service'; readonly name: string }

export type AuditedEntity =
  | 'market'
  | 'notification_template'
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
  | 'office_queue'
  | 'office_call'
  | 'cabinet_visit'
  | 'audit_log'
  | 'event'
  | 'integrity_run'
  | 'outside_service'
  | 'category'
  | 'product'
  | 'farm_post'
  | 'stock'
  | 'order'
  | 'tour'
  | 'tour_date'
  | 'promo_code'
  | 'commission_rule'
  | 'operator_vat'
  | 'payout_run'
  | 'payout_statement'
  | 'payout_movement'
  | 'accounting_period'
  | 'register_source'
  | 'agency_paper'
  | 'ledger_entry'
  | 'receipt'
  | 'broadcast'
  | 'loyalty_program'
  | 'search_synonym'
  | 'crop'
  | 'stop_word'
  | 'moderated_text'
  | 'moderation_word'
  | 'paper_rule'
  | 'seller_contract'
  | 'goods_check'
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
  readonly reason?: string | null
}

/** A read of personal data, or a refused call: nothing changed. */
export interface AuditedFact
  extends Pick<AuditedChange, 'action' | 'entity' | 'entityId' | 'organizationId' | 'reason'> {
  readonly kind: 'read' | 'refusal'
  /** Which fields were read, or what was refused; no personal values. */
  readonly facts: AuditFields
}

export interface AuditEntry extends AuditedChange {
  readonly id: number
  readonly at: Date
  readonly author: Author
}

export interface AuditService {
  /** Writes the differences in the caller's transaction; an unchanged entity gets no entry. */
  record(tx: Executor, author: Author, changes: readonly AuditedChange[]): Promise<void>
  /** Writes that personal data were read or a call was refused. */
  note(executor: Executor, author: Author, fact: AuditedFact): Promise<void>
  /** Erases personal values and salts of the entries about an entity; the entries and their chain stay. */
  erase(tx: Executor, of: Pick<AuditedChange, 'entity' | 'entityId'>): Promise<void>
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
  /** Entries of the whole market, newest first. */
  search(executor: Executor, asked: AuditSearch): Promise<readonly ChainedEntry[]>
  /** State of the chain. */
  chain(executor: Executor): Promise<AuditChain>
  /** Number of entries that have waited for the sealer for a minute. */
  late(executor: Executor): Promise<number>
  /** Writes down the last hash for a day, once; null = it was written down, or no entry is sealed. */
  closeDay(tx: Executor, day: IsoDate): Promise<Pick<AuditChain, 'entries' | 'hash'> | null>
  /** Entries of one entity of all sellers, and all entries of the same requests, newest first. */
  trailOf(
    executor: Executor,
    of: Pick<AuditedChange, 'entity' | 'entityId'> & { readonly requestIds: readonly string[] },
    limit: number,
  ): Promise<readonly AuditEntry[]>
  /** People who did an action with one entity of all sellers, latest first; entries of services are left out. */
  actsOf(
    executor: Executor,
    of: Pick<AuditedChange, 'entity' | 'entityId' | 'action'>,
    limit: number,
  ): Promise<readonly { readonly id: number; readonly at: Date; readonly staffId: number }[]>
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

/** Possible meanings of a text of a search. */
export interface AuditMeanings {
  readonly staffIds: readonly number[]
  readonly actions: readonly string[]
  readonly organizationIds: readonly number[]
  readonly entityId: string | null
}

/** Filters of the log of the market; null admits every entry. */
export interface AuditSearch {
  readonly meanings: AuditMeanings | null
  readonly staffId: number | null
  readonly action: string | null
  readonly kind: AuditKind | null
  readonly thing: { readonly entity: string; readonly entityId: string } | null
  readonly from: Date | null
  readonly until: Date | null
  /** Entries older than that one. */
  readonly before: number | null
  readonly limit: number
}

export type AuditKind = 'change' | AuditedFact['kind']

export interface ChainedEntry extends Omit<AuditEntry, 'reason' | 'entityId'> {
  readonly entityId: string
  readonly kind: AuditKind
  readonly reason: string | null
  readonly requestId: string | null
  readonly network: string | null
  readonly browser: string | null
  readonly system: string | null
  readonly isErased: boolean
  /** The seller in whose cabinet a person of the office did it; null = on nobody else's behalf. */
  readonly onBehalfOf: number | null
  /** Hexadecimal; null = not sealed yet. */
  readonly hash: string | null
}

export interface AuditChain {
  /** Number of sealed entries. */
  readonly entries: number
  /** The last hash, hexadecimal; null = no entry is sealed. */
  readonly hash: string | null
  /** Time of the first entry. */
  readonly since: Date | null
}
