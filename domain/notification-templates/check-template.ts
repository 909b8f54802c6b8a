import type { Language } from '../language/language.ts'
import { MAX_PART, TEMPLATE_PARTS, type TemplatePart, type TemplateParts } from './template-table.ts'
import { parseTemplate, type TemplateMistake, type TemplateVariables } from './template-text.ts'

/** Parts that the recipient reads together: a variable required of them stands in any of them. */
const TOGETHER: readonly (readonly TemplatePart[])[] = [
  ['title', 'text'],
  ['sms'],
  ['subject', 'letter'],
  ['promise'],
  ['toPay'],
]

const shownAlways = (
  parts: TemplateParts,
  read: readonly TemplatePart[],
  variables: TemplateVariables,
  language: Language,
) => new Set(read.flatMap((part) => [...parseTemplate(parts[part] ?? '', variables, language).always]))

/** Variables that a text keeps: essential ones that the built-in text always shows. */
export function requiredVariables(
  builtIn: TemplateParts,
  part: TemplatePart,
  variables: TemplateVariables,
  language: Language,
): readonly string[] {
  const read = TOGETHER.find((parts) => parts.includes(part)) ?? [part]
  return [...shownAlways(builtIn, read, variables, language)].filter((name) => variables[name]?.isEssential)
}

/** Parts in place of which the built-in ones are sent: invalid ones, and all that lack an essential variable together. */
export function refusedParts(
  mistakes: Readonly<Partial<Record<TemplatePart, PartMistake>>>,
): ReadonlySet<TemplatePart> {
  const invalid = TEMPLATE_PARTS.filter((part) => mistakes[part])
  return new Set([
    ...invalid,
    ...TOGETHER.filter((read) => read.some((part) => mistakes[part]?.code === 'templateMissing')).flat(),
  ])
}

export type PartMistake = TemplateMistake | { readonly code: 'required' | 'tooLong'; readonly name: null }

/** Mistakes of a template by part, the first of each part. `parts` has the same parts as the built-in template. */
export function templateMistakes(
  parts: TemplateParts,
  builtIn: TemplateParts,
  variables: TemplateVariables,
  language: Language,
): Readonly<Partial<Record<TemplatePart, PartMistake>>> {
  const found: Partial<Record<TemplatePart, PartMistake>> = {}
  for (const part of TEMPLATE_PARTS) {
    if (builtIn[part] === undefined) continue
    const text = parts[part] ?? ''
    const [mistake] = parseTemplate(text, variables, language).mistakes
    if (text.trim() === '') found[part] = { code: 'required', name: null }
    else if (text.length > MAX_PART[part]) found[part] = { code: 'tooLong', name: null }
    else if (mistake) found[part] = mistake
  }
  for (const read of TOGETHER) {
    const [last] = read.filter((part) => builtIn[part] !== undefined).slice(-1)
    if (!last || read.some((part) => found[part])) continue
    const shown = shownAlways(parts, read, variables, language)
    const missing = requiredVariables(builtIn, last, variables, language).find((name) => !shown.has(name))
    if (missing !== undefined) found[last] = { code: 'templateMissing', name: missing }
  }
  return found
}
