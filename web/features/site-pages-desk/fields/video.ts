import { siteEditor } from '@okolitsa/strings/ru/site-editor.ts'
import { type BlockKind, layoutOf, picture, textOf, title } from './field.ts'

export const videoKind: BlockKind = {
  empty: { title: '', text: '', picture: null, layout: 'wide', href: '' },
  fields: [
    title,
    textOf(300),
    { kind: 'line', name: 'href', label: siteEditor.fields.film, most: 500, hint: siteEditor.fields.filmHint },
    picture,
    layoutOf('wide', 'side'),
  ],
}
