import { type AlcoholWords, isAlcohol, offersAlcohol, stopMistake } from '../catalog/alcohol.ts'
import type { FieldMistake, FieldMistakes } from '../validation/field-rules.ts'
import { blockTexts } from './block-texts.ts'
import type { PageContent, SiteBlock } from './page-content.ts'

/** True = the text is a title, which offers something for sale; other texts describe. */
const isTitle = (path: readonly (string | number)[]) => path.at(-1) === 'title'

const ofTitle = (words: AlcoholWords, title: string): FieldMistake | null =>
  isAlcohol(words, { title }) ? 'alcohol' : stopMistake(words, title)

const ofBlock = (words: AlcoholWords, { props }: SiteBlock): FieldMistake | null =>
  blockTexts(props).reduce<FieldMistake | null>(
    (found, { path, text }) =>
      found ?? (isTitle(path) ? ofTitle(words, text) : offersAlcohol(words, text) ? 'alcohol' : null),
    null,
  )

/** Mistakes of a page that sells alcohol or goods of the stop list by a title, or offers alcohol in a text. */
export function pageOfAlcohol(words: AlcoholWords, { title, seo, document }: PageContent): FieldMistakes {
  const blocks = document.blocks.map((block, at) => [`document.blocks.${at}`, ofBlock(words, block)] as const)
  const found: readonly (readonly [string, FieldMistake | null])[] = [
    ['title', ofTitle(words, title)],
    ['seo.title', ofTitle(words, seo.title)],
    ['seo.description', offersAlcohol(words, seo.description) ? 'alcohol' : null],
    ...blocks,
  ]
  return Object.fromEntries(found.flatMap(([field, mistake]) => (mistake ? [[field, mistake]] : [])))
}
