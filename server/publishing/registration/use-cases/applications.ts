import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { type ApplicationState, applicationAfter } from '@okolitsa/domain/sellers/application.ts'
import { personKindOf } from '@okolitsa/domain/sellers/person-seller.ts'
import { isReady, readinessOf } from '@okolitsa/domain/sellers/readiness.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import type { Deps } from '../../../services.ts'
import { applicationDecided } from '../events.ts'
import type { NpdRegister } from '../ports.ts'
import { findApplication, saveDecision, saveSubmitted, takeApplication } from '../store/application.store.ts'
import { listSellersOf, lockNumber } from '../store/registered.store.ts'
import { npdStatusOf } from './npd-status-of.ts'
import { type Application, type ReadinessDeps, withReadiness } from './with-readiness.ts'

export interface ApplicationsDeps extends ReadinessDeps, Deps<'database' | 'clock' | 'audit' | 'sellers'> {
  readonly npd: NpdRegister | null
}

export interface ApplicationAsked {
  readonly organizationId: number
  readonly scope: StaffScope
  readonly staffId: number
}

export type Decision = { readonly decision: 'approve' } | { readonly decision: 'return'; readonly note: string }

/** @throws Refusal NOT_FOUND for a seller out of the scope */
export async function demandApplication(
  deps: ReadinessDeps,
  executor: Executor,
  { organizationId, scope }: Pick<ApplicationAsked, 'organizationId' | 'scope'>,
): Promise<Application> {
  const row = await findApplication(executor, scope, organizationId)
  const [application] = await withReadiness(deps, executor, row ? [row] : [])
  if (!application) throw new Refusal('NOT_FOUND')
  return application
}

/**
 * Submits a seller's application. A submitted or approved application is not changed. A self-employed person is first
 * looked up at the tax service; when it does not answer, the office decides by hand.
 * @throws Refusal NOT_FOUND, SELLER_NOT_READY, NPD_NOT_REGISTERED, TOO_MANY_REQUESTS
 */
export async function submitApplication(deps: ApplicationsDeps, asked: ApplicationAsked): Promise<Application> {
  const { organizationId } = asked
  const first = await demandApplication(deps, deps.database.executor, asked)
  const isAsked = applicationAfter(first.state, 'submit') !== null && isReady(readinessOf(first))
  const npd =
    isAsked && personKindOf(first) === 'selfEmployed' ? await npdStatusOf(deps, organizationId, first.tin) : null
  return deps.database.inTransaction(async (tx) => {
    const row = await demandApplication(deps, tx, asked)
    await deps.sellers.takeSellers(tx, [organizationId])
    const state = await takeApplication(tx, organizationId)
    if (state === null || applicationAfter(state, 'submit') === null) return demandApplication(deps, tx, asked)
    if (!isReady(readinessOf(row))) throw new Refusal('SELLER_NOT_READY')
    await saveSubmitted(tx, organizationId, { npd, now: deps.clock() })
    await record(deps, tx, asked, { action: 'submitApplication', before: state, after: 'submitted' })
    return demandApplication(deps, tx, asked)
  })
}

/**
 * Approves a seller, which makes it visible to customers, or returns the application. The seller is notified
 * afterwards.
 * @throws Refusal NOT_FOUND, APPLICATION_DECIDED (it is not submitted), SELLER_NOT_READY, APPLICATION_OF_OTHERS (the
 * company has a confirmed seller)
 */
export async function decideApplication(
  deps: ApplicationsDeps,
  asked: ApplicationAsked,
  decision: Decision,
): Promise<Application> {
  const { organizationId, staffId } = asked
  const decided = await deps.database.inTransaction(async (tx) => {
    const row = await demandApplication(deps, tx, asked)
    await deps.sellers.takeSellers(tx, [organizationId])
    const before = await takeApplication(tx, organizationId)
    if (before === null) throw new Refusal('NOT_FOUND')
    const state = applicationAfter(before, decision.decision)
    if (state !== 'approved' && state !== 'returned') throw new Refusal('APPLICATION_DECIDED')
    if (state === 'approved') {
      // a concurrent registration of the number waits, and then finds the seller
      await lockNumber(tx, row.tin)
      const others = (await listSellersOf(tx, row.tin)).filter((one) => one.organizationId !== organizationId)
      if (others.some(({ isVouched }) => isVouched)) throw new Refusal('APPLICATION_OF_OTHERS')
      if (!isReady(readinessOf(row))) throw new Refusal('SELLER_NOT_READY')
      await deps.sellers.showSeller(tx, { kind: 'staff', staffId }, organizationId)
      if (row.plotValidTo !== null) await deps.sellers.setPlotEnd(tx, organizationId, row.plotValidTo)
    }
    const note = decision.decision === 'return' ? decision.note : ''
    await saveDecision(tx, organizationId, { state, note, staffId, now: deps.clock() })
    await record(deps, tx, asked, { action: `${decision.decision}Application`, before, after: state, note })
    await emit(tx, applicationDecided({ organizationId }))
    return demandApplication(deps, tx, asked)
  })
  // other nodes are notified; this node must answer with the visible seller immediately
  deps.sellers.forget(organizationId)
  return decided
}

const record = (
  { audit }: ApplicationsDeps,
  tx: Executor,
  { organizationId, staffId }: ApplicationAsked,
  change: {
    readonly action: string
    readonly before: ApplicationState
    readonly after: ApplicationState
    readonly note?: string
  },
): Promise<void> =>
  audit.record(tx, { kind: 'staff', staffId }, [
    {
      action: change.action,
      entity: 'seller',
      entityId: organizationId,
      organizationId,
      before: { application: change.before },
      after: { application: change.after, ...(change.note && { note: change.note }) },
    },
  ])
