import { Refusal } from '../refusal/refusal.ts'

/** Goods sold by weight whose weight nobody has said; 0 = the line was left out. */
export const isUnweighed = ({ isWeight, picked }: { readonly isWeight: boolean; readonly picked: number | null }) =>
  isWeight && picked === null

/**
 * A parcel leaves its seller with the weight and the price that it has: the ordered weight is only the most that it may
 * cost. @throws {Refusal} GOODS_NOT_WEIGHED with titles of what is to be weighed
 */
export function demandWeighed(
  lines: readonly { readonly title: string; readonly isWeight: boolean; readonly picked: number | null }[],
): void {
  const titles = [...new Set(lines.filter(isUnweighed).map(({ title }) => title))]
  if (titles.length > 0) throw new Refusal('GOODS_NOT_WEIGHED', { titles })
}
