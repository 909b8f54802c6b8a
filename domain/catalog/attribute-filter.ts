import type { AttributeKey } from './attributes.ts'

/** Requested values by key; any of the values matches. An unknown key matches no product. */
export type AskedAttributes = Readonly<Record<string, readonly string[]>>

/** A filter of lists, such as `attribute:milk=goat`; the value is URL-encoded. */
const FILTER = /^attribute:([a-zA-Z]{1,30})=([^,=&\s\0]{1,400})$/

export const attributeFilter = (key: AttributeKey, value: number | string): string =>
  `attribute:${key}=${encodeURIComponent(value)}`

/** Reads a filter; null = the text is not such a filter. A value with a malformed escape is taken literally. */
export function readAttributeFilter(filter: string): { readonly key: string; readonly value: string } | null {
  const [, key = '', written = ''] = FILTER.exec(filter) ?? []
  return key === '' ? null : { key, value: valueWritten(written) }
}

function valueWritten(written: string): string {
  try {
    const value = decodeURIComponent(written)
    return value.includes('\0') ? written : value
  } catch {
    return written
  }
}

/** Combines several filters; null = no attribute is requested. */
export function askedAttributes(filters: readonly string[]): AskedAttributes | null {
  const read = filters.flatMap((filter) => readAttributeFilter(filter) ?? [])
  const byKey = Map.groupBy(read, ({ key }) => key)
  if (byKey.size === 0) return null
  return Object.fromEntries([...byKey].map(([key, some]) => [key, [...new Set(some.map(({ value }) => value))]]))
}
