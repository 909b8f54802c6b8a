import type { AuditFields } from '@okolitsa/domain/audit/difference.ts'
import { withoutHashes } from '@okolitsa/domain/audit/personal-fields.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { AuditedEntity, AuditKind, AuditSearch, ChainedEntry } from '../ports.ts'
import { PERSONAL, WITH_PERSONAL } from './audit.store.ts'

interface FoundRow {
  id: number
  at: Date
  kind: AuditKind
  staffId: number | null
  service: string | null
  organizationId: number | null
  action: string
  entity: AuditedEntity
  entityId: string
  before: AuditFields | null
  after: AuditFields | null
  isErased: boolean
  reason: string | null
  requestId: string | null
  network: string | null
  browser: string | null
  system: string | null
  hash: string | null
  onBehalfOf: number | null
}

/** Newest first, a page of them. */
const PAGE = 'order by at desc, id desc limit $13'

/** Entries of the whole market, newest first. Each filter that an index serves is a text of its own. */
export async function searchEntries(executor: Executor, asked: AuditSearch): Promise<ChainedEntry[]> {
  const { meanings, staffId, action, kind, thing, from, until, before, limit } = asked
  const admitted = `at >= coalesce($1::timestamptz, '-infinity') and at < coalesce($2::timestamptz, 'infinity')
    and at <= coalesce((select known.at from audit_entry as known where known.id = $3::bigint), 'infinity')
    and ($3::bigint is null or (at, id) < (select known.at, known.id from audit_entry as known where known.id = $3))
    and ${staffId === null ? '$4::int is null' : 'staff_id = $4::int'}
    and ${action === null ? '$5::text is null' : 'action = $5::text'}
    and ${kind === null ? '$6::text is null' : 'kind = $6::text'}
    and ${thing === null ? '$7::text is null and $8::text is null' : 'entity = $7::text and entity_id = $8::text'}`
  const rows = await run<FoundRow>(
    executor,
    `with page as materialized (${
      meanings === null
        ? `select id from audit_entry
            where ${admitted} and cardinality($9::int[]) + cardinality($10::text[]) + cardinality($11::int[]) = 0
              and $12::text is null ${PAGE}`
        : `select found.id from unnest($9::int[]) as wanted
             cross join lateral (select id from audit_entry where staff_id = wanted and ${admitted} ${PAGE}) as found
           union select found.id from unnest($10::text[]) as wanted
             cross join lateral (select id from audit_entry where action = wanted and ${admitted} ${PAGE}) as found
           union select found.id from unnest($11::int[]) as wanted
             cross join lateral (select id from audit_entry where organization_id = wanted and ${admitted} ${PAGE}) as found
           union (select id from audit_entry where entity_id = $12::text and ${admitted} ${PAGE})`
    })
     select audit_entry.id, at, kind, staff_id as "staffId", service, organization_id as "organizationId", action, entity,
       entity_id as "entityId", ${WITH_PERSONAL}, reason, request_id as "requestId", network, browser, system,
       encode(hash, 'hex') as hash, on_behalf_of as "onBehalfOf"
       from page join audit_entry on audit_entry.id = page.id ${PERSONAL}
       left join audit_chain on audit_chain.entry_id = audit_entry.id
      order by at desc, audit_entry.id desc limit $13`,
    [
      from,
      until,
      before,
      staffId,
      action,
      kind,
      thing?.entity ?? null,
      thing?.entityId ?? null,
      meanings?.staffIds ?? [],
      meanings?.actions ?? [],
      meanings?.organizationIds ?? [],
      meanings?.entityId ?? null,
      limit,
    ],
  )
  return rows.map(({ staffId: author, service, ...row }) => ({
    ...row,
    before: row.isErased ? withoutHashes(row.entity, row.before) : row.before,
    after: row.isErased ? withoutHashes(row.entity, row.after) : row.after,
    author: author === null ? { kind: 'service', name: service ?? '' } : { kind: 'staff', staffId: author },
  }))
}
