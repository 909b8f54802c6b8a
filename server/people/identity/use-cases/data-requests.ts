import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { type DataRequestMove, dataRequestMoves } from '@okolitsa/domain/office/data-requests.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { findBlock } from '../store/block-store.ts'
import {
  insertRequest,
  type LockedRequest,
  lockRequest,
  type NewDataRequest,
  saveRequest,
} from '../store/data-request-store.ts'
import type { AuditDeps } from './block-customer.ts'
import { type PersonalDataDeps, startDeletion, startExport } from './personal-data.ts'

type DataRequestDeps = AuditDeps & PersonalDataDeps

const audited = (action: string, { customerId }: Pick<LockedRequest, 'customerId'>) =>
  ({ action, entity: 'customer', entityId: customerId, organizationId: null }) as const

/** Enters a request that came by letter. @throws Refusal NOT_FOUND for an unknown or erased customer */
export const enterRequest = (
  { database, clock, audit }: DataRequestDeps,
  memberId: number,
  asked: Pick<NewDataRequest, 'customerId' | 'kind' | 'text' | 'receivedOn'>,
): Promise<number> =>
  database.inTransaction(async (tx) => {
    const found = await findBlock(tx, asked.customerId, 'share')
    if (!found || found.isErased) throw new Refusal('NOT_FOUND')
    if (asked.receivedOn > dayIn(SHOP_TIME_ZONE, clock()))
      throw new Refusal('BAD_REQUEST', { errors: { receivedOn: 'tooBig' } })
    const id = await insertRequest(tx, { ...asked, source: 'letter', state: 'new' })
    await audit.record(tx, { kind: 'staff', staffId: memberId }, [
      { ...audited('enterDataRequest', asked), before: null, after: { request: id, kind: asked.kind } },
    ])
    return id
  })

/**
 * Moves a request. An approved export or deletion is carried out by the commands of the account: the archive is opened
 * by the person alone, and the account is erased by the next run of the job. A correction is done by hand, and `result`
 * says what was done. Returns the ids of the sessions that ended.
 * @throws Refusal NOT_FOUND, DATA_REQUEST_MOVED when somebody was faster, DELETION_BLOCKED, TOO_MANY_REQUESTS
 */
export const moveRequest = (
  deps: DataRequestDeps,
  memberId: number,
  { id, move, result }: { readonly id: number; readonly move: DataRequestMove; readonly result: string | undefined },
): Promise<readonly string[]> =>
  deps.database.inTransaction(async (tx) => {
    const request = await lockRequest(tx, id)
    if (!request) throw new Refusal('NOT_FOUND')
    if (!dataRequestMoves(request.source, request.state).includes(move)) throw new Refusal('DATA_REQUEST_MOVED')
    const now = deps.clock()
    const { customerId, kind } = request
    const added = result === undefined ? {} : { result }
    let sessions: readonly string[] = []
    if (move === 'prepare') await saveRequest(tx, id, { ...added, state: 'ready', preparedBy: memberId, doneAt: null })
    else if (move === 'cancel') await saveRequest(tx, id, { ...added, state: 'canceled', doneAt: now })
    else {
      const isDone = kind === 'correction'
      const state = isDone ? 'done' : 'running'
      await saveRequest(tx, id, { ...added, state, approvedBy: memberId, doneAt: isDone ? now : null })
      if (kind === 'export') await startExport(deps, tx, customerId)
      if (kind === 'deletion') sessions = (await startDeletion(deps, tx, customerId, now)).sessions
    }
    await deps.audit.record(tx, { kind: 'staff', staffId: memberId }, [
      {
        ...audited(`${move}DataRequest`, request),
        before: { request: id, kind, state: request.state },
        after: { request: id, kind, state: move },
      },
    ])
    return sessions
  })
