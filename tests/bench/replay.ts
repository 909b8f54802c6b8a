import type { RecordedStatement } from './recording.ts'

/** Where a value of a replayed statement comes from. Plain data: it travels to the limit server's process. */
export type Slot =
  | { readonly kind: 'constant'; readonly value: unknown }
  /** A fresh input of the request: the cart, the customer, the key. */
  | { readonly kind: 'input'; readonly name: string }
  /** An id that an earlier statement of the same replay has generated. */
  | { readonly kind: 'generated'; readonly statement: number; readonly row: number; readonly column: string }
  | { readonly kind: 'text'; readonly parts: readonly Slot[] }
  | { readonly kind: 'list'; readonly items: readonly Slot[] }
  /** Values written as the database reads them from text. */
  | { readonly kind: 'texts'; readonly items: readonly Slot[] }

export interface ReplayedStatement {
  readonly text: string
  readonly slots: readonly Slot[]
}

export type Inputs = Readonly<Record<string, string | number>>

/**
 * Turns a recorded transaction into one that can be run again with other inputs: where a recorded value was an
 * input, or an id some insert had returned, the replay puts its own. Inputs and generated ids must be distinguishable
 * from other values by their looks (uuids, numbers above every price and quantity).
 */
export function replayable(recorded: readonly RecordedStatement[], inputs: Inputs): ReplayedStatement[] {
  const known = new Map<string, Slot>(
    Object.entries(inputs).map(([name, value]) => [String(value), { kind: 'input', name }]),
  )
  return recorded.map(({ text, values, rows }, statement) => {
    const slots = values.map((value) => slotOf(value, known))
    if (/^\s*(with .* )?insert/is.test(text)) {
      rows.forEach((row, index) => {
        for (const [column, value] of Object.entries(row)) {
          const isId = /^id$|_id$|Id$/.test(column) && !known.has(String(value))
          if (isId) known.set(String(value), { kind: 'generated', statement, row: index, column })
        }
      })
    }
    return { text, slots }
  })
}

function slotOf(value: unknown, known: ReadonlyMap<string, Slot>): Slot {
  if (Array.isArray(value)) return { kind: 'list', items: value.map((item) => slotOf(item, known)) }
  if (typeof value === 'number') return known.get(String(value)) ?? { kind: 'constant', value }
  if (typeof value !== 'string') return { kind: 'constant', value }
  const whole = known.get(value)
  if (whole) return whole
  const keys = [...known.keys()].filter((key) => value.includes(key))
  if (keys.length === 0) return { kind: 'constant', value }
  const parts = value.split(new RegExp(`(?<!\\w)(${keys.join('|')})(?!\\w)`))
  return { kind: 'text', parts: parts.map((part) => known.get(part) ?? { kind: 'constant', value: part }) }
}

/** The value of a slot in one replay. */
export function resolveSlot(
  slot: Slot,
  inputs: Inputs,
  results: readonly (readonly Record<string, unknown>[])[],
): unknown {
  switch (slot.kind) {
    case 'constant':
      return slot.value
    case 'input':
      return inputs[slot.name]
    case 'generated':
      return results[slot.statement]?.[slot.row]?.[slot.column]
    case 'text':
      return slot.parts.map((part) => resolveSlot(part, inputs, results)).join('')
    case 'list':
      return slot.items.map((item) => resolveSlot(item, inputs, results))
    case 'texts':
      return slot.items.map((item) => textOf(resolveSlot(item, inputs, results)))
  }
}

/** A value as PostgreSQL reads it from text; lists as its arrays. */
export function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  if (value instanceof Date) return value.toISOString()
  if (!Array.isArray(value)) return typeof value === 'object' ? JSON.stringify(value) : String(value)
  const items = value.map((item) => {
    const text = textOf(item)
    return text === null ? 'NULL' : `"${text.replaceAll(/[\\"]/g, '\\$&')}"`
  })
  return `{${items.join(',')}}`
}
