import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { AuditEntry, AuditLogQuery } from '../../../../people/audit/ports.ts'
import type { Deps } from '../../../../services.ts'
import { listNames } from '../store/action-log.store.ts'

export interface ActionRow extends Pick<AuditEntry, 'id' | 'at' | 'action' | 'entity' | 'before' | 'after'> {
  readonly who: string | null
  readonly title: string | null
  /** Id of the order of an action; null for other actions. */
  readonly orderId: number | null
}

const PRODUCTS: readonly string[] = ['product', 'stock', 'dish', 'tour_date']

/** Actions at one seller in the scope with their authors and subjects, newest first. */
export async function listActions(
  { executor, audit, products }: Deps<'executor' | 'audit' | 'products'>,
  scope: StaffScope,
  asked: AuditLogQuery,
): Promise<ActionRow[]> {
  const entries = await audit.logOf(executor, scope, asked)
  const idsOf = (isAsked: (entry: AuditEntry) => boolean) =>
    entries.filter(isAsked).map(({ entityId }) => Number(entityId))
  const authors = entries.flatMap(({ author }) => (author.kind === 'staff' ? author.staffId : []))
  const [names, titles] = await Promise.all([
    listNames(executor, [...authors, ...idsOf(({ entity }) => entity === 'staff')]),
    products.titlesOf(
      executor,
      idsOf(({ entity }) => PRODUCTS.includes(entity)),
    ),
  ])
  return entries.map(({ id, at, author, action, entity, entityId, before, after }) => ({
    id,
    at,
    who: author.kind === 'staff' ? (names.get(author.staffId) ?? null) : null,
    action,
    entity,
    title: PRODUCTS.includes(entity)
      ? (titles.get(Number(entityId)) ?? null)
      : entity === 'staff'
        ? (names.get(Number(entityId)) ?? null)
        : (textOf(after?.title) ?? textOf(before?.title) ?? textOf(after?.name) ?? textOf(before?.name)),
    orderId: entity === 'order' ? Number(entityId) : null,
    before,
    after,
  }))
}

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
