import type { SiteBlockType } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import { siteEditor } from '@okolitsa/strings/ru/site-editor.ts'

const words = siteEditor.fields
const choices = siteEditor.choices

/** One field of a block or of an item of it. */
export type BlockField = { readonly name: string; readonly label: string } & (
  | { readonly kind: 'line' | 'words'; readonly most: number; readonly hint?: string }
  | { readonly kind: 'choice'; readonly values: readonly (keyof typeof choices)[] }
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

const title: BlockField = { kind: 'line', name: 'title', label: words.title, most: 120 }
const picture: BlockField = { kind: 'picture', name: 'picture', label: words.picture }
const action: BlockField = { kind: 'action', name: 'action', label: words.actionTitle }

/** Every type of block, in the order they are offered. */
export const BLOCK_KINDS: Readonly<Record<SiteBlockType, BlockKind>> = {
  hero: {
    empty: { layout: 'full', title: '', text: '', picture: null, action: null },
    fields: [
      title,
      { kind: 'words', name: 'text', label: words.text, most: 400 },
      { kind: 'choice', name: 'layout', label: words.layout, values: ['full', 'side', 'plain'] },
      picture,
      action,
    ],
  },
  about: {
    empty: { title: '', text: '', picture: null, pictureSide: 'left', action: null },
    fields: [
      title,
      { kind: 'words', name: 'text', label: words.text, most: 4_000 },
      picture,
      { kind: 'choice', name: 'pictureSide', label: words.pictureSide, values: ['left', 'right'] },
      action,
    ],
  },
  advantages: {
    empty: { title: '', items: [] },
    fields: [
      title,
      {
        kind: 'items',
        name: 'items',
        label: words.items,
        most: 12,
        empty: () => ({ title: '', text: '' }),
        fields: [
          { kind: 'line', name: 'title', label: words.name, most: 60 },
          { kind: 'words', name: 'text', label: words.text, most: 200 },
        ],
      },
    ],
  },
  services: {
    empty: { title: '', items: [], formTitle: '', formText: '' },
    fields: [
      title,
      {
        kind: 'items',
        name: 'items',
        label: words.items,
        most: 24,
        // a service keeps its number by this name, whatever it is called later
        empty: () => ({ id: crypto.randomUUID(), title: '', text: '', price: '', picture: null }),
        fields: [
          { kind: 'line', name: 'title', label: words.name, most: 80 },
          { kind: 'words', name: 'text', label: words.text, most: 300 },
          { kind: 'line', name: 'price', label: words.price, most: 40 },
          picture,
        ],
      },
      { kind: 'line', name: 'formTitle', label: words.formTitle, most: 120 },
      { kind: 'words', name: 'formText', label: words.formText, most: 300 },
    ],
  },
  goods: {
    empty: { title: '', most: 8 },
    fields: [title, { kind: 'count', name: 'most', label: words.most, from: 2, to: 12 }],
  },
  text: {
    empty: { title: '', text: '' },
    fields: [title, { kind: 'words', name: 'text', label: words.text, most: 4_000 }],
  },
  faq: {
    empty: { title: '', items: [] },
    fields: [
      title,
      {
        kind: 'items',
        name: 'items',
        label: words.items,
        most: 30,
        empty: () => ({ question: '', answer: '' }),
        fields: [
          { kind: 'line', name: 'question', label: words.question, most: 160 },
          { kind: 'words', name: 'answer', label: words.answer, most: 1_500 },
        ],
      },
    ],
  },
  socials: {
    empty: { title: '', items: [] },
    fields: [
      title,
      {
        kind: 'items',
        name: 'items',
        label: words.items,
        most: 8,
        empty: () => ({ title: '', href: '' }),
        fields: [
          { kind: 'line', name: 'title', label: words.name, most: 40 },
          { kind: 'line', name: 'href', label: words.href, most: 500, hint: words.hrefHint },
        ],
      },
    ],
  },
}

export const BLOCK_TYPES = Object.keys(BLOCK_KINDS) as readonly SiteBlockType[]
export const isKnownType = (type: string): type is SiteBlockType => Object.hasOwn(BLOCK_KINDS, type)
/** What people call a block. */
export const blockName = (type: string): string => (isKnownType(type) ? siteEditor.types[type] : type)
