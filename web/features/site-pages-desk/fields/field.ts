import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'

const words = sitePagesDesk.fields

export type BlockField = { readonly name: string; readonly label: string } & (
  | { readonly kind: 'line' | 'words'; readonly most: number; readonly hint?: string }
  | { readonly kind: 'choice'; readonly values: readonly (keyof typeof sitePagesDesk.choices)[] }
  | { readonly kind: 'count'; readonly from: number; readonly to: number }
  | { readonly kind: 'picture' | 'action' }
  | {
      readonly kind: 'items'
      readonly most: number
      readonly fields: readonly BlockField[]
      /** Makes a new item. */
      readonly empty: () => Readonly<Record<string, unknown>>
    }
)

export interface BlockKind {
  readonly empty: Readonly<Record<string, unknown>>
  readonly fields: readonly BlockField[]
}

export const title: BlockField = { kind: 'line', name: 'title', label: words.title, most: 120 }
export const picture: BlockField = { kind: 'picture', name: 'picture', label: words.picture }
export const action: BlockField = { kind: 'action', name: 'action', label: words.actionTitle }
export const textOf = (most: number): BlockField => ({ kind: 'words', name: 'text', label: words.text, most })
export const itemsOf = (
  most: number,
  empty: () => Readonly<Record<string, unknown>>,
  fields: readonly BlockField[],
): BlockField => ({ kind: 'items', name: 'items', label: words.items, most, empty, fields })
export const layoutOf = (...values: readonly (keyof typeof sitePagesDesk.choices)[]): BlockField => ({
  kind: 'choice',
  name: 'layout',
  label: words.look,
  values,
})
export const lineOf = (name: string, label: string, most: number): BlockField => ({ kind: 'line', name, label, most })
