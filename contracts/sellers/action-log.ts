import { z } from 'zod'

const int = z.number().int()
const value = z.union([z.string(), z.number(), z.boolean()]).nullable()

/** One action of somebody at a seller. */
export const actionSchema = z.object({
  id: int,
  /** ISO moment. */
  at: z.string(),
  /** Null = the marketplace did it by itself. */
  who: z.string().nullable(),
  /** The command, by its name in the audit trail. */
  action: z.string(),
  /** The kind of the thing it was done to. */
  entity: z.string(),
  /** How the thing is called; null = it has no name. */
  title: z.string().nullable(),
  /** The order it was done to; null = it was done to something else. */
  orderId: int.nullable(),
  /** Fields that can be told in a line, from what to what; money in kopecks. Null = there was, or is, nothing. */
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
})

export const actionLogSchema = z.object({
  items: z.array(actionSchema),
  /** `before` of the next page; null = these are the first actions there are. */
  next: int.nullable(),
  /** Everybody who works or worked at the seller. */
  people: z.array(z.object({ staffId: int, name: z.string() })),
})

export type Action = z.output<typeof actionSchema>
export type ActionLog = z.output<typeof actionLogSchema>
