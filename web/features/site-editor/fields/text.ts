import { siteEditor } from '@okolitsa/strings/ru/site-editor.ts'
import { type BlockKind, textOf, title } from './field.ts'

export const textKind: BlockKind = {
  empty: { title: '', text: '', layout: 'narrow' },
  fields: [
    title,
    textOf(4_000),
    { kind: 'choice', name: 'layout', label: siteEditor.fields.look, values: ['narrow', 'columns', 'quote'] },
  ],
}
