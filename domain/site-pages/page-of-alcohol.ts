import { type AlcoholWords, isAlcohol, offersAlcohol } from '../catalog/alcohol.ts'
import type { FieldMistakes } from '../validation/field-rules.ts'
import { blockTexts } from './block-texts.ts'
import type { PageContent, SiteBlock } from './page-content.ts'

/** True = the text is a title, which offers something for sale; other texts describe. */
const isTitle = (path: readonly (string | number)[]) => path.at(-1) === 'title'

const blockSells = (words: AlcoholWords, { props }: SiteBlock): boolean =>
  blockTexts(props).some(({ path, text }) =>
    isTitle(path) ? isAlcohol(words, { title: text }) : offersAlcohol(words, text),
  )

/** Mistakes of a page that sells alcohol by its title, a block's title, or an offer in a text. */
export function pageOfAlcohol(words: AlcoholWords, { title, seo, document }: PageContent): FieldMistakes {
  const sells = (text: string) => isAlcohol(words, { title: text })
  return Object.fromEntries<'alcohol'>([
    ...(sells(title) ? [['title', 'alcohol'] as const] : []),
    ...(sells(seo.title) ? [['seo.title', 'alcohol'] as const] : []),
    ...(offersAlcohol(words, seo.description) ? [['seo.description', 'alcohol'] as const] : []),
    ...document.blocks.flatMap((block, at) =>
      blockSells(words, block) ? [[`document.blocks.${at}`, 'alcohol'] as const] : [],
    ),
  ])
}
