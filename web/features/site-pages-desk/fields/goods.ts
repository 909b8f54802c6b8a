import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { type BlockKind, layoutOf, title } from './field.ts'

export const goodsKind: BlockKind = {
  empty: { title: '', most: 8, layout: 'grid' },
  fields: [
    title,
    { kind: 'count', name: 'most', label: sitePagesDesk.fields.most, from: 2, to: 12 },
    layoutOf('grid', 'shelf'),
  ],
}
