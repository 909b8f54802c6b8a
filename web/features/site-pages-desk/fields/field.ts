import { siteEditor } from '@okolitsa/strings/ru/site-editor.ts'

const words = siteEditor.fields

/** One field of a block or of an item of it. */
export type BlockField = { readonly name: string; readonly label: string } & (
  | { readonly kind: 'line' | 'words'; readonly most: number; readonly hint?: string }
  | { readonly kind: 'choice'; readonly values: readonly (keyof typeof siteEditor.choices)[] }
  | { readonly kind: 'count'; readonly from: number; readonly to: number }
  | { readonly kind: 'picture' | 'action' }
  | {
      readonly kind: 'items'
      readonly most: number
      readonly fields: readonly BlockField[]
      /** A new item. */
      readonly empty: () => Readonly<Record<string, unknown>>
    }
)

/** What a new block of a type holds, and how its properties are written. */
export interface BlockKind {
  readonly empty: Readonly<Record<string, unknown>>
  readonly fields: readonly BlockField[]
}

/** Fields that many blocks have. */
export const title: BlockField = { kind: 'line', name: 'title', label: words.title, most: 120 }
export const picture: BlockField = { kind: 'picture', name: 'picture', label: words.picture }
export const action: BlockField = { kind: 'action', name: 'action', label: words.actionTitle }
export const textOf = (most: number): BlockField => ({ kind: 'words', name: 'text', label: words.text, most })
export const itemsOf = (
  most: number,
  empty: () => Readonly<Record<string, unknown>>,
  fields: readonly BlockField[],
): BlockField => ({ kind: 'items', name: 'items', label: words.items, most, empty, fields })
export const layoutOf = (...values: readonly (keyof typeof siteEditor.choices)[]): BlockField => ({
  kind: 'choice',
  name: 'layout',
  label: words.look,
  values,
})
export const lineOf = (name: string, label: string, most: number): BlockField => ({ kind: 'line', name, label, most })
