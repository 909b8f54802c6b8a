import type { ContentNode, ContentSpan, ContentWords } from '../content/content-block.ts'

/** Blanks of legal texts, written `{{operator.tin}}`. */
export const LEGAL_BLANKS = [
  'market.name',
  'market.site',
  'operator.legalName',
  'operator.tin',
  'operator.registrationNumber',
  'operator.address',
  'operator.email',
  'operator.phone',
] as const
export type LegalBlank = (typeof LEGAL_BLANKS)[number]
/** Values of the blanks; absent, null or empty = not filled in by the operator yet. */
export type LegalFacts = Readonly<Partial<Record<LegalBlank, string | null>>>

export interface FilledText {
  /** The text without blanks; null = a blank has no value, and the text must not be shown. */
  readonly words: ContentWords | null
  /** Blanks without a value, and names that are no blanks, each once. */
  readonly missing: readonly string[]
}

/** A blank; with a question mark its paragraph or list item is left out while there is no value. */
const BLANK = /\{\{\s*([^{}]*?)(\?)?\s*\}\}/g

/** Names of the blanks in a text, each once. */
export const blanksIn = (text: string): string[] => [...new Set([...text.matchAll(BLANK)].map(([, name = '']) => name))]

const isBlank = (name: string): name is LegalBlank => (LEGAL_BLANKS as readonly string[]).includes(name)
const factOf = (name: string, facts: LegalFacts): string | null => (isBlank(name) && facts[name]?.trim()) || null

/** Fills the blanks of a legal text with the facts of the operator. A text with an unfilled blank is not returned. */
export function fillLegalText(words: ContentWords, facts: LegalFacts): FilledText {
  const missing = new Set<string>()
  const fill = (text: string): string =>
    text.replace(BLANK, (_blank, name: string) => {
      const value = factOf(name, facts)
      if (value === null) missing.add(name)
      return value ?? ''
    })
  const span = (one: ContentSpan): ContentSpan => ({ ...one, text: fill(one.text) })
  const isShown = (spans: readonly ContentSpan[]) => spans.every(({ text }) => !lacksOptional(text, facts))
  const filled: ContentWords = {
    ...words,
    title: fill(words.title),
    action: fill(words.action),
    links: words.links.map(({ title, href }) => ({ title: fill(title), href })),
    body: words.body.flatMap((node): ContentNode[] => {
      if (node.kind === 'heading') return [{ ...node, text: fill(node.text) }]
      if (node.kind === 'paragraph') return isShown(node.spans) ? [{ ...node, spans: node.spans.map(span) }] : []
      const items = node.items.filter(isShown).map((spans) => spans.map(span))
      return items.length > 0 ? [{ ...node, items }] : []
    }),
  }
  return { words: missing.size === 0 ? filled : null, missing: [...missing] }
}

const lacksOptional = (text: string, facts: LegalFacts): boolean =>
  [...text.matchAll(BLANK)].some(
    ([, name = '', isOptional]) => isOptional !== undefined && isBlank(name) && factOf(name, facts) === null,
  )
