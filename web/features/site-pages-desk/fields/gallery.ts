import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { type BlockKind, itemsOf, layoutOf, lineOf, picture, title } from './field.ts'

export const galleryKind: BlockKind = {
  empty: { title: '', layout: 'grid', items: [] },
  fields: [
    title,
    layoutOf('grid', 'mosaic', 'shelf'),
    itemsOf(40, () => ({ picture: null, text: '' }), [picture, lineOf('text', sitePagesDesk.fields.caption, 160)]),
  ],
}
