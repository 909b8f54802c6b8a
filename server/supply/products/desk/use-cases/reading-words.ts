import { ATTRIBUTE_KEYS, attributeOf } from '@okolitsa/domain/catalog/attributes.ts'
import { WEEKDAYS } from '@okolitsa/domain/catalog/production-schedule.ts'
import { GRAM, MILLILITRE, PIECE } from '@okolitsa/domain/catalog/unit.ts'
import { byAttributeColumn } from '@okolitsa/domain/goods-import/attribute-columns.ts'
import {
  type FileWords,
  GOODS_COLUMNS,
  GOODS_KEYS,
  type GoodsColumn,
  type ReadingWords,
} from '@okolitsa/domain/goods-import/columns.ts'
import { LANGUAGES, type Language } from '@okolitsa/domain/language/language.ts'
import { plainHeading } from '@okolitsa/domain/tables/heading-row.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'

/** Texts of written files. */
export function writingWords(
  language: Language,
): FileWords & { readonly sheet: string; readonly fileName: string; readonly decimalMark: string } {
  const { attributes, productsFile, optionTitle } = wordsIn(language)
  const { headings, ...writing } = productsFile.writing
  const attributeHeadings = byAttributeColumn((key) => {
    const unit = attributes.units[key]
    return plainSpaces(unit ? `${attributes.titles[key]}, ${unit}` : attributes.titles[key])
  })
  return {
    ...writing,
    headings: { ...headings, ...attributeHeadings },
    option: (key, value) => plainSpaces(optionTitle(key, value)),
  }
}

/** Replaces non-breaking spaces, which would break a search in the file. */
const plainSpaces = (text: string) => text.replaceAll('\u00A0', ' ')

const UNITS = {
  gram: { unit: GRAM, times: 1 },
  kilogram: { unit: GRAM, times: 1_000 },
  millilitre: { unit: MILLILITRE, times: 1 },
  litre: { unit: MILLILITRE, times: 1_000 },
  piece: { unit: PIECE, times: 1 },
} as const

/** Texts recognized in files, in both languages. */
export function readingWords(): ReadingWords {
  const all = LANGUAGES.map((language) => ({ ...wordsIn(language).productsFile, writing: writingWords(language) }))
  const small = (words: readonly string[]) => words.map((word) => word.toLowerCase())
  const headings = new Map<string, GoodsColumn>()
  for (const column of GOODS_COLUMNS) {
    for (const { writing, reading } of all) {
      const others: Partial<Record<GoodsColumn, readonly string[]>> = reading.headings
      for (const heading of [writing.headings[column], ...(others[column] ?? [])]) {
        headings.set(plainHeading(heading), column)
      }
    }
  }
  const setOf = (words: (one: (typeof all)[number]) => readonly string[]) => new Set(small(all.flatMap(words)))
  return {
    headings,
    keys: GOODS_KEYS,
    yes: setOf(({ writing, reading }) => [writing.yes, ...reading.yes]),
    no: setOf(({ writing, reading }) => [writing.no, ...reading.no]),
    unlimited: setOf(({ writing, reading }) => [writing.unlimited, ...reading.unlimited]),
    noVat: setOf(({ writing, reading }) => [writing.noVat, ...reading.noVat]),
    weekdays: new Map<string, readonly number[]>(
      all.flatMap(({ reading }) => [
        ...reading.weekdays.flatMap((names, index) => names.map((name) => [name, [index + 1]] as const)),
        ...reading.everyDay.map((name) => [name, WEEKDAYS] as const),
        ...reading.workdays.map((name) => [name, WEEKDAYS.slice(0, 5)] as const),
        ...reading.weekend.map((name) => [name, WEEKDAYS.slice(5)] as const),
      ]),
    ),
    options: new Map(
      ATTRIBUTE_KEYS.map((key) => {
        const definition = attributeOf(key)
        const options = definition.kind === 'choice' ? definition.options : []
        const pairs = options.flatMap((option) =>
          all.map(({ writing }) => [writing.option(key, option).toLowerCase(), option] as const),
        )
        return [key, new Map(pairs)] as const
      }),
    ),
    joining: setOf(({ reading }) => reading.joining),
    rangeFrom: setOf(({ reading }) => reading.rangeFrom),
    rangeTo: setOf(({ reading }) => reading.rangeTo),
    currency: setOf(({ reading }) => reading.currency),
    units: new Map(
      (Object.keys(UNITS) as (keyof typeof UNITS)[]).flatMap((name) =>
        small(all.flatMap(({ reading }) => reading.units[name])).map((word) => [word, UNITS[name]] as const),
      ),
    ),
  }
}
