import { renameInTemplate, type TemplateVariable } from './template-text.ts'

/** Names of variables and words of templates, in the language of an editor. */
export type TemplateNames = Readonly<Record<string, string>>

/** The text with names for an editor. */
export const forEditor = (text: string, names: TemplateNames): string =>
  renameInTemplate(text, (name) => names[name] ?? name)

/** The text of an editor with the names of the table; unknown names stay and are found as mistakes. */
export function fromEditor(text: string, names: TemplateNames): string {
  const own = new Map(Object.entries(names).map(([name, label]) => [label.toLowerCase(), name]))
  return renameInTemplate(text, (label) => own.get(label.trim().toLowerCase()) ?? label)
}

export interface TextWithCursor {
  readonly text: string
  readonly cursor: number
}

/**
 * Inserts a variable in place of the selection. A flag becomes a condition around the selection, and an optional
 * variable stands in its condition.
 */
export function insertVariable(
  text: string,
  selection: readonly [number, number],
  {
    name,
    variable,
    names,
  }: { readonly name: string; readonly variable: TemplateVariable; readonly names: TemplateNames },
): TextWithCursor {
  const [from, to] = selection
  const say = (word: string) => names[word] ?? word
  const opening = `{${say('if')}:${say(name)}}`
  const closing = `{${say('end')}}`
  const before = text.slice(0, from)
  const after = text.slice(to)
  if (variable.type === 'flag') {
    const inner = text.slice(from, to)
    return { text: `${before}${opening}${inner}${closing}${after}`, cursor: from + opening.length + inner.length }
  }
  const inserted = variable.isOptional ? `${opening}{${say(name)}}${closing}` : `{${say(name)}}`
  return { text: before + inserted + after, cursor: from + inserted.length }
}
