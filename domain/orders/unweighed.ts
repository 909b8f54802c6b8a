import { Refusal } from '../refusal/refusal.ts'

/** True = weighed goods without a weight; weight 0 = the line is omitted. */
export const isUnweighed = ({ isWeight, picked }: { readonly isWeight: boolean; readonly picked: number | null }) =>
  isWeight && picked === null

/**
 * Requires that all weighed goods of a parcel have their real weight, since the ordered weight only limits the price.
 * @throws {Refusal} GOODS_NOT_WEIGHED with the titles of unweighed goods
 */
export function demandWeighed(
  lines: readonly { readonly title: string; readonly isWeight: boolean; readonly picked: number | null }[],
): void {
  const titles = [...new Set(lines.filter(isUnweighed).map(({ title }) => title))]
  if (titles.length > 0) throw new Refusal('GOODS_NOT_WEIGHED', { titles })
}
