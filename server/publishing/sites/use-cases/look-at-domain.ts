import { afterLook, type DomainReason, domainFault, proofName } from '@okolitsa/domain/sites/own-domain.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Deps } from '../../../services.ts'
import type { NameService } from '../ports.ts'
import { deleteHost, insertHost } from '../store/site.store.ts'
import {
  type DomainRow,
  endOtherClaims,
  leaseDueDomains,
  takeDomain,
  takeHost,
  updateDomain,
} from '../store/site-domain.store.ts'

export interface DomainDeps extends Deps<'database' | 'clock' | 'audit'> {
  readonly names: NameService
  /** Host name that domains must point at. */
  readonly target: string
  readonly onSilence: (error: unknown) => void
}

const AUTHOR = { kind: 'service', name: 'domains' } as const
/** Maximum claims checked per run. */
const AT_ONCE = 20
/** Duration of the lease of a claim; after it another node checks the claim, ms. */
const LEASE_MS = 10 * 60_000

/** Queries DNS for the proof and the target and returns the fault; `silent` = no answer. */
async function faultOf({ names, target, onSilence }: DomainDeps, { host, proof }: DomainRow) {
  try {
    const [texts, own, ours] = await Promise.all([
      names.textsOf(proofName(host)),
      names.namesOf(host),
      names.namesOf(target),
    ])
    return domainFault({ texts, ...own }, proof, { host: target, addresses: ours.addresses })
  } catch (error) {
    onSilence(error)
    return 'silent' as const
  }
}

/** Checks one claim and applies the result. DNS is queried outside of the transaction. */
export async function lookAtDomain(deps: DomainDeps, id: string): Promise<void> {
  const { inTransaction, executor } = deps.database
  const asked = await takeDomain(executor, id)
  if (!asked) return
  const fault = await faultOf(deps, asked)
  await inTransaction(async (tx) => {
    const claim = await takeDomain(tx, id)
    // released in the meantime, so the result is obsolete
    if (claim && claim.proof === asked.proof && claim.state === asked.state) await settle(deps, tx, claim, fault)
  })
}

async function settle(
  { clock, audit }: DomainDeps,
  tx: Executor,
  claim: DomainRow,
  fault: DomainReason | 'silent' | null,
): Promise<void> {
  const { host, siteUuid, organizationId, state: before } = claim
  const now = clock()
  const current = await takeHost(tx, host)
  // a name that the shop gave to a site cannot be taken over
  const step = afterLook(claim, fault === null && current?.kind === 'ours' ? 'takenOver' : fault, now)
  await updateDomain(tx, claim.id, { ...step, checkedAt: now })
  if (step.state === before) return
  if (step.state === 'verified') {
    if (current) await deleteHost(tx, { siteUuid: current.siteUuid, name: host })
    await insertHost(tx, { name: host, siteUuid, kind: 'own' })
    await endOtherClaims(tx, claim)
  } else if (step.state === 'failed' && current?.siteUuid === siteUuid) {
    await deleteHost(tx, { siteUuid, name: host })
  }
  const of = { entity: 'site_domain', entityId: host, organizationId } as const
  const { state, reason } = step
  await audit.record(tx, AUTHOR, [
    { action: 'lookAtDomain', ...of, before: { siteUuid, state: before }, after: { siteUuid, state, reason } },
  ])
}

export async function lookAtDueDomains(deps: DomainDeps): Promise<void> {
  const now = deps.clock()
  const until = new Date(now.getTime() + LEASE_MS)
  const due = await leaseDueDomains(deps.database.executor, { now, until, most: AT_ONCE })
  for (const { id } of due) await lookAtDomain(deps, id)
}
