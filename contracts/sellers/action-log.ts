import { z } from 'zod'

const int = z.number().int()
const value = z.union([z.string(), z.number(), z.boolean()]).nullable()

export const actionSchema = z.object({
  id: int,
  /** Time of the action, ISO 8601. */
  at: z.string(),
  /** Author of the action; null = automatic. */
  who: z.string().nullable(),
  /** Name of the command in the audit trail. */
  action: z.string(),
  entity: z.string(),
  /** Title of the entity; null = none. */
  title: z.string().nullable(),
  /** Id of the order; null = another entity. */
  orderId: int.nullable(),
  /** Changed simple fields, money in kopecks; null = absent. */
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
})

export const actionLogSchema = z.object({
  items: z.array(actionSchema),
  /** `before` of the next page; null = this is the last one. */
  next: int.nullable(),
  /** All current and former staff of the seller. */
  people: z.array(z.object({ staffId: int, name: z.string() })),
})

export type Action = z.output<typeof actionSchema>
export type ActionLog = z.output<typeof actionLogSchema>
