/** An order of a list: a column that is never null, then the id. Columns are constants of the code. */
export interface ListOrder {
  readonly column: string
  readonly type: 'text' | 'timestamptz' | 'integer' | 'bigint'
  readonly isDescending: boolean
}

/** The last row of the previous page: the value of its column, as text, and its id. */
export interface ListKey {
  readonly value: string
  readonly id: number
}

/** SQL condition of rows behind a key; its parameters are `keyValues` and follow the `before` existing ones. */
export const behindKey = (order: ListOrder, id: string, before: number): string =>
  `($${before + 1}::text is null or (${order.column}, ${id}) ${order.isDescending ? '<' : '>'} ($${before + 1}::text::${order.type}, $${before + 2}::integer))`

/** SQL of ORDER BY. */
export const byKey = (order: ListOrder, id: string): string =>
  order.isDescending ? `${order.column} desc, ${id} desc` : `${order.column}, ${id}`

export const keyValues = (key: ListKey | null): [value: string | null, id: number | null] => [
  key?.value ?? null,
  key?.id ?? null,
]

/** A key in a URL. */
export const writeKey = ({ value, id }: ListKey): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url')

/** The key of a URL; null = it was not written by `writeKey`. */
export function readKey(text: string): ListKey | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (!Array.isArray(read) || read.length !== 2) return null
    const [value, id] = read as unknown[]
    return typeof value === 'string' && Number.isSafeInteger(id) ? { value, id: id as number } : null
  } catch {
    return null
  }
}

/** SQL condition of a filter: null in the parameter = every row. */
export const equalsParameter = (column: string, parameter: number, type: 'text' | 'integer'): string =>
  `($${parameter}::${type} is null or ${column} = $${parameter}::${type})`
