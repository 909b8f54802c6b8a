import type { Deps } from '../../../services.ts'
import { CLAIM_LIVES_MS } from '../policy.ts'
import { listOldClaims, lockNumber, takeOldClaim } from '../store/registered.store.ts'

export type EndClaimsDeps = Deps<'database' | 'clock' | 'sellers' | 'sites'>

const AUTHOR = { kind: 'service', name: 'registration' } as const

/**
 * Ends claims on companies that were not submitted in time, which frees their slugs and sites and ends their people's
 * access. They may start a new claim.
 */
export async function endClaims({ database, clock, sellers, sites }: EndClaimsDeps): Promise<void> {
  const before = new Date(clock().getTime() - CLAIM_LIVES_MS)
  for (const { organizationId, tin } of await listOldClaims(database.executor, before)) {
    const isOver = await database.inTransaction(async (tx) => {
      await lockNumber(tx, tin)
      await sellers.takeSellers(tx, [organizationId])
      // it may have been submitted at this moment
      if (!(await takeOldClaim(tx, organizationId, before))) return false
      for (const siteUuid of await sites.listSitesOf(tx, organizationId))
        await sites.removeSite(tx, AUTHOR, { siteUuid, organizationId })
      await sellers.changeSeller(tx, AUTHOR, organizationId, { slug: `claim-${tin}-${organizationId}` })
      await sellers.disableSeller(tx, AUTHOR, organizationId)
      return true
    })
    if (isOver) sellers.forget(organizationId)
  }
}
