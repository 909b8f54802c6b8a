import type { SellerOfNumber } from '@okolitsa/domain/sellers/claim.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Serializes registrations of one tax number until the end of the transaction. */
export async function lockNumber(tx: Executor, tin: string): Promise<void> {
  await run(tx, `select pg_advisory_xact_lock(hashtextextended('seller-registration:' || $1, 0))`, [tin])
}

/**
 * Sellers of a tax number without expired claims; sellers registered by phone are confirmed when the office has
 * approved them.
 */
export async function listSellersOf(executor: Executor, tin: string): Promise<SellerOfNumber[]> {
  return run<{ organizationId: number; isVouched: boolean }>(
    executor,
    `select organization.id as "organizationId",
       coalesce(proved_by = 'bank' or state = 'approved', true) as "isVouched"
       from seller_card as organization left join seller_application on organization_id = organization.id
      where tin = $1 and (is_enabled or coalesce(state, '') <> 'draft') order by organization.id`,
    [tin],
  )
}

/** Unapproved claims by phone of a tax number; `since` excludes older drafts. */
export async function listClaimsOf(executor: Executor, tin: string, since: Date | null): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    `select organization.id from seller_card as organization join seller_application as claim on organization_id = organization.id
      where tin = $1 and proved_by = 'phone' and state <> 'approved' and (is_enabled or state <> 'draft')
        and (state <> 'draft' or $2::timestamptz is null or claim.created_at > $2)
      order by organization.id`,
    [tin, since],
  )
  return rows.map(({ id }) => id)
}

export async function takenSlugs(executor: Executor, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await run<{ slug: string }>(executor, 'select slug from seller_card where slug = any($1)', [slugs])
  return new Set(rows.map(({ slug }) => slug))
}

interface OldClaim {
  organizationId: number
  tin: string
  ien: string
  /** Private file of a household plot; null = none. */
  plotFile: string | null
}

/** Draft claims by phone created before a moment that are not ended yet. */
export const listOldClaims = (executor: Executor, before: Date): Promise<OldClaim[]> =>
  run<OldClaim>(
    executor,
    `select organization.id as "organizationId", tin, ien, plot_file as "plotFile"
       from seller_card as organization join seller_application as claim on organization_id = organization.id
      where proved_by = 'phone' and state = 'draft' and claim.created_at <= $1 and is_enabled order by organization.id`,
    [before],
  )

/** Locks an old draft until the end of the transaction; false = it is no old draft any more. */
export async function takeOldClaim(tx: Executor, organizationId: number, before: Date): Promise<boolean> {
  const rows = await run(
    tx,
    `select from seller_application where organization_id = $1 and proved_by = 'phone' and state = 'draft'
        and created_at <= $2 for no key update`,
    [organizationId, before],
  )
  return rows.length > 0
}
