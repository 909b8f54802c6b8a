import { type BlockKind, textOf, title } from './field.ts'

export const deliveryKind: BlockKind = { empty: { title: '', text: '' }, fields: [title, textOf(600)] }
