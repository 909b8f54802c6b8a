import { siteEditor } from '@okolitsa/strings/ru/site-editor.ts'
import { type BlockKind, itemsOf, title } from './field.ts'

export const socialsKind: BlockKind = {
  empty: { title: '', items: [] },
  fields: [
    title,
    itemsOf(8, () => ({ title: '', href: '' }), [
      { kind: 'line', name: 'title', label: siteEditor.fields.name, most: 40 },
      { kind: 'line', name: 'href', label: siteEditor.fields.href, most: 500, hint: siteEditor.fields.hrefHint },
    ]),
  ],
}
