import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { action, type BlockKind, picture, textOf, title } from './field.ts'

export const aboutKind: BlockKind = {
  empty: { title: '', text: '', picture: null, pictureSide: 'left', action: null },
  fields: [
    title,
    textOf(4_000),
    picture,
    { kind: 'choice', name: 'pictureSide', label: sitePagesDesk.fields.pictureSide, values: ['left', 'right'] },
    action,
  ],
}
