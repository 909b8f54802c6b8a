import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { type BlockKind, layoutOf, textOf, title } from './field.ts'

const words = sitePagesDesk.fields

export const contactsKind: BlockKind = {
  empty: { title: '', text: '', phone: '', layout: 'withMap' },
  fields: [
    title,
    textOf(600),
    { kind: 'line', name: 'phone', label: words.phone, most: 26, hint: words.phoneHint },
    layoutOf('withMap', 'withoutMap'),
  ],
}
