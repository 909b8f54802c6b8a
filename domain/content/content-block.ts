import type { RecipeDetails } from '../recipes/written-recipe.ts'
import { OCCASIONS, type Occasion } from '../seasons/occasion.ts'
import {
  day,
  type FieldMistakes,
  type FieldRule,
  listOf,
  mistakesOf,
  oneOf,
  orNone,
  shaped,
  slug,
  text,
  whole,
} from '../validation/field-rules.ts'
import type { WrittenPiece } from './written-piece.ts'

export const CONTENT_KINDS = ['text', 'banner', 'menu', 'service', 'recipe', 'shelf', 'festival'] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]

export const BANNER_LOOKS = ['dark', 'honey', 'pumpkin'] as const
export type BannerLook = (typeof BANNER_LOOKS)[number]

/** A run of text; `href` makes it a link. */
export interface ContentSpan {
  readonly text: string
  readonly isStrong?: boolean | undefined
  readonly href?: string | undefined
}

/** A node of a text. Texts are a closed structure instead of markup, so they cannot contain scripts. */
export type ContentNode =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly ContentSpan[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly ContentSpan[])[] }

export interface ContentLink {
  readonly title: string
  readonly href: string
}

export interface ContentWords {
  /** Title; empty = none. */
  readonly title: string
  readonly body: readonly ContentNode[]
  /** Text of the button that leads to the block's `href`; empty = none. */
  readonly action: string
  readonly links: readonly ContentLink[]
}

/** A version of a block: its content, place and period. */
export interface ContentFields {
  readonly kind: ContentKind
  /** Slot on a page, such as `home`; null = requested by its code only. */
  readonly slot: string | null
  /** Order within the slot, smallest first. */
  readonly position: number
  /** Region codes of the audience; empty = everywhere. */
  readonly regionCodes: readonly string[]
  /** Days at the visitor's place, both included; null = open. */
  readonly firstDay: string | null
  readonly lastDay: string | null
  /** The yearly occasion on whose days the block is shown; null or absent = on every day. */
  readonly occasion?: Occasion | null
  readonly href: string | null
  /** Source key for `imageUrl()`. */
  readonly picture: string | null
  readonly look: BannerLook
  /** Texts by language. Russian is required; a missing language falls back to Russian. */
  readonly words: { readonly ru: ContentWords; readonly en: ContentWords | null }
  /** Fields of a recipe besides its title and picture, or a piece of the office; absent = another kind. */
  readonly details?: RecipeDetails | WrittenPiece | null
}

const MAX_NODES = 40
/** Maximum nodes of a text: a contract has hundreds of clauses. */
const MAX_BODY = 400
const MAX_SPANS = 20
const LONGEST_TEXT = 2_000

/** Allowed links: a page of the shop, https, mailto or tel. Other schemes may run scripts. */
const LINK = /^(\/(?!\/)[^\s<>"'\\]*|https:\/\/[^\s<>"'\\]+|mailto:[^\s<>"'\\]+|tel:\+?\d+)$/
const link = shaped(LINK)
const PICTURE = /^(?!.*\.\.)[a-z0-9][a-z0-9/._-]{0,199}$/

const spans: FieldRule<readonly ContentSpan[]> = (value) => {
  if (value.length === 0) return 'required'
  if (value.length > MAX_SPANS) return 'tooLong'
  for (const span of value) {
    const mistake = text({ most: LONGEST_TEXT, isRequired: true })(span.text) ?? orNone(link)(span.href ?? null)
    if (mistake) return mistake
  }
  return null
}

const node = (value: ContentNode) => {
  switch (value.kind) {
    case 'heading':
      return text({ most: 200, isRequired: true })(value.text)
    case 'paragraph':
      return spans(value.spans)
    case 'list':
      return value.items.length === 0 || value.items.length > MAX_NODES
        ? 'wrongValue'
        : (value.items.map(spans).find(Boolean) ?? null)
    default:
      return 'wrongValue'
  }
}

const words: FieldRule<ContentWords> = (value) =>
  text({ most: 200 })(value.title) ??
  text({ most: 60 })(value.action) ??
  (value.body.length > MAX_BODY ? 'tooLong' : null) ??
  value.body.map(node).find(Boolean) ??
  (value.links.length > MAX_NODES ? 'tooLong' : null) ??
  value.links.map(({ title, href }) => text({ most: 100, isRequired: true })(title) ?? link(href)).find(Boolean) ??
  (value.title === '' && value.body.length === 0 && value.links.length === 0 ? 'required' : null)

const EARLIEST = '0000-01-01'

export function contentMistakes(fields: ContentFields): FieldMistakes {
  const { firstDay, lastDay, kind, href } = fields
  const mistakes: FieldMistakes = {
    ...mistakesOf<ContentFields>(
      {
        kind: oneOf(CONTENT_KINDS),
        slot: orNone(slug),
        position: whole(0, 10_000),
        regionCodes: listOf(shaped(/^\d{2}$/), { most: 100 }),
        firstDay: orNone(day),
        lastDay: orNone(day),
        href: orNone(link),
        picture: orNone(shaped(PICTURE)),
        look: oneOf(BANNER_LOOKS),
      },
      fields,
    ),
    ...(fields.occasion && !OCCASIONS.includes(fields.occasion) && { occasion: 'wrongValue' as const }),
    ...Object.fromEntries(
      Object.entries(fields.words).flatMap(([language, texts]) => {
        const mistake = texts && words(texts)
        return mistake ? [[`words.${language}`, mistake] as const] : []
      }),
    ),
  }
  if (lastDay !== null && lastDay < (firstDay ?? EARLIEST)) return { ...mistakes, lastDay: 'tooSmall' }
  // a banner must have a link
  return kind === 'banner' && href === null ? { ...mistakes, href: 'required' } : mistakes
}
