import { askAgainAfter, type EdoSendingState, isStuck } from '@okolitsa/domain/agency-papers/paper-sending.ts'
import { everybodys } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { PaperDeps } from '../paper-deps.ts'
import { EdoFailure, type EdoOperator } from '../ports.ts'
import { findDrawn, type PaperRow } from '../store/paper-list.store.ts'
import {
  insertSendings,
  renewSending,
  type Sending,
  saveParties,
  saveSending,
  takeSendings,
} from '../store/sending.store.ts'
import { drawPaperXml, snapshotOf } from './draw-paper.ts'
import { isSendable, lacksKpp } from './write-papers.ts'

/** Papers that one run asks about. */
const AT_ONCE = 20
/** Minutes for which a run takes papers. */
const TAKEN_MINUTES = 10
const MAX_REASON = 1_000
const SCOPE = everybodys('papers are sent by a job')

interface Result {
  readonly state: EdoSendingState
  readonly reason?: string
  readonly receipt?: { readonly messageId: string; readonly documentId: string }
}

/**
 * Sends papers that wait to the operator of electronic documents and asks about those that are there. The operator is
 * never called in a transaction. To whom a paper goes is written before it is sent, and the operation has an id, so a
 * lost answer or a kill repeats the same bytes and sends nothing twice.
 */
export async function carryPapers(deps: PaperDeps): Promise<void> {
  const { edo, database, clock } = deps
  if (!edo) return
  const { executor } = database
  const failures: unknown[] = []
  for (const sending of await takeSendings(executor, { now: clock(), most: AT_ONCE, minutes: TAKEN_MINUTES })) {
    let attempts = 0
    let result: Result
    try {
      result = sending.messageId === null ? await send(deps, edo, sending) : await ask(edo, sending)
    } catch (error) {
      if (!(error instanceof EdoFailure)) {
        failures.push(error)
        continue
      }
      attempts = error.kind === 'refused' ? 0 : sending.attempts + 1
      result = error.kind === 'refused' ? { state: 'failed', reason: error.message } : { state: sending.state }
    }
    const wait = askAgainAfter(result.state, attempts)
    const at = clock()
    await saveSending(executor, sending, {
      ...{ state: result.state, receipt: result.receipt ?? null, attempts, at },
      reason: (result.reason ?? '').slice(0, MAX_REASON),
      nextAt: wait === null ? null : new Date(at.getTime() + wait),
    })
  }
  if (failures.length > 0) throw failures[0]
}

async function send({ database: { executor } }: PaperDeps, edo: EdoOperator, sending: Sending): Promise<Result> {
  const paper = await findDrawn(executor, SCOPE, sending.paperId)
  if (!paper) return { state: 'failed' }
  const { principal } = snapshotOf(paper).model
  let { boxId, senderId, receiverId } = sending
  if (boxId === null || senderId === null || receiverId === null) {
    const to = await edo.partyOf(principal.tin, principal.kind === 'company' ? principal.kpp : null)
    if (to === null) return { state: 'noBox' }
    if (to === 'invited' || to === 'rejects') return { state: to }
    boxId = to.boxId
    receiverId = to.participantId
    senderId = (await edo.ownParty()).participantId
    await saveParties(executor, sending, { boxId, senderId, receiverId })
  }
  const file = drawPaperXml({ ...paper, senderId, receiverId, fileId: sending.operationId })
  const to = { boxId, participantId: receiverId }
  return { state: 'draft', receipt: await edo.send({ operationId: sending.operationId, to, file }) }
}

async function ask(edo: EdoOperator, { messageId, documentId }: Sending): Promise<Result> {
  const state = await edo.stateOf({ messageId: messageId ?? '', documentId: documentId ?? '' })
  return state.state === 'unknown' ? { state: 'failed' } : { ...state, state: state.state }
}

/**
 * Sends an act, or sends it again when the operator or the seller did not take it; an act under way stays.
 * @throws {Refusal} PAPER_NOT_SENT when it does not go there, PAPER_LACKS_KPP
 */
export async function sendPaper(deps: PaperDeps, row: PaperRow, staffId: number): Promise<void> {
  const { database, clock, edo, audit } = deps
  const paper = await findDrawn(database.executor, SCOPE, row.id)
  const snapshot = paper && snapshotOf(paper)
  if (!snapshot || !edo || row.correctedBy !== null) throw new Refusal('PAPER_NOT_SENT')
  if (snapshot.kind === 'feeAct' && lacksKpp(snapshot)) throw new Refusal('PAPER_LACKS_KPP')
  if (!isSendable(snapshot)) throw new Refusal('PAPER_NOT_SENT')
  await database.inTransaction(async (tx) => {
    if (row.edoState === null) await insertSendings(tx, [row.id], clock())
    else if (isStuck(row.edoState)) await renewSending(tx, row.id, clock())
    else return
    await audit.record(tx, { kind: 'staff', staffId }, [
      {
        ...{ action: 'sendPaper', entity: 'agency_paper', entityId: row.id, organizationId: row.organizationId },
        ...{ before: row.edoState && { state: row.edoState }, after: { state: 'waiting' } },
      },
    ])
  })
}
