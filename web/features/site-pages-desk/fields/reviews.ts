import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { type BlockKind, layoutOf, title } from './field.ts'

export const reviewsKind: BlockKind = {
  empty: { title: '', most: 4, layout: 'grid' },
  fields: [
    title,
    { kind: 'count', name: 'most', label: sitePagesDesk.fields.mostShown, from: 2, to: 12 },
    layoutOf('grid', 'shelf'),
  ],
}
