import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { type BlockKind, itemsOf, title } from './field.ts'

export const faqKind: BlockKind = {
  empty: { title: '', items: [] },
  fields: [
    title,
    itemsOf(30, () => ({ question: '', answer: '' }), [
      { kind: 'line', name: 'question', label: sitePagesDesk.fields.question, most: 160 },
      { kind: 'words', name: 'answer', label: sitePagesDesk.fields.answer, most: 1_500 },
    ]),
  ],
}
