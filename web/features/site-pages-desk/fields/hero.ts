import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { action, type BlockKind, picture, textOf, title } from './field.ts'

export const heroKind: BlockKind = {
  empty: { layout: 'full', title: '', text: '', picture: null, action: null },
  fields: [
    title,
    textOf(400),
    {
      kind: 'choice',
      name: 'layout',
      label: sitePagesDesk.fields.layout,
      values: ['full', 'right', 'left', 'below', 'plain'],
    },
    picture,
    action,
  ],
}
