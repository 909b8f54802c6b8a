import type { Deps } from '../../../services.ts'
import type { PaperArchive } from '../../../supply/images/ports.ts'
import { CLAIM_LIVES_MS } from '../policy.ts'
import { savePlot } from '../store/application.store.ts'
import { listOldClaims, lockNumber, takeOldClaim } from '../store/registered.store.ts'

export interface EndClaimsDeps extends Deps<'database' | 'clock' | 'sellers' | 'sites' | 'audit'> {
  readonly papers: Pick<PaperArchive, 'forget'>
}

/** Stands in receipts for a person without a number. */
const NO_TIN = '0'.repeat(12)

const AUTHOR = { kind: 'service', name: 'registration' } as const

/**
 * Ends claims on companies that were not submitted in time, which frees their slugs and sites and ends their people's
 * access. They may start a new claim. Of a person nothing is kept: name, number and paper are erased, in the log, too.
 */
export async function endClaims({ database, clock, sellers, sites, audit, papers }: EndClaimsDeps): Promise<void> {
  const before = new Date(clock().getTime() - CLAIM_LIVES_MS)
  for (const { organizationId, tin, ien, plotFile } of await listOldClaims(database.executor, before)) {
    const isOver = await database.inTransaction(async (tx) => {
      await lockNumber(tx, tin)
      await sellers.takeSellers(tx, [organizationId])
      // it may have been submitted at this moment
      if (!(await takeOldClaim(tx, organizationId, before))) return false
      for (const siteUuid of await sites.listSitesOf(tx, organizationId))
        await sites.removeSite(tx, AUTHOR, { siteUuid, organizationId })
      const isPerson = ien === ''
      const slug = `claim-${isPerson ? 'person' : tin}-${organizationId}`
      const nobody = { title: slug, legalName: slug, ownerName: '', tin: NO_TIN, phone: null }
      await sellers.changeSeller(tx, AUTHOR, organizationId, { slug, ...(isPerson && nobody) })
      await sellers.disableSeller(tx, AUTHOR, organizationId)
      if (isPerson) {
        await savePlot(tx, organizationId, null)
        await audit.erase(tx, { entity: 'seller', entityId: organizationId })
      }
      return true
    })
    if (isOver) sellers.forget(organizationId)
    if (isOver && plotFile !== null) await papers.forget(plotFile)
  }
}
