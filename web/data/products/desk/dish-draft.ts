import type { DishForm } from '@okolitsa/contracts/products/dish-form.ts'
import { unitsTyped } from '@okolitsa/domain/goods/typed-amount.ts'
import { fromRoubles } from '@okolitsa/domain/money/money.ts'
import { dishMistakes, type NewOptionGroup } from '@okolitsa/domain/restaurants/restaurant-fields.ts'
import type { FieldMistakes } from '@okolitsa/domain/validation/field-rules.ts'
import { productsDesk as text } from '@okolitsa/strings/ru/products-desk.ts'
import { typedRoubles } from './typed-roubles.ts'

type SentGroup = DishForm['groups'][number]
type SentOption = SentGroup['options'][number]
type Id = { readonly id?: number | undefined }

/** Fields of an option: numbers as typed. */
export interface OptionDraft extends Id, Pick<SentOption, 'title' | 'note' | 'isDefault' | 'dishId'> {
  /** Stable key of an option while it is moved. */
  readonly key: string
  readonly price: string
  readonly most: string
  /** Nested groups, preserved unchanged. */
  readonly groups: SentOption['groups']
}

export interface GroupDraft extends Id {
  readonly key: string
  readonly title: string
  readonly least: string
  readonly most: string
  readonly options: readonly OptionDraft[]
}

export interface DishDraft extends Pick<DishForm, 'sectionId' | 'isSpicy' | 'isMeatless'> {
  readonly served: { readonly weekdays: readonly number[]; readonly from: string; readonly to: string } | null
  readonly groups: readonly GroupDraft[]
}

const keyOf = ({ id }: Id, at: number): string => (id === undefined ? `new-${at}` : String(id))

export const dishDraftOf = ({ groups, served, ...dish }: DishForm): DishDraft => ({
  ...dish,
  served,
  groups: groups.map(({ least, most, options, ...group }, at) => ({
    ...group,
    key: keyOf(group, at),
    least: String(least),
    most: String(most),
    options: options.map(({ price, most: mostOfOne, ...option }, place) => ({
      ...option,
      key: keyOf(option, place),
      price: price === 0 ? '' : text.number(price),
      most: String(mostOfOne),
    })),
  })),
})

export const newOption = (): OptionDraft => ({
  key: crypto.randomUUID(),
  title: '',
  note: '',
  price: '',
  isDefault: false,
  most: '1',
  dishId: null,
  groups: [],
})

export const newGroup = (): GroupDraft => ({
  key: crypto.randomUUID(),
  title: '',
  least: '1',
  most: '1',
  options: [newOption()],
})

export type ChoiceCount = 'one' | 'any' | 'own'
export function choiceCountOf({ least, most, options }: GroupDraft): ChoiceCount {
  if (least === '1' && most === '1') return 'one'
  return least === '0' && Number(most) >= mostOfAll(options) ? 'any' : 'own'
}

export function withChoiceCount(group: GroupDraft, count: ChoiceCount): GroupDraft {
  if (count === 'one') return { ...group, least: '1', most: '1' }
  if (count === 'any') return { ...group, least: '0', most: String(Math.max(1, mostOfAll(group.options))) }
  return { ...group, least: '1', most: '2' }
}

/** Replaces the options of a group; keeps «any number» when one is added. */
export function withOptions(group: GroupDraft, options: readonly OptionDraft[]): GroupDraft {
  const next = { ...group, options }
  return choiceCountOf(group) === 'any' ? withChoiceCount(next, 'any') : next
}

const mostOfAll = (options: readonly OptionDraft[]) => options.reduce((sum, { most }) => sum + (Number(most) || 1), 0)
/** Parses a whole number; an invalid one becomes -1, which every rule refuses. */
const whole = (typed: string): number => unitsTyped(typed, 1) ?? -1
const priceTyped = (typed: string): number => (typed.trim() === '' ? 0 : typedRoubles(typed))

/** Converts the fields to a request; an invalid number becomes one that every rule refuses. */
export const dishFormOf = ({ groups, served, ...dish }: DishDraft): DishForm => ({
  ...dish,
  served: served && { ...served, weekdays: [...served.weekdays] },
  groups: groups.map(({ key: _key, least, most, options, title, ...group }) => ({
    ...group,
    title: title.trim(),
    least: whole(least),
    most: whole(most),
    options: options.map(({ key: _own, price, most: mostOfOne, title: name, note, ...option }) => ({
      ...option,
      title: name.trim(),
      note: note.trim(),
      price: priceTyped(price),
      most: whole(mostOfOne),
    })),
  })),
})

/** Errors by the path of their field: `served`, `groups.0.title`, `groups.0.options.1.price`. */
export function dishDraftMistakes(draft: DishDraft): FieldMistakes {
  const { served, isSpicy, isMeatless, groups } = dishFormOf(draft)
  const wrongPrices = groups.flatMap(({ options }, group) =>
    options.flatMap(({ price }, option) =>
      price < 0 ? [[`groups.${group}.options.${option}.price`, 'wrongValue'] as const] : [],
    ),
  )
  return {
    ...dishMistakes({ served, isSpicy, isMeatless, groups: groups.map(ruled), origins: [] }),
    ...Object.fromEntries(wrongPrices),
  }
}

/** The group in the format of the domain rule; invalid prices are reported separately. */
const ruled = ({ options, ...group }: SentGroup | SentOption['groups'][number]): NewOptionGroup => ({
  ...group,
  options: options.map(({ price, ...option }) => ({
    ...option,
    price: fromRoubles(Math.max(price, 0)),
    groups: 'groups' in option ? (option.groups as SentOption['groups']).map(ruled) : [],
  })),
})
