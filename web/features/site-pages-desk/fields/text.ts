import { type BlockKind, layoutOf, textOf, title } from './field.ts'

export const textKind: BlockKind = {
  empty: { title: '', text: '', layout: 'narrow' },
  fields: [title, textOf(4_000), layoutOf('narrow', 'columns', 'quote')],
}
