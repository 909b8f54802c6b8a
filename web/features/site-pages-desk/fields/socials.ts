import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { type BlockKind, itemsOf, title } from './field.ts'

export const socialsKind: BlockKind = {
  empty: { title: '', items: [] },
  fields: [
    title,
    itemsOf(8, () => ({ title: '', href: '' }), [
      { kind: 'line', name: 'title', label: sitePagesDesk.fields.name, most: 40 },
      { kind: 'line', name: 'href', label: sitePagesDesk.fields.href, most: 500, hint: sitePagesDesk.fields.hrefHint },
    ]),
  ],
}
