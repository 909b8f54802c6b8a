import { ALARM_KINDS } from '@okolitsa/domain/office/alarms.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { bigId, jsonBigId } from '../kernel/id.ts'

export const DEAD_LETTERS_PER_PAGE = 20
const MAX_SUBSCRIBER = 100

const int = z.number().int()
const moment = z.iso.datetime()

const runSchema = z.object({
  id: int,
  askedAt: moment,
  /** Name of the person who asked for it; null = the nightly check. */
  askedBy: z.string().nullable(),
  startedAt: moment.nullable(),
  /** Null = it waits or runs. */
  endedAt: moment.nullable(),
  /** Number of problems; null = it has not ended, or failed. */
  problems: int.nullable(),
  /** The first problems, in words of the software. */
  findings: z.array(z.string()),
  failure: z.string().nullable(),
})
export type IntegrityRunState = z.output<typeof runSchema>

export const deadLetterSchema = z.object({
  eventId: int,
  topic: z.string(),
  /** Part of the shop that did not get the event. */
  subscriber: z.string(),
  failure: z.string().nullable(),
  createdAt: moment,
  deadAt: moment,
})
export type DeadLetterState = z.output<typeof deadLetterSchema>

export const shopStateSchema = z.object({
  at: moment,
  release: z.object({
    version: z.string(),
    node: z.string(),
    /** Start of the process that answers. */
    startedAt: moment,
    /** The newest migration of the database. */
    migration: z.string(),
    migratedAt: moment,
    /** Nodes whose job runner is alive. */
    nodes: int,
  }),
  jobs: z.object({
    running: int,
    waiting: int,
    oldestAt: moment.nullable(),
    /** Periodic tasks and other jobs whose attempts are used up. */
    failed: z.array(z.object({ id: int, task: z.string(), error: z.string(), at: moment })),
  }),
  events: z.object({
    /** Events that have waited for an hour. */
    overdue: int,
    dead: int,
    topics: z.array(z.object({ topic: z.string(), waiting: int, oldestAt: moment })),
  }),
  integrity: z.array(runSchema),
  audit: z.object({
    entries: int,
    /** Entries that have waited for the sealer for a minute. */
    late: int,
  }),
  database: z.object({
    version: z.string(),
    startedAt: moment,
    bytes: int,
    connections: int,
    maxConnections: int,
    tables: z.array(z.object({ name: z.string(), bytes: int })),
    /** Statements that run now for more than a second. */
    queries: z.array(z.object({ pid: int, seconds: int, text: z.string() })),
  }),
  disk: z.object({
    /** Free bytes of the disk with the shop's files; null = not known. */
    freeBytes: int.nullable(),
    mayCache: z.boolean(),
    mayWrite: z.boolean(),
  }),
})
export type ShopState = z.output<typeof shopStateSchema>

const desk = { access: 'office', permission: 'seeState' } as const

/** State of the software: jobs, integrity, database, disk, release. */
export const shopStateEndpoints = defineEndpoints({
  listAlarms: {
    method: 'GET',
    path: '/v1/office/alarms',
    access: 'office',
    permission: 'keepOwnAccess',
    summary: 'What is wrong now, as far as the person may see it; at most fifteen seconds old.',
    answer: z.object({
      items: z.array(
        z.object({
          kind: z.enum(ALARM_KINDS),
          count: int,
          since: moment,
          /** The order to begin with; null = the alarm is not about one. */
          orderId: int.nullable(),
        }),
      ),
    }),
  },
  getState: {
    method: 'GET',
    path: '/v1/office/state',
    ...desk,
    summary: 'State of the shop at the moment, as the answering node sees it.',
    answer: shopStateSchema,
  },
  listDeadLetters: {
    method: 'GET',
    path: '/v1/office/state/dead-letters',
    ...desk,
    summary: 'Events that a part of the shop did not get in a day of attempts, the newest first.',
    query: z.object({ before: bigId.optional() }),
    answer: z.object({
      items: z.array(deadLetterSchema),
      /** `before` of the next page; null = this is the last one. */
      next: int.nullable(),
    }),
  },
  retryDeadLetters: {
    method: 'POST',
    path: '/v1/office/state/dead-letters/retry',
    ...desk,
    summary: 'Starts the attempts of one dead letter again, or of all; what is not dead any more is left alone.',
    body: z.object({
      /** Absent = all dead letters. */
      only: z
        .object({
          eventId: jsonBigId,
          subscriber: z.string('wrongValue').min(1, 'required').max(MAX_SUBSCRIBER, 'tooLong'),
        })
        .optional(),
    }),
    answer: z.object({ retried: int }),
  },
  checkIntegrityNow: {
    method: 'POST',
    path: '/v1/office/state/integrity',
    ...desk,
    summary: 'Asks for a check of the books in the background; a check that waits or runs is not doubled.',
    answer: z.object({ isNew: z.boolean() }),
  },
})
