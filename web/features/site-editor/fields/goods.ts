import { siteEditor } from '@okolitsa/strings/ru/site-editor.ts'
import { type BlockKind, title } from './field.ts'

export const goodsKind: BlockKind = {
  empty: { title: '', most: 8, layout: 'grid' },
  fields: [
    title,
    { kind: 'count', name: 'most', label: siteEditor.fields.most, from: 2, to: 12 },
    { kind: 'choice', name: 'layout', label: siteEditor.fields.look, values: ['grid', 'shelf'] },
  ],
}
