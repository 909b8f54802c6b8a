import type { SiteBlock } from './page-content.ts'

/** A changed text of a block; an empty text on one side = it did not exist there. */
export interface ChangedText {
  readonly before: string
  readonly after: string
}

/** True = the text is displayed: names of styles, pictures and URLs are not. */
const isWords = (text: string): boolean =>
  /[\s\p{Lu}\p{Script=Cyrillic}]/u.test(text) && !/^(https?:|\/|tel:|mailto:)/.test(text)

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() !== '' && isWords(value) ? [value.trim()] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

/** Texts that exist in only one of two states of a block, paired in order. */
export function changedTexts(before: SiteBlock, after: SiteBlock): readonly ChangedText[] {
  const was = textsOf(before.props)
  const is = textsOf(after.props)
  const gone = was.filter((text) => !is.includes(text))
  const come = is.filter((text) => !was.includes(text))
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => ({
    before: gone[at] ?? '',
    after: come[at] ?? '',
  }))
}
