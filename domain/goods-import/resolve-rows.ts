import type { ImportMistake, ReadRow } from './read-row.ts'

/** Names that can identify a product of the seller. */
export interface GoodsName {
  readonly id: number
  readonly sku: string
  readonly title: string
}

/** The way a row identified its product. */
export type RowKey = 'number' | 'sku' | 'title'

export interface ResolvedRow extends ReadRow {
  /** Id of the product; null = a new product. */
  readonly productId: number | null
  readonly key: RowKey
}

/** Normalizes a title; case and spaces are ignored. */
export const plainTitle = (title: string): string => title.replace(/\s+/g, ' ').trim().toLowerCase()

/**
 * Finds the product of each row: by number, otherwise by article, otherwise by title. A row with another seller's
 * number, an ambiguous title, or a product of an earlier row gets a mistake.
 */
export function resolveRows(rows: readonly ReadRow[], names: readonly GoodsName[]): readonly ResolvedRow[] {
  const byId = new Map(names.map((name) => [name.id, name]))
  const bySku = new Map(names.map((name) => [name.sku, name]))
  const byTitle = new Map<string, GoodsName[]>()
  for (const name of names) {
    const title = plainTitle(name.title)
    byTitle.set(title, [...(byTitle.get(title) ?? []), name])
  }
  const find = ({ values }: ReadRow): Pick<ResolvedRow, 'productId' | 'key'> & { mistake?: ImportMistake } => {
    const { number, sku, title = '' } = values
    if (number !== undefined) {
      const isOwn = byId.has(number)
      return {
        key: 'number',
        productId: isOwn ? number : null,
        ...(!isOwn && { mistake: { column: 'number', code: 'notYours' } as const }),
      }
    }
    if (sku !== undefined) return { key: 'sku', productId: bySku.get(sku)?.id ?? null }
    const same = byTitle.get(plainTitle(title)) ?? []
    return {
      key: 'title',
      productId: same[0]?.id ?? null,
      ...(same.length > 1 && { mistake: { column: 'title', code: 'severalSuch' } as const }),
    }
  }
  const found = rows.map((row) => ({ ...row, ...find(row) }))
  return withoutRepeats(found, byId).map(({ mistake, ...row }) => ({
    ...row,
    mistakes: mistake ? [...row.mistakes, mistake] : row.mistakes,
  }))
}

type Found = ResolvedRow & { readonly mistake?: ImportMistake }

/** Refuses a product in two rows, an article of two products, and a title that identifies several rows. */
function withoutRepeats(rows: readonly Found[], byId: ReadonlyMap<number, GoodsName>): readonly Found[] {
  const ownerOfSku = new Map([...byId.values()].map(({ id, sku }) => [sku, id]))
  const titles = new Map<string, number[]>()
  const titleOf = ({ values, productId }: Found) => plainTitle(values.title ?? byId.get(productId ?? 0)?.title ?? '')
  for (const row of rows) titles.set(titleOf(row), [...(titles.get(titleOf(row)) ?? []), row.row].slice(0, 2))
  const firstOf = { id: new Map<number, number>(), sku: new Map<string, number>() }
  const repeats = <Key>(first: Map<Key, number>, key: Key, row: number) => {
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, row)
    return earlier
  }
  return rows.map((row) => {
    if (row.mistake) return row
    const { productId, key, values } = row
    const { sku } = values
    const earlier = productId === null ? undefined : repeats(firstOf.id, productId, row.row)
    if (earlier !== undefined) return { ...row, mistake: { column: key, code: 'repeated', detail: earlier } }
    if (sku !== undefined) {
      const twin = repeats(firstOf.sku, sku, row.row)
      if (twin !== undefined) return { ...row, mistake: { column: 'sku', code: 'repeated', detail: twin } }
      const owner = ownerOfSku.get(sku)
      if (owner !== undefined && owner !== productId) return { ...row, mistake: { column: 'sku', code: 'taken' } }
    }
    const other = key === 'title' ? titles.get(titleOf(row))?.find((one) => one !== row.row) : undefined
    if (other !== undefined) return { ...row, mistake: { column: 'title', code: 'titleTwice', detail: other } }
    return row
  })
}
