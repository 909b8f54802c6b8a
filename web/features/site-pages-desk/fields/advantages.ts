import { siteEditor } from '@okolitsa/strings/ru/site-editor.ts'
import { type BlockKind, itemsOf, textOf, title } from './field.ts'

export const advantagesKind: BlockKind = {
  empty: { title: '', items: [] },
  fields: [
    title,
    itemsOf(12, () => ({ title: '', text: '' }), [
      { kind: 'line', name: 'title', label: siteEditor.fields.name, most: 60 },
      textOf(200),
    ]),
  ],
}
