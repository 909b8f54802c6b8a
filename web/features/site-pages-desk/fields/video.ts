import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { type BlockKind, layoutOf, picture, textOf, title } from './field.ts'

export const videoKind: BlockKind = {
  empty: { title: '', text: '', picture: null, layout: 'wide', href: '' },
  fields: [
    title,
    textOf(300),
    { kind: 'line', name: 'href', label: sitePagesDesk.fields.film, most: 500, hint: sitePagesDesk.fields.filmHint },
    picture,
    layoutOf('wide', 'side'),
  ],
}
