import type { PaperParty } from '@okolitsa/domain/agency-papers/paper-party.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { agentReportPdf } from '../draw/agent-report-pdf.ts'
import { feeActPdf, householdYearPdf, reconciliationPdf } from '../draw/other-papers-pdf.ts'
import type { PaperSnapshot } from '../snapshot.ts'
import type { DrawnPaper } from '../store/paper-list.store.ts'
import { type UtdFile, utd970 } from '../utd/utd-970.ts'
import { lacksKpp } from './write-papers.ts'

export const snapshotOf = ({ snapshot }: Pick<DrawnPaper, 'snapshot'>): PaperSnapshot =>
  JSON.parse(snapshot) as PaperSnapshot

/** The PDF of a stored paper: equal bytes each time, because everything is of the moment when it was formed. */
export function drawPaperPdf(paper: DrawnPaper): Promise<Uint8Array> {
  const { signer, ...drawn } = snapshotOf(paper)
  const { formedAt } = paper
  if (drawn.kind === 'agentReport') return agentReportPdf(drawn.model, signer, formedAt)
  if (drawn.kind === 'feeAct') return feeActPdf(drawn.model, formedAt)
  return drawn.kind === 'reconciliation'
    ? reconciliationPdf(drawn.model, signer, formedAt)
    : householdYearPdf(drawn.model, signer, formedAt)
}

/** The id in the file's name of a side that is not known to the operator: its numbers, as accountants' programs write it. */
const ownId = (party: PaperParty): string => (party.kind === 'company' ? `${party.tin}-${party.kpp}` : party.tin)

/**
 * The electronic document of an act: the bytes that were sent, or the same document under the numbers of its sides when
 * it was not.
 * @throws {Refusal} NOT_FOUND when the paper has none, PAPER_LACKS_KPP
 */
export function drawPaperXml(paper: DrawnPaper): UtdFile {
  const snapshot = snapshotOf(paper)
  if (snapshot.kind !== 'feeAct' || snapshot.model.lines.length === 0) throw new Refusal('NOT_FOUND')
  if (lacksKpp(snapshot)) throw new Refusal('PAPER_LACKS_KPP')
  const { model } = snapshot
  return utd970({
    paper: model,
    senderId: paper.senderId ?? ownId(model.agent),
    receiverId: paper.receiverId ?? ownId(model.principal),
    fileId: paper.fileId,
    madeAt: paper.formedAt,
  })
}
