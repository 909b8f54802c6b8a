import { siteEditor } from '@okolitsa/strings/ru/site-editor.ts'
import { type BlockKind, itemsOf, layoutOf, lineOf, picture, title } from './field.ts'

export const galleryKind: BlockKind = {
  empty: { title: '', layout: 'grid', items: [] },
  fields: [
    title,
    layoutOf('grid', 'mosaic', 'shelf'),
    itemsOf(40, () => ({ picture: null, text: '' }), [picture, lineOf('text', siteEditor.fields.caption, 160)]),
  ],
}
