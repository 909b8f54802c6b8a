import type { SbpBank } from '@okolitsa/strings/ru/sbp-banks.ts'

const plain = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е')

/** Banks whose name, or what people call it, has these words in it. */
export function matchingBanks(banks: readonly SbpBank[], words: string): SbpBank[] {
  const wanted = plain(words)
  return banks.filter(({ name, also }) => [name, ...also].some((each) => plain(each).includes(wanted)))
}
