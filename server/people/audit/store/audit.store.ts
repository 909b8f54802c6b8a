import type { AuditFields } from '@okolitsa/domain/audit/difference.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { requestIdNow } from '../../../platform/db/cause.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'
import type { AuditEntry, AuditedChange, AuditedEntity, AuditLogQuery, Author } from '../ports.ts'

export async function insertEntries(tx: Executor, author: Author, changes: readonly AuditedChange[]): Promise<void> {
  await run(
    tx,
    `insert into audit_entry (staff_id, service, organization_id, action, entity, entity_id, before, after, request_id)
     select $1::int, $2::text, organization_id, action, entity, entity_id, before, after, $4::text
       from jsonb_to_recordset($3::jsonb) as entry (organization_id integer, action text, entity text, entity_id text,
         before jsonb, after jsonb)`,
    [
      author.kind === 'staff' ? author.staffId : null,
      author.kind === 'service' ? author.name : null,
      JSON.stringify(
        changes.map(({ organizationId, action, entity, entityId, before, after }) => ({
          organization_id: organizationId,
          action,
          entity,
          entity_id: String(entityId),
          before,
          after,
        })),
      ),
      requestIdNow(),
    ],
  )
}

interface EntryRow {
  id: number
  at: Date
  staffId: number | null
  service: string | null
  organizationId: number | null
  action: string
  entity: AuditedEntity
  entityId: string
  before: AuditFields | null
  after: AuditFields | null
}

const COLUMNS = `id, at, staff_id as "staffId", service, organization_id as "organizationId", action, entity,
  entity_id as "entityId", before, after`

const entryOf = ({ staffId, service, ...row }: EntryRow): AuditEntry => ({
  ...row,
  author: staffId === null ? { kind: 'service', name: service ?? '' } : { kind: 'staff', staffId },
})

/** Entries of one entity, newest first; older than `before`, or from the latest when it is null. */
export async function listEntries(
  executor: Executor,
  {
    organizationId,
    entities,
    entityId,
  }: Pick<AuditedChange, 'organizationId' | 'entityId'> & { readonly entities: readonly AuditedEntity[] },
  { limit, before }: { readonly limit: number; readonly before: number | null },
): Promise<AuditEntry[]> {
  const rows = await run<EntryRow>(
    executor,
    `select ${COLUMNS} from audit_entry
      where entity = any($1::text[]) and entity_id = $2 and organization_id is not distinct from $3::int
        and ($5::bigint is null or id < $5)
      order by id desc limit $4`,
    [entities, String(entityId), organizationId, limit, before],
  )
  return rows.map(entryOf)
}

/** Entries of one seller in the scope, newest first. */
export async function listLog(
  executor: Executor,
  scope: StaffScope,
  { organizationId, staffId, entities, before, limit }: AuditLogQuery,
): Promise<AuditEntry[]> {
  const rows = await run<EntryRow>(
    executor,
    `select ${COLUMNS} from audit_entry
      where organization_id = $1 and ($2::int is null or staff_id = $2) and ($3::text[] is null or entity = any($3))
        and ($4::int is null or id < $4) and ${within(scope, { organization: 'organization_id', customer: 'null' }, 5)}
      order by id desc limit $5`,
    [organizationId, staffId, entities, before, limit, ...scopeValues(scope)],
  )
  return rows.map(entryOf)
}

/** Entries of one entity, and all entries of the same requests, newest first. */
export async function listTrail(
  executor: Executor,
  {
    entity,
    entityId,
    requestIds,
  }: Pick<AuditedChange, 'entity' | 'entityId'> & { readonly requestIds: readonly string[] },
  limit: number,
): Promise<AuditEntry[]> {
  const rows = await run<EntryRow>(
    executor,
    `select ${COLUMNS} from audit_entry
      where id in (select id from audit_entry where entity = $1 and entity_id = $2
                   union select id from audit_entry where request_id = any($3::text[]))
      order by id desc limit $4`,
    [entity, String(entityId), requestIds, limit],
  )
  return rows.map(entryOf)
}
