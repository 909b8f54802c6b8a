import {
  DATA_REQUEST_KINDS,
  DATA_REQUEST_MOVES,
  DATA_REQUEST_STATES,
  RETENTION_TASKS,
} from '@okolitsa/domain/office/data-requests.ts'
import { z } from 'zod'

const int = z.number().int()

export const personalDataDeskSchema = z.object({
  requests: z.array(
    z.object({
      id: int,
      customerId: int,
      /** First name and the initial of the last name; empty = not given, or erased. */
      name: z.string(),
      kind: z.enum(DATA_REQUEST_KINDS),
      source: z.enum(['account', 'letter']),
      text: z.string().nullable(),
      receivedOn: z.string(),
      /** The last day to answer. */
      answerBy: z.string(),
      state: z.enum(DATA_REQUEST_STATES),
      preparedBy: z.string().nullable(),
      approvedBy: z.string().nullable(),
      result: z.string().nullable(),
      doneAt: z.iso.datetime().nullable(),
      moves: z.array(z.enum(DATA_REQUEST_MOVES)),
    }),
  ),
  retention: z.array(
    z.object({
      task: z.enum(RETENTION_TASKS),
      /** Days of storage; null = until the end that each row has. */
      days: int.nullable(),
      ranAt: z.iso.datetime().nullable(),
      /** Rows deleted by the last run. */
      rows: int.nullable(),
    }),
  ),
})
export type PersonalDataDesk = z.output<typeof personalDataDeskSchema>
