import type { SbpBank } from '@okolitsa/strings/ru/sbp-banks.ts'

/** People type \u0435 for \u0451. */
const plain = (text: string) => text.trim().toLowerCase().replaceAll('\u0451', '\u0435')

/** Banks whose name, or what people call it, has these words in it. */
export function matchingBanks(banks: readonly SbpBank[], words: string): SbpBank[] {
  const wanted = plain(words)
  return banks.filter(({ name, also }) => [name, ...also].some((each) => plain(each).includes(wanted)))
}
