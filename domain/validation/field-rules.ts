import type { StopMistake } from '../catalog/stop-list.ts'
import { isKnownDay } from '../clock/known-day.ts'

/** Mistakes that only the settings of the market have. */
export type MarketMistake =
  | 'email'
  | 'tin'
  | 'registrationNumber'
  | 'bic'
  | 'bankAccount'
  | 'kpp'
  | 'kppOfPerson'
  | 'secureUrl'
  | 'marketName'

/** Mistakes that only the requisites of sellers have. */
export type RequisitesMistake = 'accountOfOther' | 'cardNumber'

/** Mistakes of a value, named as the validation messages. */
export type FieldMistake =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'tooSmall'
  | 'tooBig'
  | 'wholeNumber'
  | 'wrongValue'
  | 'phone'
  | 'date'
  | 'taken'
  | 'blockedWords'
  | 'alcohol'
  | StopMistake
  | 'contacts'
  | 'npdMarked'
  | 'fewCorners'
  | 'manyCorners'
  | 'crossesItself'
  | 'outsideRussia'
  | MarketMistake
  | RequisitesMistake

/** Mistakes by the dotted path of a field; empty = valid. */
export type FieldMistakes = Readonly<Record<string, FieldMistake>>

/** A rule of one field; returns the first mistake or null. */
export type FieldRule<V> = (value: V) => FieldMistake | null

export const text =
  ({ most, isRequired = false }: { most: number; isRequired?: boolean }): FieldRule<string> =>
  (value) => {
    if (isRequired && value.trim() === '') return 'required'
    return value.length > most ? 'tooLong' : null
  }

export const shaped =
  (pattern: RegExp, mistake: FieldMistake = 'wrongValue'): FieldRule<string> =>
  (value) =>
    pattern.test(value) ? null : mistake

/** A slug: lower-case Latin letters and digits, joined by single hyphens. */
export const slug: FieldRule<string> = (value) => {
  if (value === '') return 'required'
  if (value.length > 120) return 'tooLong'
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? null : 'wrongValue'
}

/** Rule of a whole number, both limits included. */
export const whole =
  (least: number, most: number): FieldRule<number> =>
  (value) => {
    if (!Number.isInteger(value)) return 'wholeNumber'
    if (value < least) return 'tooSmall'
    return value > most ? 'tooBig' : null
  }

/** Rule of a number, both limits included. */
export const within =
  (least: number, most: number): FieldRule<number> =>
  (value) => {
    if (!Number.isFinite(value)) return 'wrongValue'
    if (value < least) return 'tooSmall'
    return value > most ? 'tooBig' : null
  }

export const oneOf =
  <V>(values: readonly V[]): FieldRule<V> =>
  (value) =>
    values.includes(value) ? null : 'wrongValue'

/** Makes a value optional. */
export const orNone =
  <V>(rule: FieldRule<V>): FieldRule<V | null> =>
  (value) =>
    value === null ? null : rule(value)

/** Rule of a list of unique values, each checked by the given rule. */
export const listOf =
  <V>(rule: FieldRule<V>, { most, least = 0 }: { most: number; least?: number }): FieldRule<readonly V[]> =>
  (values) => {
    if (values.length < least) return 'required'
    if (values.length > most) return 'tooLong'
    for (const value of values) {
      const mistake = rule(value)
      if (mistake) return mistake
    }
    return new Set(values).size < values.length ? 'wrongValue' : null
  }

/** Rule of a calendar day YYYY-MM-DD, from 1900 to 2100. */
export const day: FieldRule<string> = (value) => (isKnownDay(value) ? null : 'date')

export type FieldRules<T> = { readonly [K in keyof T]?: FieldRule<T[K]> }

export function mistakesOf<T extends object>(rules: FieldRules<T>, fields: T): FieldMistakes {
  const mistakes: Record<string, FieldMistake> = {}
  for (const key of Object.keys(rules) as (keyof T & string)[]) {
    const mistake = rules[key]?.(fields[key])
    if (mistake) mistakes[key] = mistake
  }
  return mistakes
}

/** Mistakes of list elements by index. */
export const mistakesInList = <T>(
  list: readonly T[],
  name: string,
  mistakesAt: (one: T, index: number) => FieldMistakes,
): FieldMistakes =>
  Object.assign(
    {},
    ...list.map((one, index) =>
      Object.fromEntries(
        Object.entries(mistakesAt(one, index)).map(([key, code]) => [`${name}.${index}.${key}`, code]),
      ),
    ),
  )
