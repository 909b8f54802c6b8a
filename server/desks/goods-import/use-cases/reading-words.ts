import { GRAM, MILLILITRE, PIECE } from '@okolitsa/domain/catalog/unit.ts'
import {
  type FileWords,
  GOODS_COLUMNS,
  type GoodsColumn,
  plainHeading,
  type ReadingWords,
} from '@okolitsa/domain/goods-import/columns.ts'
import { LANGUAGES, type Language } from '@okolitsa/domain/language/language.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'

/** What files are written in. */
export const writingWords = (language: Language): FileWords & { readonly sheet: string; readonly fileName: string } =>
  wordsIn(language).goodsFile.writing

const UNITS = {
  gram: { unit: GRAM, times: 1 },
  kilogram: { unit: GRAM, times: 1_000 },
  millilitre: { unit: MILLILITRE, times: 1 },
  litre: { unit: MILLILITRE, times: 1_000 },
  piece: { unit: PIECE, times: 1 },
} as const

/** What files are read in: the words of both languages, whoever sends them. */
export function readingWords(): ReadingWords {
  const all = LANGUAGES.map((language) => wordsIn(language).goodsFile)
  const small = (words: readonly string[]) => words.map((word) => word.toLowerCase())
  const headings = new Map<string, GoodsColumn>()
  for (const column of GOODS_COLUMNS) {
    for (const { writing, reading } of all) {
      for (const heading of [writing.headings[column], ...reading.headings[column]]) {
        headings.set(plainHeading(heading), column)
      }
    }
  }
  const setOf = (words: (one: (typeof all)[number]) => readonly string[]) => new Set(small(all.flatMap(words)))
  return {
    headings,
    yes: setOf(({ writing, reading }) => [writing.yes, ...reading.yes]),
    no: setOf(({ writing, reading }) => [writing.no, ...reading.no]),
    unlimited: setOf(({ writing, reading }) => [writing.unlimited, ...reading.unlimited]),
    noVat: setOf(({ writing, reading }) => [writing.noVat, ...reading.noVat]),
    currency: setOf(({ reading }) => reading.currency),
    units: new Map(
      (Object.keys(UNITS) as (keyof typeof UNITS)[]).flatMap((name) =>
        small(all.flatMap(({ reading }) => reading.units[name])).map((word) => [word, UNITS[name]] as const),
      ),
    ),
  }
}
