import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { type BlockKind, title } from './field.ts'

export const questionsKind: BlockKind = {
  empty: { title: '', most: 6 },
  fields: [title, { kind: 'count', name: 'most', label: sitePagesDesk.fields.mostShown, from: 2, to: 12 }],
}
