import { ATTRIBUTE_KEYS, type AttributeKey, type Attributes } from '../catalog/attributes.ts'

/** Name of the column of an attribute. */
export type AttributeColumn = `attribute:${AttributeKey}`

const columnOf = (key: AttributeKey): AttributeColumn => `attribute:${key}`
export const ATTRIBUTE_COLUMNS: readonly AttributeColumn[] = ATTRIBUTE_KEYS.map(columnOf)
const KEYS = new Map<string, AttributeKey>(ATTRIBUTE_KEYS.map((key) => [columnOf(key), key]))

/** The attribute of a column; null = not an attribute column. */
export const attributeOfColumn = (column: string): AttributeKey | null => KEYS.get(column) ?? null

/** Cells of attributes; null = not stated. */
export type AttributeCells = { readonly [K in AttributeColumn]: number | string | null }

export const byAttributeColumn = <Value>(of: (key: AttributeKey) => Value): Record<AttributeColumn, Value> =>
  Object.fromEntries(ATTRIBUTE_KEYS.map((key) => [columnOf(key), of(key)])) as Record<AttributeColumn, Value>

export const cellsOfAttributes = (attributes: Attributes): AttributeCells =>
  byAttributeColumn((key) => attributes[key] ?? null)

export const attributesOfCells = (cells: AttributeCells): Attributes =>
  Object.fromEntries(
    ATTRIBUTE_KEYS.flatMap((key) => {
      const value = cells[columnOf(key)]
      return value === null ? [] : [[key, value] as const]
    }),
  )
