import { dayIn, type IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { RevealReason } from '@okolitsa/domain/office/personal-fields.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { personKindOf } from '@okolitsa/domain/sellers/person-seller.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../services.ts'
import type { PaperArchive } from '../../../supply/images/ports.ts'
import {
  type NextPlotPaper,
  type PlotPaper,
  saveNextPlot,
  savePlot,
  takeApplication,
} from '../store/application.store.ts'
import { type ApplicationAsked, demandApplication } from './applications.ts'
import type { Application, ReadinessDeps } from './with-readiness.ts'

/** Papers that only the office sees. */
export interface PrivatePapers extends PaperArchive {
  read(key: string): Promise<Buffer | null>
}

export interface PersonPapersDeps extends ReadinessDeps, Deps<'database' | 'clock' | 'audit' | 'sellers'> {
  readonly papers: PrivatePapers
}

export interface PaperForm {
  readonly body: Omit<PlotPaper, 'file'>
  readonly files: AsyncIterable<Uint8Array>
}

/**
 * Keeps the municipality's paper about a household plot; without a file the former one stays. After the approval it is a renewal,
 * which waits for a check while the old paper counts until its end. @throws Refusal NOT_FOUND for a seller that is no applying household plot, BAD_REQUEST
 */
export async function savePlotPaper(
  deps: PersonPapersDeps,
  asked: ApplicationAsked,
  readForm: () => Promise<PaperForm>,
): Promise<Application> {
  const { database, sellers, papers, audit, clock } = deps
  const { organizationId, scope, staffId } = asked
  const row = await demandApplication(deps, database.executor, asked)
  if (personKindOf(row) !== 'household') throw new Refusal('NOT_FOUND')
  const { body, files } = await readForm()
  refuseMistakes(termMistakes(body, dayIn(row.timeZone, clock())))
  let saved: string | null = null
  try {
    for await (const paper of files) saved = await papers.save(scope, organizationId, paper)
    const replaced = await database.inTransaction(async (tx) => {
      await sellers.takeSellers(tx, [organizationId])
      // it may have been approved at this moment
      const isRenewed = (await takeApplication(tx, organizationId)) === 'approved'
      const { plotNext, ...known } = await demandApplication(deps, tx, asked)
      const plotFile = isRenewed ? (plotNext?.file ?? null) : known.plotFile
      const { plotIssuedOn, plotValidTo } = known
      const file = saved ?? plotFile
      if (file === null) throw new Refusal('BAD_REQUEST', { errors: { files: 'required' } })
      if (isRenewed) {
        const sentAt = clock().toISOString()
        await saveNextPlot(tx, organizationId, { ...body, file, sentAt, refusal: null })
      } else await savePlot(tx, organizationId, { ...body, file })
      await audit.record(tx, { kind: 'staff', staffId }, [
        {
          ...{
            action: isRenewed ? 'renewPlotPaper' : 'savePlotPaper',
            entity: 'seller',
            entityId: organizationId,
            organizationId,
          },
          before: { issuedOn: plotIssuedOn, validTo: plotValidTo, file: plotFile },
          after: { issuedOn: body.issuedOn, validTo: body.validTo, file },
        },
      ])
      return saved === null ? null : plotFile
    })
    if (replaced !== null) await papers.forget(replaced)
  } catch (error) {
    // after a lost connection the paper may have been stored
    if (error instanceof Refusal && saved !== null) await papers.forget(saved)
    throw error
  }
  return demandApplication(deps, database.executor, asked)
}

/** A renewed paper that waits for the check; null = none. */
export const waitingPlotOf = ({ plotNext }: Pick<Application, 'plotNext'>): NextPlotPaper | null =>
  plotNext && plotNext.refusal === null ? plotNext : null

/**
 * Accepts or returns a renewed paper and notifies the owners; an accepted one replaces the old one.
 * @param note what to put right; null = accepted @throws Refusal NOT_FOUND, PAPER_CHECKED
 */
export async function decidePlotPaper(
  deps: PersonPapersDeps & Deps<'sellerNotifications'>,
  asked: ApplicationAsked,
  note: string | null,
): Promise<Application> {
  const { database, sellers, audit, clock, sellerNotifications } = deps
  const { organizationId, staffId } = asked
  const replaced = await database.inTransaction(async (tx) => {
    await sellers.takeSellers(tx, [organizationId])
    await takeApplication(tx, organizationId)
    const row = await demandApplication(deps, tx, asked)
    if (personKindOf(row) !== 'household') throw new Refusal('NOT_FOUND')
    const next = waitingPlotOf(row)
    if (!next) throw new Refusal('PAPER_CHECKED')
    if (note === null) {
      await savePlot(tx, organizationId, next)
      await sellers.setPlotEnd(tx, organizationId, next.validTo)
    } else await saveNextPlot(tx, organizationId, { ...next, refusal: note })
    await audit.record(tx, { kind: 'staff', staffId }, [
      {
        ...{ action: note === null ? 'acceptPlotPaper' : 'returnPlotPaper', entity: 'seller' },
        ...{ entityId: organizationId, organizationId },
        before: { validTo: row.plotValidTo, file: row.plotFile },
        after: { validTo: next.validTo, file: next.file, note },
      },
    ])
    const key = `plot:${next.file}:${clock().toISOString()}`
    await sellerNotifications.notifyOwners(tx, [
      { organizationId, what: note === null ? 'plotAccepted' : 'plotReturned', key, values: {}, isPressing: false },
    ])
    return note === null ? row.plotFile : null
  })
  if (replaced !== null) await deps.papers.forget(replaced)
  return demandApplication(deps, database.executor, asked)
}

const termMistakes = ({ issuedOn, validTo }: Omit<PlotPaper, 'file' | 'number'>, today: IsoDate) => ({
  ...(issuedOn > today && { issuedOn: 'tooBig' as const }),
  ...((validTo < today || validTo <= issuedOn) && { validTo: 'tooSmall' as const }),
})

/**
 * The application of a person with its numbers; the look is noted in the log with its reason.
 * @throws Refusal NOT_FOUND for a seller of the state register
 */
export async function lookAtPerson(
  deps: PersonPapersDeps,
  asked: ApplicationAsked,
  { field, reason }: { readonly field: 'person' | 'paper'; readonly reason: RevealReason },
): Promise<Application> {
  const { organizationId, staffId } = asked
  const { executor } = deps.database
  const row = await demandApplication(deps, executor, asked)
  if (personKindOf(row) === null) throw new Refusal('NOT_FOUND')
  await deps.audit.note(
    executor,
    { kind: 'staff', staffId },
    {
      ...{ kind: 'read', action: 'revealField', entity: 'seller', entityId: organizationId, organizationId },
      facts: { field, reason },
    },
  )
  return row
}
