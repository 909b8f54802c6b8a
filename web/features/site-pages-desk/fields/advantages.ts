import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { type BlockKind, itemsOf, textOf, title } from './field.ts'

export const advantagesKind: BlockKind = {
  empty: { title: '', items: [] },
  fields: [
    title,
    itemsOf(12, () => ({ title: '', text: '' }), [
      { kind: 'line', name: 'title', label: sitePagesDesk.fields.name, most: 60 },
      textOf(200),
    ]),
  ],
}
