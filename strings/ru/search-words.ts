import { foldedText } from './folded-text.ts'

/** Words around an intent that name no goods: «хочу что-нибудь вкусное к чаю» is about tea. */
const FILLERS =
  /^(нибудь|что|хочу|хочется|купить|куплю|заказать|нужн[оаы]?|нужен|ищу|найти|найдите|дайте|можно|чего|вкусн(ое|ого|ый|ая|ые|ых|енькое)|недорого|дешево|доставк[аиой]+|привезите)$/u

/** Prepositions that do not change the meaning. */
const PREPOSITIONS = /^(к|ко|на|для|и)$/u

/** Spellings of units, with their size in the shop's own unit. */
const UNITS: readonly (readonly [written: RegExp, unit: 'г' | 'мл' | 'шт' | '%', times: number])[] = [
  [/^(г|гр|грамм[аов]*)$/u, 'г', 1],
  [/^(кг|кило|килограмм[аов]*)$/u, 'г', 1000],
  [/^(мл|миллилитр[аов]*)$/u, 'мл', 1],
  [/^(л|литр[аов]*)$/u, 'мл', 1000],
  [/^(шт|штук[аи]?|штучк[аи]?)$/u, 'шт', 1],
  [/^десят(ок|ка|ков)$/u, 'шт', 10],
  [/^(%|процент[аов]*)$/u, '%', 1],
]
/** Sizes that are one word. */
const WHOLE: readonly (readonly [written: RegExp, facts: readonly string[]])[] = [
  [/^(кг|кило|килограмм)$/u, ['1000г']],
  [/^полкило$/u, ['500г']],
  [/^литр$/u, ['1000мл']],
  [/^поллитра$/u, ['500мл']],
  [/^(десяток|дюжина)$/u, ['10шт', '12шт']],
]

export const splitWords = (phrase: string): string[] =>
  foldedText(phrase)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** A rule that matches words of an intent; `pattern` is one or more words, a star for any ending. */
export interface Intent {
  readonly pattern: string
  readonly title: string
  /** A condition of the word index. */
  readonly rule: string
}

/** A parsed phrase: words of product names, and conditions. */
export interface Understood {
  readonly words: string
  /** Conditions of the word index, all of which must hold. */
  readonly conditions: readonly string[]
  /** Conditions in the words of the phrase. */
  readonly intents: readonly string[]
}

/**
 * Extracts sizes («3,2», «500 г», «10 шт») and intents («без лактозы», «к завтраку») from a phrase, and removes filler
 * words.
 */
export function understood(phrase: string, intents: readonly Intent[]): Understood {
  const conditions: string[] = []
  const titles: string[] = []
  const tokens = foldedText(phrase).match(/\p{N}+(?:[.,]\p{N}+)?|%|\p{L}+/gu) ?? []
  const kept: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? ''
    const size = sizeAt(tokens, at)
    if (size) {
      conditions.push(size.facts.map((fact) => `'is:${fact}'`).join(' | '))
      at += size.taken
      continue
    }
    const matched = patternsOf(intents).find((pattern) => isAt(tokens, at, pattern))
    if (matched) {
      const { title, rule } = matched.intent
      if (!titles.includes(title)) {
        conditions.push(rule)
        titles.push(title)
      }
      at += matched.words.length
      continue
    }
    if (!FILLERS.test(token)) kept.push(token)
    at += 1
  }
  const named = kept.filter((word) => !PREPOSITIONS.test(word))
  return named.length === 0 && conditions.length === 0
    ? { words: phrase, conditions, intents: titles }
    : { words: named.length === 0 ? '' : kept.join(' '), conditions, intents: titles }
}

function sizeAt(tokens: readonly string[], at: number): { facts: readonly string[]; taken: number } | null {
  const token = tokens[at] ?? ''
  if (!/^\p{N}/u.test(token)) {
    const whole = tokens.length > 1 ? WHOLE.find(([written]) => written.test(token)) : undefined
    return whole ? { facts: whole[1], taken: 1 } : null
  }
  const amount = Number(token.replace(',', '.'))
  if (!Number.isFinite(amount) || amount <= 0) return null
  const next = tokens[at + 1] ?? ''
  const unit = UNITS.find(([written]) => written.test(next))
  if (unit) return { facts: [`${round(amount * unit[2])}${unit[1]}`], taken: 2 }
  // a bare number is the fat content, or the amount in the unit of the goods
  return { facts: ['%', 'г', 'мл', 'шт'].map((one) => `${round(amount)}${one}`), taken: 1 }
}

const round = (amount: number) => Math.round(amount * 1000) / 1000

/** The pattern of an intent word by word. */
interface Pattern {
  readonly intent: Intent
  readonly words: readonly { readonly text: string; readonly isBeginning: boolean }[]
}

/** Taken apart once for a table of intents: each word of each search is held against all of them. */
const patterns = new WeakMap<readonly Intent[], readonly Pattern[]>()

function patternsOf(intents: readonly Intent[]): readonly Pattern[] {
  const known = patterns.get(intents)
  if (known) return known
  const made = intents.map((intent): Pattern => {
    const words = intent.pattern.split(' ')
    return { intent, words: words.map((word) => ({ text: word.replace(/\*$/, ''), isBeginning: word.endsWith('*') })) }
  })
  patterns.set(intents, made)
  return made
}

const isAt = (tokens: readonly string[], at: number, { words }: Pattern) =>
  words.every(({ text, isBeginning }, index) => {
    const token = tokens[at + index] ?? ''
    return isBeginning ? token.startsWith(text) : token === text
  })
