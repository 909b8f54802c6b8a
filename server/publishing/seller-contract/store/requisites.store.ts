import type { Requisites } from '@okolitsa/domain/seller-contract/requisites.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { KeptRequisites } from '../ports.ts'

/** Versions that are read of one seller, newest first. */
const MAX_VERSIONS = 50
/** Days for which the phone of a former owner counts as an old contact. */
const FORMER_OWNER_DAYS = 30

/** A phone, or an e-mail address. */
export type Contact = string

const COLUMNS = `version.id, version.details || jsonb_build_object('kind', version.kind) as requisites,
  version.confirmed_at as "confirmedAt", version.effective_from as "effectiveFrom",
  (select name from staff_person where staff_person.id = version.confirmed_by) as "confirmedBy",
  cancel.cancelled_at as "cancelledAt"`

/** Requisites of one seller, also cancelled ones, newest first. */
export const listRequisites = (executor: Executor, organizationId: number): Promise<KeptRequisites[]> =>
  run<KeptRequisites>(
    executor,
    `select ${COLUMNS} from requisites_version as version
       left join requisites_cancel as cancel on cancel.version_id = version.id
      where version.organization_id = $1 order by version.id desc limit ${MAX_VERSIONS}`,
    [organizationId],
  )

export interface AnnouncedRequisites extends KeptRequisites {
  readonly organizationId: number
  readonly seller: string
  readonly timeZone: string
  readonly contacts: readonly Contact[]
}

/** A version with the contacts that are notified of it; null = unknown. */
export async function findRequisites(executor: Executor, versionId: number): Promise<AnnouncedRequisites | null> {
  const [row] = await run<AnnouncedRequisites>(
    executor,
    `select ${COLUMNS}, version.organization_id as "organizationId", seller_card.voice as seller,
       seller_card.time_zone as "timeZone", version.contacts
       from requisites_version as version
       left join requisites_cancel as cancel on cancel.version_id = version.id
       join seller_card on seller_card.id = version.organization_id where version.id = $1`,
    [versionId],
  )
  return row ?? null
}

export async function insertRequisites(
  tx: Executor,
  {
    requisites: { kind, ...details },
    ...given
  }: {
    readonly organizationId: number
    readonly requisites: Requisites
    readonly confirmedBy: number | null
    readonly confirmedAt: Date
    readonly effectiveFrom: Date
    readonly contacts: readonly Contact[]
  },
): Promise<number> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into requisites_version (organization_id, kind, details, confirmed_by, confirmed_at, effective_from, contacts)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      given.organizationId,
      kind,
      JSON.stringify(details),
      given.confirmedBy,
      given.confirmedAt,
      given.effectiveFrom,
      JSON.stringify(given.contacts),
    ],
  )
  if (!row) throw new Error('requisites were not written')
  return row.id
}

/** Requisites of many sellers in force since a moment, in one statement. */
export const importRequisites = async (
  tx: Executor,
  given: readonly { readonly organizationId: number; readonly requisites: Requisites }[],
  at: Date,
): Promise<void> => {
  await run(
    tx,
    `insert into requisites_version (organization_id, kind, details, confirmed_at, effective_from)
     select "organizationId", requisites ->> 'kind', requisites - 'kind', $2, $2
       from jsonb_to_recordset($1::jsonb) as given ("organizationId" integer, requisites jsonb)`,
    [JSON.stringify(given), at],
  )
}

export const insertCancel = async (
  tx: Executor,
  cancel: { readonly versionId: number; readonly at: Date; readonly by: number | null },
): Promise<void> => {
  await run(
    tx,
    `insert into requisites_cancel (version_id, cancelled_at, cancelled_by) values ($1, $2, $3) on conflict do nothing`,
    [cancel.versionId, cancel.at, cancel.by],
  )
}

/**
 * Contacts that the seller had before a change: phones of owners, also of those who left lately, and everything that
 * was notified of the former requisites, so that neither another address nor a removed owner hides the change.
 */
export async function listOldContacts(tx: Executor, organizationId: number, now: Date): Promise<Contact[]> {
  const rows = await run<{ contact: string }>(
    tx,
    `select phone as contact from staff_place
      where organization_id = $1 and role = 'owner' and phone is not null
        and (ended_at is null or ended_at > $2::timestamptz - make_interval(days => ${FORMER_OWNER_DAYS}))
     union
     select jsonb_array_elements_text(contacts) from (
       select contacts from requisites_version as version
        where organization_id = $1 and not exists (select from requisites_cancel where version_id = version.id)
        order by id desc limit 1) as former`,
    [organizationId, now],
  )
  return rows.map(({ contact }) => contact)
}

export interface ContractSeller {
  readonly tin: string
  readonly ien: string
  readonly taxSystem: string
}
export async function findContractSeller(executor: Executor, organizationId: number): Promise<ContractSeller | null> {
  const [row] = await run<ContractSeller>(
    executor,
    'select tin, ien, tax_system as "taxSystem" from seller_card where id = $1',
    [organizationId],
  )
  return row ?? null
}

export interface Owner {
  readonly phone: string | null
}

/** The person as an owner of the seller now; null = they are none. */
export async function findOwner(
  executor: Executor,
  { staffId, organizationId }: { readonly staffId: number; readonly organizationId: number },
): Promise<Owner | null> {
  const [row] = await run<Owner>(
    executor,
    `select phone from staff_place
      where staff_id = $1 and organization_id = $2 and role = 'owner' and ended_at is null and is_active`,
    [staffId, organizationId],
  )
  return row ?? null
}
