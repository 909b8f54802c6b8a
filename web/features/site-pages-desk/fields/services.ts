import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { type BlockKind, itemsOf, picture, textOf, title } from './field.ts'

const words = sitePagesDesk.fields

export const servicesKind: BlockKind = {
  empty: { title: '', items: [], formTitle: '', formText: '' },
  fields: [
    title,
    // the id keeps the service's request number when the title changes
    itemsOf(24, () => ({ id: crypto.randomUUID(), title: '', text: '', price: '', picture: null }), [
      { kind: 'line', name: 'title', label: words.name, most: 80 },
      textOf(300),
      { kind: 'line', name: 'price', label: words.price, most: 40 },
      picture,
    ]),
    { kind: 'line', name: 'formTitle', label: words.formTitle, most: 120 },
    { kind: 'words', name: 'formText', label: words.formText, most: 300 },
  ],
}
