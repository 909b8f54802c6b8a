import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { type BlockKind, itemsOf, layoutOf, lineOf, picture, textOf, title } from './field.ts'

const words = sitePagesDesk.fields

export const teamKind: BlockKind = {
  empty: { title: '', layout: 'round', items: [] },
  fields: [
    title,
    layoutOf('round', 'cards'),
    itemsOf(24, () => ({ title: '', role: '', text: '', picture: null }), [
      lineOf('title', words.person, 60),
      lineOf('role', words.role, 80),
      textOf(300),
      picture,
    ]),
  ],
}
