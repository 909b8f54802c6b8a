import { randomBytes, randomUUID } from 'node:crypto'
import type { AuditFields } from '@okolitsa/domain/audit/difference.ts'
import { splitPersonal, withoutHashes } from '@okolitsa/domain/audit/personal-fields.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { onBehalfNow, originNow, requestIdNow } from '../../../platform/db/cause.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'
import type { AuditEntry, AuditedChange, AuditedEntity, AuditedFact, AuditLogQuery, Author } from '../ports.ts'

export type NewEntry =
  | AuditedChange
  | (Omit<AuditedFact, 'facts'> & { readonly before: null; readonly after: AuditFields })

const SALT_BYTES = 16

/** The row of an entry: personal values stand next to it, and the entry contains their salted hashes. */
function rowOf(entry: NewEntry) {
  const { organizationId, action, entity, entityId, reason } = entry
  const before = splitPersonal(entity, entry.before)
  const after = splitPersonal(entity, entry.after)
  const isPersonal = before.personal !== null || after.personal !== null
  return {
    organization_id: organizationId,
    kind: 'kind' in entry ? entry.kind : 'change',
    action,
    entity,
    entity_id: String(entityId),
    reason: reason ?? null,
    before: before.kept,
    after: after.kept,
    personal_id: isPersonal ? randomUUID() : null,
    salt: isPersonal ? randomBytes(SALT_BYTES).toString('hex') : null,
    personal_before: before.personal,
    personal_after: after.personal,
  }
}

export async function insertEntries(tx: Executor, author: Author, entries: readonly NewEntry[]): Promise<void> {
  const origin = originNow()
  await run(
    tx,
    `with entry as materialized (
       select * from jsonb_to_recordset($3::jsonb) as entry (organization_id integer, kind text, action text, entity text,
         entity_id text, reason text, before jsonb, after jsonb, personal_id uuid, salt text, personal_before jsonb,
         personal_after jsonb)
     ), personal as (
       insert into audit_personal (id, salt, before, after)
       select personal_id, decode(salt, 'hex'), personal_before, personal_after from entry where personal_id is not null)
     insert into audit_entry (staff_id, service, organization_id, kind, action, entity, entity_id, reason, before, after,
       personal_id, request_id, network, browser, system, on_behalf_of)
     select $1::int, $2::text, organization_id, kind, action, entity, entity_id, reason,
       case when personal_before is null then before else before || audit_hashes(decode(salt, 'hex'), personal_before) end,
       case when personal_after is null then after else after || audit_hashes(decode(salt, 'hex'), personal_after) end,
       personal_id, $4::text, $5::text, $6::text, $7::text, $8::int
       from entry`,
    [
      author.kind === 'staff' ? author.staffId : null,
      author.kind === 'service' ? author.name : null,
      JSON.stringify(entries.map(rowOf)),
      requestIdNow(),
      origin?.network ?? null,
      origin?.browser ?? null,
      origin?.system ?? null,
      onBehalfNow(),
    ],
  )
}

/** Values of an entry joined with `PERSONAL`, with the personal ones instead of their hashes. */
export const WITH_PERSONAL = `
  case when personal.before is null then audit_entry.before else audit_entry.before || personal.before end as before,
  case when personal.after is null then audit_entry.after else audit_entry.after || personal.after end as after,
  personal_id is not null and personal.id is null as "isErased"`
export const PERSONAL = 'left join audit_personal as personal on personal.id = personal_id'

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
  isErased: boolean
}

const COLUMNS = `audit_entry.id, at, staff_id as "staffId", service, organization_id as "organizationId", action, entity,
  entity_id as "entityId", ${WITH_PERSONAL}`

const entryOf = ({ staffId, service, isErased, before, after, ...row }: EntryRow): AuditEntry => ({
  ...row,
  before: isErased ? withoutHashes(row.entity, before) : before,
  after: isErased ? withoutHashes(row.entity, after) : after,
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
    `select ${COLUMNS} from audit_entry ${PERSONAL}
      where entity = any($1::text[]) and entity_id = $2 and organization_id is not distinct from $3::int
        and ($5::bigint is null or audit_entry.id < $5)
      order by audit_entry.id desc limit $4`,
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
    `select ${COLUMNS} from audit_entry ${PERSONAL}
      where organization_id = $1 and ($2::int is null or staff_id = $2) and ($3::text[] is null or entity = any($3))
        and ($4::int is null or audit_entry.id < $4) and ${within(scope, { organization: 'organization_id', customer: 'null' }, 5)}
      order by audit_entry.id desc limit $5`,
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
    `select ${COLUMNS} from audit_entry ${PERSONAL}
      where audit_entry.id in (select id from audit_entry where entity = $1 and entity_id = $2
                               union select id from audit_entry where request_id = any($3::text[]))
      order by audit_entry.id desc limit $4`,
    [entity, String(entityId), requestIds, limit],
  )
  return rows.map(entryOf)
}

/** People who did an action with an entity, latest first. */
export const listActs = (
  executor: Executor,
  { entity, entityId, action }: Pick<AuditedChange, 'entity' | 'entityId' | 'action'>,
  limit: number,
): Promise<{ id: number; at: Date; staffId: number }[]> =>
  run(
    executor,
    `select id, at, staff_id as "staffId" from audit_entry
      where entity = $1 and entity_id = $2 and action = $3 and staff_id is not null order by id desc limit $4`,
    [entity, String(entityId), action, limit],
  )
