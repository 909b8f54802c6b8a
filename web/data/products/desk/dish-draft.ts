import type { DishForm } from '@okolitsa/contracts/products/dish-form.ts'
import { unitsTyped } from '@okolitsa/domain/goods/typed-amount.ts'
import { fromRoubles } from '@okolitsa/domain/money/money.ts'
import { dishMistakes, type NewOptionGroup } from '@okolitsa/domain/restaurants/restaurant-fields.ts'
import type { FieldMistakes } from '@okolitsa/domain/validation/field-rules.ts'
import { goods as text } from '@okolitsa/strings/ru/goods.ts'
import { typedRoubles } from './typed-roubles.ts'

type SentGroup = DishForm['groups'][number]
type SentOption = SentGroup['options'][number]
type Id = { readonly id?: number | undefined }

/** An option as its fields hold it: numbers as they are typed. */
export interface OptionDraft extends Id, Pick<SentOption, 'title' | 'note' | 'isDefault' | 'dishId'> {
  /** Names it among its neighbours while it is moved. */
  readonly key: string
  readonly price: string
  readonly most: string
  /** Questions of its own: kept as they are. */
  readonly groups: SentOption['groups']
}

/** A question about a dish as its fields hold it. */
export interface GroupDraft extends Id {
  readonly key: string
  readonly title: string
  readonly least: string
  readonly most: string
  readonly options: readonly OptionDraft[]
}

/** What a restaurant writes of a dish, as its fields hold it. */
export interface DishDraft extends Pick<DishForm, 'sectionId' | 'isSpicy' | 'isMeatless'> {
  readonly served: { readonly weekdays: readonly number[]; readonly from: string; readonly to: string } | null
  readonly groups: readonly GroupDraft[]
}

const keyOf = ({ id }: Id, at: number): string => (id === undefined ? `new-${at}` : String(id))

/** What the fields show of a dish that was read. */
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

/** An option that was just added. */
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

/** A question that was just added: exactly one of its options. */
export const newGroup = (): GroupDraft => ({
  key: crypto.randomUUID(),
  title: '',
  least: '1',
  most: '1',
  options: [newOption()],
})

/** How many are chosen of a question: exactly one, as many as wanted, or by two numbers of its own. */
export type ChoiceCount = 'one' | 'any' | 'own'
export function choiceCountOf({ least, most, options }: GroupDraft): ChoiceCount {
  if (least === '1' && most === '1') return 'one'
  return least === '0' && Number(most) >= mostOfAll(options) ? 'any' : 'own'
}

/** The numbers of a question that is answered so. */
export function withChoiceCount(group: GroupDraft, count: ChoiceCount): GroupDraft {
  if (count === 'one') return { ...group, least: '1', most: '1' }
  if (count === 'any') return { ...group, least: '0', most: String(Math.max(1, mostOfAll(group.options))) }
  return { ...group, least: '1', most: '2' }
}

/** Options of a question, with «as many as wanted» kept so when one is added. */
export function withOptions(group: GroupDraft, options: readonly OptionDraft[]): GroupDraft {
  const next = { ...group, options }
  return choiceCountOf(group) === 'any' ? withChoiceCount(next, 'any') : next
}

const mostOfAll = (options: readonly OptionDraft[]) => options.reduce((sum, { most }) => sum + (Number(most) || 1), 0)
/** Not a number at all is one below what any rule takes. */
const whole = (typed: string): number => unitsTyped(typed, 1) ?? -1
const priceTyped = (typed: string): number => (typed.trim() === '' ? 0 : typedRoubles(typed))

/** What the fields say, as it is sent; nonsense is a number that no rule takes. */
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

/** Mistakes by the path of their field: `served`, `groups.0.title`, `groups.0.options.1.price`. */
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

/** As the rule takes it; what is no price is told beside it. */
const ruled = ({ options, ...group }: SentGroup | SentOption['groups'][number]): NewOptionGroup => ({
  ...group,
  options: options.map(({ price, ...option }) => ({
    ...option,
    price: fromRoubles(Math.max(price, 0)),
    groups: 'groups' in option ? (option.groups as SentOption['groups']).map(ruled) : [],
  })),
})
