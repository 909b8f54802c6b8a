import { bannerLinkMistake } from '@okolitsa/domain/content/banner.ts'
import { contentMistakes } from '@okolitsa/domain/content/content-block.ts'
import { isArrangement, shelvesOf } from '@okolitsa/domain/content/home-arrangement.ts'
import { refuseMistakes } from '../../platform/refusal/field-mistakes.ts'
import type { ShowcaseSort } from './showcase-commands.ts'

/** Banners of the home page: their links stay in the shop and lead to open areas. */
export const BANNERS: ShowcaseSort = {
  isOne: ({ kind, slot }) => kind === 'banner' && slot === 'home',
  refuseWrong: (fields, closed) => {
    const { startsAt, endsAt, href } = fields
    refuseMistakes({
      ...contentMistakes(fields),
      ...(bannerLinkMistake(href ?? '', closed) && { href: 'wrongValue' }),
      ...(startsAt && endsAt && endsAt <= startsAt && { endsAt: 'tooSmall' }),
    })
  },
}

/** The arrangement of the home page. */
export const ARRANGEMENT: ShowcaseSort = {
  isOne: ({ kind }) => kind === 'menu',
  refuseWrong: (fields) => {
    if (!isArrangement(shelvesOf(fields))) refuseMistakes({ shelves: 'wrongValue' })
  },
}
