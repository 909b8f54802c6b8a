import type { AttributeKey } from './attributes.ts'

/** By key, texts of values of which any is enough. A key of no attribute finds nothing. */
export type AskedAttributes = Readonly<Record<string, readonly string[]>>

/** One value as a filter of lists names it: `attribute:milk=goat`, the value as in an address. */
const FILTER = /^attribute:([a-zA-Z]{1,30})=([^,=&\s\0]{1,400})$/

export const attributeFilter = (key: AttributeKey, value: number | string): string =>
  `attribute:${key}=${encodeURIComponent(value)}`

/** Null = no filter is written so. A value that is in no address is taken as it stands. */
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

/** What several filters ask for together; null = nothing. */
export function askedAttributes(filters: readonly string[]): AskedAttributes | null {
  const read = filters.flatMap((filter) => readAttributeFilter(filter) ?? [])
  const byKey = Map.groupBy(read, ({ key }) => key)
  if (byKey.size === 0) return null
  return Object.fromEntries([...byKey].map(([key, some]) => [key, [...new Set(some.map(({ value }) => value))]]))
}
