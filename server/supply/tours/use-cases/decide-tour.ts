import { decidedCheck, undoDecisionBefore } from '@okolitsa/domain/goods/goods-check.ts'
import { everybodys } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { knownTourCheck, type TourContent } from '@okolitsa/domain/tours/tour-check.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import type { Deps } from '../../../services.ts'
import { tourDecided } from '../events.ts'
import type { ToursService } from '../ports.ts'
import { organizerOf, publishToursChanged } from '../store/tour.store.ts'
import { restoreTourCheck, saveTourCheck, saveTourDecision } from '../store/tour-check.store.ts'
import { findOwnTour, type OwnTourRow } from '../store/tour-sheet.store.ts'
import { showTour } from './settle-tour.ts'

const ACTIONS = { accept: 'acceptGoods', return: 'returnGoods', hide: 'hideGoods' } as const
const EVERY_TOUR = everybodys('the office checks tours of every organizer')

const refused = (reason: 'decided' | 'changed') => new Refusal('GOODS_CHECK_REFUSED', { reason })

/** Decisions of the office about tours, as about goods. Each leaves an audit entry. */
export function tourDecisions({
  audit,
  sellers,
}: Deps<'audit' | 'sellers'>): Pick<ToursService, 'decideTour' | 'undoTourDecision'> {
  /** Locks the organizer and reads its tour. */
  const take = async (tx: Executor, tourId: number, now: Date): Promise<OwnTourRow> => {
    const organizationId = await organizerOf(tx, tourId)
    if (organizationId === null) throw new Refusal('NOT_FOUND')
    await sellers.takeSellers(tx, [organizationId])
    const tour = await findOwnTour(tx, EVERY_TOUR, tourId, now)
    if (!tour) throw new Refusal('NOT_FOUND')
    return tour
  }
  const record = (tx: Executor, staffId: number, tour: OwnTourRow, action: string, after: object) =>
    audit.record(tx, { kind: 'staff', staffId }, [
      {
        ...{ action, entity: 'tour', entityId: tour.id, organizationId: tour.organizationId },
        before: { state: tour.check?.state ?? null, title: tour.sheet.title },
        after: { ...after },
      },
    ])
  return {
    decideTour: async (tx, tourId, { decision, reason, message, staffId, now, version }) => {
      const tour = await take(tx, tourId, now)
      const ref = { tourId, organizationId: tour.organizationId }
      if (!tour.check && !tour.wasPublished) throw new Refusal('NOT_FOUND')
      if (version !== undefined && tour.check?.state !== 'waiting') throw refused('decided')
      if (version !== undefined && tour.check?.version !== version) throw refused('changed')
      const before = tour.check ?? knownTourCheck(tour.live, tour.isShown)
      const after = decidedCheck<TourContent>(before, decision)
      if (version === undefined && after.state === before.state) throw refused('decided')
      if (!tour.check) await saveTourCheck(tx, ref, before)
      await showTour(tx, tour, after)
      const decided = { reason: decision === 'accept' ? null : reason, message: decision === 'accept' ? '' : message }
      await saveTourDecision(tx, tourId, after, { staffId, now, ...decided })
      await record(tx, staffId, tour, ACTIONS[decision], { state: after.state, version: after.version, ...decided })
      await publishToursChanged(tx)
      const until = undoDecisionBefore(now)
      await emit(tx, tourDecided({ tourId, decidedAt: now.toISOString() }), until)
      return until
    },
    undoTourDecision: async (tx, tourId, { staffId, now }) => {
      const tour = await take(tx, tourId, now)
      const since = new Date(2 * now.getTime() - undoDecisionBefore(now).getTime())
      if (!(await restoreTourCheck(tx, tourId, staffId, since))) throw refused('decided')
      const before = await findOwnTour(tx, EVERY_TOUR, tourId, now)
      if (!before?.check) throw new Refusal('NOT_FOUND')
      await showTour(tx, before, before.check)
      await record(tx, staffId, tour, 'undoGoodsDecision', { state: before.check.state })
      await publishToursChanged(tx)
    },
  }
}
