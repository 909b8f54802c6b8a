import { splitWords } from '@okolitsa/strings/ru/search-words.ts'

/** True = each typed word is the beginning of a word of the names. */
export function isNamedBy(typed: string, names: readonly string[]): boolean {
  const starts = splitWords(typed)
  const words = names.flatMap(splitWords)
  return starts.length > 0 && starts.every((start) => words.some((word) => word.startsWith(start)))
}
