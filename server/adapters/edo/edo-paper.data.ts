import { randomUUID } from 'node:crypto'
import { FEE_PAPER } from '../../desks/agency-papers/agency-papers.data.ts'
import type { EdoOperator, EdoPaper, EdoParty } from '../../desks/agency-papers/ports.ts'
import { utd970 } from '../../desks/agency-papers/utd/utd-970.ts'

/** A paper of a new sending. */
export async function paperTo(operator: EdoOperator, to: EdoParty): Promise<EdoPaper> {
  const { participantId } = await operator.ownParty()
  const file = utd970({
    paper: FEE_PAPER,
    senderId: participantId,
    receiverId: to.participantId,
    fileId: randomUUID(),
    madeAt: new Date('2026-12-01T06:30:00Z'),
  })
  return { operationId: randomUUID(), to, file }
}
