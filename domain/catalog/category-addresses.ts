/**
 * Addresses of categories. A former address belongs to one present category and is stored with it, so that no address
 * leads through another: moves, renames, merges and removals keep every address that ever led to a category.
 */
export interface Addressed {
  readonly id: number
  readonly urlKey: string
  /** Former addresses, its own and those of categories merged into it. */
  readonly oldKeys: readonly string[]
}

const union = (keys: readonly string[], present: string): string[] =>
  [...new Set(keys)].filter((key) => key !== present)

/** Former addresses of a category after its address has become `urlKey`. */
export const oldKeysRenamed = (before: Addressed, urlKey: string): string[] =>
  union([...before.oldKeys, before.urlKey], urlKey)

/** Former addresses of the category that takes over those of a removed one; pages are also found by id. */
export const oldKeysTakenOver = (heir: Addressed, removed: Addressed): string[] =>
  union([...heir.oldKeys, ...removed.oldKeys, removed.urlKey, String(removed.id)], heir.urlKey)

/** The category that an address leads to: a present address goes before a former one. */
export const categoryAt = <T extends Addressed>(categories: readonly T[], key: string): T | undefined =>
  categories.find(({ id, urlKey }) => urlKey === key || String(id) === key) ??
  categories.find(({ oldKeys }) => oldKeys.includes(key))

/** True = another category is found at this address, so that taking it would break a link. */
export const isAddressOfAnother = (categories: readonly Addressed[], id: number | null, urlKey: string): boolean =>
  categories.some((one) => one.id !== id && (one.urlKey === urlKey || one.oldKeys.includes(urlKey)))
