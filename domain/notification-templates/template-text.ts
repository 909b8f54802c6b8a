import type { Language } from '../language/language.ts'

/**
 * Text of a template. `{number}` is a variable, `{count|one|few|many}` the form of a word that fits a count, and
 * `{if:paid}…{else}…{end}` text that depends on a flag, or on whether a variable has a value. Conditions are not nested.
 */

export type VariableType = 'text' | 'number' | 'money' | 'date' | 'link' | 'count' | 'flag'

export interface TemplateVariable {
  readonly type: VariableType
  /** True = some notifications have no value, so that a condition has to surround the variable. */
  readonly isOptional: boolean
  /** True = the notification is of no use without it, so that a text that replaces the built-in one keeps it. */
  readonly isEssential: boolean
}
export type TemplateVariables = Readonly<Record<string, TemplateVariable>>

/** A number with its text in the language of the notification. */
export interface CountValue {
  readonly count: number
  readonly text: string
}
/** Formatted values by variable; null = no value. Texts of people stand in values only and are never parsed. */
export type TemplateValues = Readonly<Record<string, string | boolean | null | CountValue>>

type Leaf =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'forms'; readonly name: string; readonly forms: readonly string[] }
type Node =
  | Leaf
  | { readonly kind: 'condition'; readonly name: string; readonly yes: readonly Leaf[]; readonly no: readonly Leaf[] }

export const TEMPLATE_MISTAKES = [
  'templateBraces',
  'templateUnknown',
  'templateCondition',
  'templateNested',
  'templateUnguarded',
  'templateForms',
  'templateFlag',
  'templateMissing',
] as const
export type TemplateMistakeCode = (typeof TEMPLATE_MISTAKES)[number]
export interface TemplateMistake {
  readonly code: TemplateMistakeCode
  /** Content of the braces at fault, or the missing variable; null = the text as a whole. */
  readonly name: string | null
}

export interface ParsedTemplate {
  readonly nodes: readonly Node[]
  readonly mistakes: readonly TemplateMistake[]
  /** Variables that every rendering shows, whatever the conditions. */
  readonly always: ReadonlySet<string>
}

/** Number of word forms: 1 заказ, 2 заказа, 5 заказов; 1 order, 2 orders. */
const FORMS: Readonly<Record<Language, number>> = { ru: 3, en: 2 }

export function parseTemplate(text: string, variables: TemplateVariables, language: Language): ParsedTemplate {
  const nodes: Node[] = []
  const mistakes: TemplateMistake[] = []
  const always = new Set<string>()
  let open: { name: string; yes: Leaf[]; no: Leaf[]; isElse: boolean } | null = null
  const wrong = (code: TemplateMistakeCode, name: string | null) => void mistakes.push({ code, name })
  const add = (leaf: Leaf) => void (open ? (open.isElse ? open.no : open.yes) : nodes).push(leaf)

  // odd pieces are contents of braces
  for (const [index, piece] of text.split(/\{([^{}]*)\}/).entries()) {
    if (index % 2 === 0) {
      if (/[{}]/.test(piece)) wrong('templateBraces', null)
      if (piece !== '') add({ kind: 'text', text: piece })
    } else if (piece.startsWith('if:')) {
      const name = piece.slice(3)
      if (!Object.hasOwn(variables, name)) wrong('templateUnknown', name)
      if (open) wrong('templateNested', name)
      else open = { name, yes: [], no: [], isElse: false }
    } else if (piece === 'else') {
      if (!open || open.isElse) wrong('templateCondition', piece)
      else open.isElse = true
    } else if (piece === 'end') {
      if (open) nodes.push({ kind: 'condition', name: open.name, yes: open.yes, no: open.no })
      else wrong('templateCondition', piece)
      open = null
    } else {
      const [name = '', ...forms] = piece.split('|')
      const variable = Object.hasOwn(variables, name) ? variables[name] : undefined
      if (!variable) {
        wrong('templateUnknown', piece)
        continue
      }
      if (variable.type === 'flag') wrong('templateFlag', name)
      if (variable.isOptional && !(open?.name === name && !open.isElse)) wrong('templateUnguarded', name)
      if (forms.length > 0) {
        if (variable.type !== 'count' || forms.length !== FORMS[language]) wrong('templateForms', name)
        add({ kind: 'forms', name, forms })
      } else {
        if (!open) always.add(name)
        add({ kind: 'variable', name })
      }
    }
  }
  if (open) wrong('templateCondition', `if:${open.name}`)
  return { nodes, mistakes, always }
}

const rules: Partial<Record<Language, Intl.PluralRules>> = {}

function formOf(count: number, forms: readonly string[], language: Language): string {
  rules[language] ??= new Intl.PluralRules(language)
  const rule = rules[language].select(count)
  // a fraction has the form of «few»
  const index = rule === 'one' ? 0 : language === 'ru' && rule === 'many' ? 2 : 1
  return forms[index] ?? ''
}

export function renderTemplate(
  { nodes }: Pick<ParsedTemplate, 'nodes'>,
  values: TemplateValues,
  language: Language,
): string {
  const leafText = (leaf: Leaf): string => {
    if (leaf.kind === 'text') return leaf.text
    const value = values[leaf.name] ?? ''
    if (leaf.kind === 'forms')
      return typeof value === 'object' ? formOf(value.count, leaf.forms, language) : (leaf.forms.at(-1) ?? '')
    if (typeof value === 'object') return value.text
    return typeof value === 'string' ? value : ''
  }
  return nodes
    .map((node) => {
      if (node.kind !== 'condition') return leafText(node)
      const isMet = Boolean(values[node.name])
      return (isMet ? node.yes : node.no).map(leafText).join('')
    })
    .join('')
}

/** The text with the contents of its braces replaced, such as names in the language of an editor. */
export const renameInTemplate = (text: string, rename: (name: string) => string): string =>
  text.replace(/\{([^{}]*)\}/g, (_, content: string) => {
    const [, condition = '', name = '', rest = ''] = /^([^:|]*:)?([^|]*)(.*)$/su.exec(content) ?? []
    const named = condition === '' ? '' : `${rename(condition.slice(0, -1))}:`
    return `{${named}${rename(name.trim())}${rest}}`
  })
