import type { OfficeSeller } from '@okolitsa/contracts/sellers/office-sellers.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { everybodys } from '@okolitsa/domain/identity/scope.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { maskedNumber } from '@okolitsa/domain/sellers/person-seller.ts'
import type { Deps } from '../../../services.ts'
import { presentPaper, presentRow } from '../present-seller.ts'
import type { SellerRow } from '../store/seller-list.store.ts'
import { findSellerFacts, listLastOrders, listNames, listNotes, openOrdersOf } from '../store/seller-page.store.ts'

const MAX_SHOWN = 10
const MAX_NOTES = 50

/** The page of a seller. */
export async function readSeller(
  {
    database,
    clock,
    audit,
    sellers,
    registration,
    numbers,
    sellerContract,
  }: Deps<'database' | 'clock' | 'audit' | 'sellers' | 'registration' | 'numbers' | 'sellerContract'>,
  row: SellerRow,
  mayManage: boolean,
): Promise<OfficeSeller> {
  const { executor } = database
  const { id } = row
  const logAsked = { organizationId: id, staffId: null, entities: ['seller'], before: null, limit: MAX_SHOWN }
  const [facts, suspension, termination, documents, lacks, requirements, open, orders, log, notes, npd, contract] =
    await Promise.all([
      findSellerFacts(executor, id),
      sellers.suspensionOf(executor, id),
      sellers.terminationOf(executor, id),
      sellers.listDocuments(executor, id),
      sellers.lacksOf(executor, id),
      registration.requirementsOf(id),
      openOrdersOf(executor, [id]),
      listLastOrders(executor, id, MAX_SHOWN),
      audit.logOf(executor, everybodys('the office reads the log of any seller'), logAsked),
      listNotes(executor, id, MAX_NOTES),
      numbers.npdYearOf(executor, id, clock()),
      sellerContract.standingOf(executor, id),
    ])
  if (!facts) throw new Refusal('NOT_FOUND')
  const people = [
    ...notes.map(({ staffId }) => staffId),
    ...documents.flatMap(({ checkedBy }) => checkedBy ?? []),
    ...log.flatMap(({ author }) => (author.kind === 'staff' ? [author.staffId] : [])),
  ]
  const names = await listNames(executor, [...new Set(people)])
  const today = dayIn(row.timeZone, clock())
  const { weekdays, cutoff, fromHour, toHour, processingDays, rates, pickupPlaces, hasCarrier, ...register } = facts
  return {
    ...presentRow(row, mayManage),
    ...register,
    npd,
    contract,
    tin: row.kind === 'registered' ? facts.tin : maskedNumber(facts.tin),
    delivery: {
      ...{ weekdays, fromHour, toHour, processingDays, rates, pickupPlaces, hasCarrier },
      cutoff: cutoff.slice(0, 5),
    },
    termination: termination && {
      ...{ reason: termination.reason, message: termination.message, endsOn: termination.endsOn },
    },
    suspension: suspension && {
      reason: suspension.reason,
      message: suspension.message,
      beganAt: suspension.beganAt.toISOString(),
      until: suspension.until?.toISOString() ?? null,
    },
    documents: documents.map((paper) => presentPaper(paper, { today, mayManage, names })),
    lacks,
    requirements: [...requirements],
    openOrders: open.get(id)?.orders ?? 0,
    lastOrders: orders.map(({ id: orderId, state, placedAt, total }) => ({
      ...{ id: orderId, state },
      placedAt: placedAt.toISOString(),
      total: toRoubles(total),
    })),
    log: log.map(({ id: entryId, at, author, action }) => ({
      ...{ id: entryId, action },
      at: at.toISOString(),
      who: author.kind === 'staff' ? (names.get(author.staffId) ?? null) : null,
    })),
    notes: notes.map(({ id: noteId, staffId, text, at }) => ({
      ...{ id: noteId, text },
      who: names.get(staffId) ?? '',
      at: at.toISOString(),
    })),
    mayNote: mayManage,
  }
}
