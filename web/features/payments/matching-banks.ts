import type { SbpBank } from '@okolitsa/strings/ru/sbp-banks.ts'

/** Normalizes a text; \u0435 and \u0451 are equal. */
const plain = (text: string) => text.trim().toLowerCase().replaceAll('\u0451', '\u0435')

export function matchingBanks(banks: readonly SbpBank[], words: string): SbpBank[] {
  const wanted = plain(words)
  return banks.filter(({ name, also }) => [name, ...also].some((each) => plain(each).includes(wanted)))
}
