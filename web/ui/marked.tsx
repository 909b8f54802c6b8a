import { foldedText } from '@okolitsa/strings/ru/folded-text.ts'

const WORD = /[\p{L}\p{N}]+/gu

/**
 * A text with the typed beginnings of words highlighted: «Сыр козий» under «коз» has «коз» marked. Letters are compared
 * as in the search.
 */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const starts = foldedText(typed).match(WORD) ?? []
  const parts: { readonly at: number; readonly text: string; readonly isFound: boolean }[] = []
  let from = 0
  for (const word of text.matchAll(WORD)) {
    const folded = foldedText(word[0])
    const start = starts.filter((one) => folded.startsWith(one)).sort((a, b) => b.length - a.length)[0]
    if (!start) continue
    if (word.index > from) parts.push({ at: from, text: text.slice(from, word.index), isFound: false })
    parts.push({ at: word.index, text: text.slice(word.index, word.index + start.length), isFound: true })
    from = word.index + start.length
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from), isFound: false })
  return <>{parts.map((part) => (part.isFound ? <mark key={part.at}>{part.text}</mark> : part.text))}</>
}
