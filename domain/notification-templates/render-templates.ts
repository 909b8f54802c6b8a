import type { Language } from '../language/language.ts'
import { refusedParts, templateMistakes } from './check-template.ts'
import { TEMPLATE_VARIABLES, type TemplateKey, type TemplatePart, type TemplateParts } from './template-table.ts'
import { type ParsedTemplate, parseTemplate, renderTemplate, type TemplateValues } from './template-text.ts'

/** The texts of a template that are sent, parsed. */
export type ReadyTemplate = Readonly<Partial<Record<TemplatePart, ParsedTemplate>>>

/**
 * Prepares the texts of a template: a valid text of the operator, otherwise the built-in one. An invalid part does not
 * change the others, except when a part alone would lack an essential variable.
 */
export function readyTemplate(
  key: TemplateKey,
  language: Language,
  builtIn: TemplateParts,
  edited: TemplateParts | null,
): ReadyTemplate {
  const variables = TEMPLATE_VARIABLES[key]
  const wanted = { ...builtIn, ...edited }
  const refused = refusedParts(edited ? templateMistakes(wanted, builtIn, variables, language) : {})
  return Object.fromEntries(
    Object.entries(builtIn).map(([part, text]) => {
      const own = refused.has(part as TemplatePart) ? text : (wanted[part as TemplatePart] ?? text)
      return [part, parseTemplate(own, variables, language)]
    }),
  )
}

/** A part of a notification; null = the template has no such part. */
export function renderPart(
  template: ReadyTemplate,
  part: TemplatePart,
  values: TemplateValues,
  language: Language,
): string | null {
  const parsed = template[part]
  if (!parsed) return null
  const text = renderTemplate(parsed, values, language)
  // a line feed would end the header of a letter
  return part === 'subject' || part === 'title' ? text.replace(/[\r\n]+/g, ' ') : text
}

/** Values of a template about an order, with the phrases that depend on its delivery and payment. */
export function withPhrases(phrases: ReadyTemplate, values: TemplateValues, language: Language): TemplateValues {
  const phrase = (part: 'promise' | 'toPay') => renderPart(phrases, part, values, language) ?? ''
  return { ...values, promise: phrase('promise'), toPay: phrase('toPay') }
}
