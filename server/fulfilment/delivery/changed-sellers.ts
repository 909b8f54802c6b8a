import type { Seller } from '../../supply/sellers/ports.ts'

/** Ids of new, removed and changed sellers. */
export function changedSellers(before: ReadonlyMap<number, Seller>, after: ReadonlyMap<number, Seller>): number[] {
  const ids: number[] = []
  for (const [id, seller] of after) if (before.get(id) !== seller) ids.push(id)
  for (const id of before.keys()) if (!after.has(id)) ids.push(id)
  return ids
}
