import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { type BlockKind, itemsOf, layoutOf, lineOf, title } from './field.ts'

const words = sitePagesDesk.fields

export const priceListKind: BlockKind = {
  empty: { title: '', note: '', layout: 'list', items: [] },
  fields: [
    title,
    layoutOf('list', 'columns'),
    itemsOf(60, () => ({ group: '', title: '', text: '', price: '' }), [
      lineOf('title', words.name, 120),
      lineOf('price', words.price, 40),
      lineOf('text', words.detail, 200),
      lineOf('group', words.group, 60),
    ]),
    lineOf('note', words.note, 300),
  ],
}
