import { z } from 'zod'
import { day } from '../kernel/day.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { bigId, id, jsonId } from '../kernel/id.ts'

export const LOG_ENTRIES_PER_PAGE = 50
export const MAX_EXPORTED_ENTRIES = 10_000
export const MAX_LOG_SEARCH = 100

const AUDIT_KINDS = ['change', 'read', 'refusal'] as const
const name = z.string('wrongValue').regex(/^[\w.]{1,60}$/, 'wrongValue')
const value = z.union([z.string(), z.number(), z.boolean()]).nullable()
const int = z.number().int()

/** Filters of the log; each absent one admits every entry. */
const filter = {
  /** Number of a thing, or words of a person, a seller or an action. */
  search: z.string('wrongValue').trim().max(MAX_LOG_SEARCH, 'tooLong').optional(),
  action: name.optional(),
  kind: z.enum(AUDIT_KINDS, 'wrongValue').optional(),
  /** With `subject`: all entries of one thing. */
  entity: name.optional(),
  subject: z.string('wrongValue').min(1, 'wrongValue').max(100, 'tooLong').optional(),
  /** First and last day, by Moscow time. */
  from: day.optional(),
  to: day.optional(),
}

export const logEntrySchema = z.object({
  id: int,
  at: z.iso.datetime(),
  kind: z.enum(AUDIT_KINDS),
  /** Author; null = a service of the shop. */
  who: z.object({ staffId: int, name: z.string().nullable(), isOfOffice: z.boolean() }).nullable(),
  service: z.string().nullable(),
  /** Where the request came from; null = no request, or an entry of an earlier release. */
  origin: z.object({ network: z.string(), browser: z.string().nullable(), system: z.string().nullable() }).nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  /** Title of the thing; null = it has none. */
  title: z.string().nullable(),
  /** The seller to which the thing belongs; null = the market. */
  seller: z.object({ id: int, title: z.string() }).nullable(),
  /** The seller in whose cabinet a person of the office did it; null = on nobody else's behalf. */
  onBehalfOf: z.object({ id: int, title: z.string() }).nullable(),
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
  /** True = personal values were erased. */
  isErased: z.boolean(),
  reason: z.string().nullable(),
  requestId: z.string().nullable(),
  /** Hash of the chain, hexadecimal; null = not sealed yet. */
  hash: z.string().nullable(),
})
export type LogEntry = z.output<typeof logEntrySchema>

export const officeLogSchema = z.object({
  items: z.array(logEntrySchema),
  /** `before` of the next page; null = this is the last one. */
  next: int.nullable(),
  chain: z.object({
    /** Number of sealed entries. */
    entries: int,
    /** Time of the first one; null = there is none. */
    since: z.iso.datetime().nullable(),
    /** The last check of the chain with the books; null = none has ended. */
    check: z.object({ at: z.iso.datetime(), problems: int }).nullable(),
  }),
  /** People of the office, for the filter. */
  people: z.array(z.object({ staffId: int, name: z.string() })),
})
export type OfficeLog = z.output<typeof officeLogSchema>

const desk = { access: 'office', permission: 'seeLog' } as const

/** The log of actions of the whole market. */
export const officeLogEndpoints = defineEndpoints({
  listLog: {
    method: 'GET',
    path: '/v1/office/log',
    ...desk,
    dearWith: ['search'],
    summary: 'Entries of the audit trail, the newest first.',
    query: z.object({ ...filter, person: id.optional(), before: bigId.optional() }),
    answer: officeLogSchema,
  },
  exportLog: {
    method: 'POST',
    path: '/v1/office/log/export',
    ...desk,
    freshFactor: true,
    work: 'dear',
    summary: 'The filtered entries as CSV, `MAX_EXPORTED_ENTRIES` of the newest at most; the export itself is logged.',
    body: z.object({ ...filter, person: jsonId.optional() }),
    answer: z.object({ name: z.string(), text: z.string(), rows: int, isCut: z.boolean() }),
  },
})
export type LogFilter = z.output<typeof officeLogEndpoints.exportLog.body>
