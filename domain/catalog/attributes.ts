import type { FieldMistakes } from '../validation/field-rules.ts'

/** A number with its unit, range and number of decimals. */
interface NumberAttribute {
  readonly kind: 'number'
  readonly least: number
  readonly most: number
  readonly decimals: 0 | 1
}
interface ChoiceAttribute {
  readonly kind: 'choice'
  readonly options: readonly string[]
}
interface TextAttribute {
  readonly kind: 'text'
  readonly most: number
}

const number = (least: number, most: number, decimals: 0 | 1 = 0) =>
  ({ kind: 'number', least, most, decimals }) as const
const choice = <const O extends readonly string[]>(...options: O) => ({ kind: 'choice', options }) as const
const named = { kind: 'text', most: 60 } as const

/** Attributes of products. Keys are stored in the database: never rename one, only add options. */
export const ATTRIBUTES = {
  /** Animal whose milk is used. */
  milk: choice('cow', 'goat', 'sheep', 'mixed'),
  treatment: choice('raw', 'pasteurized', 'baked'),
  /** Fat, per cent. */
  fat: number(0, 100, 1),
  /** Ripening time, days. */
  ripening: number(0, 3_650),
  breed: named,
  temperature: choice('chilled', 'frozen'),
  variety: named,
  flour: choice('wheat', 'rye', 'mixed', 'other'),
  leaven: choice('sourdough', 'yeast', 'none'),
  /** Egg grades of the Russian standard, from the largest. */
  eggGrade: choice('highest', 'selected', 'first', 'second', 'third'),
  harvestYear: number(2_000, 2_100),
  catch: choice('wild', 'farmed'),
  /** Cocoa, per cent. */
  cocoa: number(0, 100),
  /** Smoking of fish and meat. */
  smoke: choice('hot', 'cold'),
  /** Mushrooms and berries from the forest or from a farm. */
  gathering: choice('wild', 'grown'),
  honeyState: choice('liquid', 'creamed', 'comb'),
  /** Pressing of vegetable oil. */
  pressing: choice('cold', 'hot'),
  tea: choice('black', 'green', 'herbal', 'fermented'),
  sparkling: choice('still', 'sparkling'),
  /** Volume of a bottle, millilitres. */
  volume: number(1, 100_000),
  /** Net weight without the package, grams. */
  netWeight: number(1, 100_000),
} as const satisfies Record<string, NumberAttribute | ChoiceAttribute | TextAttribute>

export type AttributeKey = keyof typeof ATTRIBUTES
export type AttributeDefinition = NumberAttribute | ChoiceAttribute | TextAttribute
export const ATTRIBUTE_KEYS = Object.keys(ATTRIBUTES) as AttributeKey[]
export const attributeOf = (key: AttributeKey): AttributeDefinition => ATTRIBUTES[key]
export const isAttributeKey = (key: string): key is AttributeKey => key in ATTRIBUTES

/** Attribute values of a product: a number, an option or a text. Absent = not stated. */
export type Attributes = { readonly [K in AttributeKey]?: number | string }

/** Maximum attributes that one category defines. */
export const MAX_ATTRIBUTES = 12

export function attributeMistake(key: AttributeKey, value: number | string): FieldMistakes[string] | null {
  const definition = attributeOf(key)
  if (definition.kind === 'number') {
    if (typeof value !== 'number' || !Number.isFinite(value)) return 'wrongValue'
    if (value < definition.least) return 'tooSmall'
    if (value > definition.most) return 'tooBig'
    const scaled = value * 10 ** definition.decimals
    return Math.abs(scaled - Math.round(scaled)) < 1e-9 ? null : 'wrongValue'
  }
  if (typeof value !== 'string') return 'wrongValue'
  if (definition.kind === 'choice') return definition.options.includes(value) ? null : 'wrongValue'
  if (value.trim() === '') return 'required'
  return value.length > definition.most ? 'tooLong' : null
}

/** Mistakes of the values by field, such as `attributes.fat`. An unknown key is a mistake, too. */
export const attributesMistakes = (attributes: Attributes): FieldMistakes =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([key, value]) => {
      const mistake = isAttributeKey(key) ? attributeMistake(key, value) : 'wrongValue'
      return mistake ? [[`attributes.${key}`, mistake] as const] : []
    }),
  )

/** Keys of a category and its ancestors, outermost first, each once. */
export function attributesOfPath(
  id: number,
  categories: ReadonlyMap<number, { readonly parentId: number | null; readonly attributes: readonly AttributeKey[] }>,
): AttributeKey[] {
  const path: (readonly AttributeKey[])[] = []
  for (let at = categories.get(id); at && path.length < categories.size; at = categories.get(at.parentId ?? 0))
    path.unshift(at.attributes)
  return [...new Set(path.flat())]
}
