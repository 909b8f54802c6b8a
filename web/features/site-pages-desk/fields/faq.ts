import { siteEditor } from '@okolitsa/strings/ru/site-editor.ts'
import { type BlockKind, itemsOf, title } from './field.ts'

export const faqKind: BlockKind = {
  empty: { title: '', items: [] },
  fields: [
    title,
    itemsOf(30, () => ({ question: '', answer: '' }), [
      { kind: 'line', name: 'question', label: siteEditor.fields.question, most: 160 },
      { kind: 'words', name: 'answer', label: siteEditor.fields.answer, most: 1_500 },
    ]),
  ],
}
