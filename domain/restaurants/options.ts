import { add, type Kopecks, times, ZERO } from '../money/money.ts'

/** An option: a size, a sauce, a dish of a combo. */
export interface DishOption {
  readonly id: number
  readonly title: string
  /** Amount or description. */
  readonly note: string
  /** Price added to the dish. */
  readonly price: Kopecks
  readonly isDefault: boolean
  /** Maximum count in one portion. */
  readonly most: number
  /** True = neither the option nor the dish that it represents is stopped. */
  readonly isAvailable: boolean
  /** Dish of a combo. */
  readonly dishId: number | null
  /** Nested questions; their options have none. */
  readonly groups: readonly OptionGroup[]
}

/** A question about a dish with its minimum and maximum; 1 and 1 = exactly one. */
export interface OptionGroup {
  readonly id: number
  readonly title: string
  readonly least: number
  readonly most: number
  readonly options: readonly DishOption[]
}

/** Fields of a dish that a choice depends on. */
export interface ChoosableDish {
  /** Price of a portion without options. */
  readonly price: Kopecks
  readonly groups: readonly OptionGroup[]
}

/** A chosen option; nested options are listed next to their parents. */
export interface ChosenOption {
  readonly optionId: number
  readonly count: number
  /** Price that was shown to the customer; absent = any. */
  readonly price?: Kopecks
}

/** A chosen option as stored in carts and orders. */
export interface PickedOption {
  readonly optionId: number
  readonly title: string
  readonly groupId: number
  readonly groupTitle: string
  readonly count: number
  /** Price of one option. */
  readonly price: Kopecks
  /** Parent option; null = an option of the dish itself. */
  readonly parentOptionId: number | null
}

/** Mistakes of a choice. `changed`: the option was removed, is out of stock, or has another price than shown. */
export type ChoiceMistake =
  | { readonly kind: 'missing'; readonly groupId: number; readonly least: number }
  | { readonly kind: 'tooMany'; readonly groupId: number; readonly most: number }
  | { readonly kind: 'tooManyOfOne'; readonly optionId: number; readonly most: number }
  | { readonly kind: 'changed'; readonly optionId: number; readonly why: 'gone' | 'stopped' | 'price' }

export type Choice =
  | {
      readonly ok: true
      /** Key that is equal for equal choices in any order; empty = no options. */
      readonly key: string
      /** Price of a portion with its options. */
      readonly price: Kopecks
      readonly options: readonly PickedOption[]
    }
  | { readonly ok: false; readonly mistakes: readonly ChoiceMistake[] }

/** A key equal for equal choices: sorted ids, with `*` and the count above one. */
export function choiceKey(chosen: readonly Pick<ChosenOption, 'optionId' | 'count'>[]): string {
  return [...countsOf(chosen)]
    .sort(([a], [b]) => a - b)
    .map(([optionId, count]) => (count === 1 ? String(optionId) : `${optionId}*${count}`))
    .join(',')
}

export const optionsSum = (options: readonly Pick<PickedOption, 'price' | 'count'>[]): Kopecks =>
  add(ZERO, ...options.map(({ price, count }) => times(price, count)))

/** Parses a key. @throws {RangeError} on an invalid key */
export function choiceOfKey(key: string): ChosenOption[] {
  if (key === '') return []
  return key.split(',').map((part) => {
    const found = /^(\d{1,10})(?:\*(\d{1,3}))?$/.exec(part)
    if (!found) throw new RangeError(`no choice: ${key}`)
    return { optionId: Number(found[1]), count: Number(found[2] ?? 1) }
  })
}

/**
 * Checks that every question is answered within its limits and every option is available at the shown price. Returns
 * the key and the price of a portion, or all mistakes.
 */
export function checkChoice(dish: ChoosableDish, chosen: readonly ChosenOption[]): Choice {
  const counts = countsOf(chosen)
  const seen = new Map(chosen.flatMap(({ optionId, price }) => (price === undefined ? [] : [[optionId, price]])))
  const mistakes: ChoiceMistake[] = []
  const options: PickedOption[] = []
  const known = new Set<number>()

  const checkGroups = (groups: readonly OptionGroup[], parentOptionId: number | null): void => {
    for (const group of groups) {
      let inGroup = 0
      for (const option of group.options) {
        const count = counts.get(option.id) ?? 0
        if (count === 0) continue
        known.add(option.id)
        inGroup += count
        if (count > option.most) mistakes.push({ kind: 'tooManyOfOne', optionId: option.id, most: option.most })
        const why = changeOf(option, seen.get(option.id))
        if (why) mistakes.push({ kind: 'changed', optionId: option.id, why })
        options.push({
          optionId: option.id,
          title: option.title,
          groupId: group.id,
          groupTitle: group.title,
          count,
          price: option.price,
          parentOptionId,
        })
        checkGroups(option.groups, option.id)
      }
      if (inGroup > group.most) mistakes.push({ kind: 'tooMany', groupId: group.id, most: group.most })
      if (inGroup < group.least) mistakes.push({ kind: 'missing', groupId: group.id, least: group.least })
    }
  }
  checkGroups(dish.groups, null)
  // missing in the dish, or nested in an option that is not chosen
  for (const optionId of counts.keys()) {
    if (!known.has(optionId)) mistakes.push({ kind: 'changed', optionId, why: 'gone' })
  }
  if (mistakes.length > 0) return { ok: false, mistakes }
  const price = add(dish.price, ...options.map((option) => times(option.price, option.count)))
  return { ok: true, key: choiceKey(chosen), price, options }
}

/** The initial choice: the kitchen's available defaults. */
export function defaultChoice(groups: readonly OptionGroup[]): ChosenOption[] {
  return groups.flatMap((group) =>
    group.options
      .filter((option) => option.isDefault && option.isAvailable)
      .flatMap((option) => [{ optionId: option.id, count: 1 }, ...defaultChoice(option.groups)]),
  )
}

/** True = at least one question must be answered. */
export const needsChoice = (groups: readonly OptionGroup[]): boolean => groups.some(({ least }) => least > 0)

/** The lowest price of a portion with all required and available options. */
export function leastPrice({ price, groups }: ChoosableDish): Kopecks {
  const ofGroup = ({ options, least }: OptionGroup): Kopecks => {
    const prices = options
      .filter(({ isAvailable }) => isAvailable)
      .flatMap((option) => {
        const whole = leastPrice(option)
        return Array.from({ length: Math.min(option.most, least) }, () => whole)
      })
      .sort((a, b) => a - b)
    return add(ZERO, ...prices.slice(0, least))
  }
  return add(price, ...groups.map(ofGroup))
}

/** True = every required question can be answered with available options. */
export const canBeChosen = (groups: readonly OptionGroup[]): boolean =>
  groups.every(
    ({ options, least }) =>
      options.reduce((sum, option) => sum + (option.isAvailable && canBeChosen(option.groups) ? option.most : 0), 0) >=
      least,
  )

function changeOf(option: DishOption, seen: Kopecks | undefined): 'stopped' | 'price' | null {
  if (!option.isAvailable) return 'stopped'
  return seen !== undefined && seen !== option.price ? 'price' : null
}

function countsOf(chosen: readonly Pick<ChosenOption, 'optionId' | 'count'>[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { optionId, count } of chosen) {
    if (count > 0) counts.set(optionId, (counts.get(optionId) ?? 0) + count)
  }
  return counts
}

export interface OptionRow extends Omit<DishOption, 'groups'> {
  readonly groupId: number
  readonly groupTitle: string
  readonly least: number
  readonly mostOfGroup: number
  /** Option that asks the question; null = the dish. */
  readonly parentOptionId: number | null
}

/** Builds questions from ordered rows. */
export function optionGroupsOf(rows: readonly OptionRow[], parentOptionId: number | null = null): OptionGroup[] {
  const ofParent = rows.filter((row) => row.parentOptionId === parentOptionId)
  return [...Map.groupBy(ofParent, (row) => row.groupId)].flatMap(([id, [first, ...others]]) =>
    first
      ? {
          id,
          title: first.groupTitle,
          least: first.least,
          most: first.mostOfGroup,
          options: [first, ...others].map(
            ({
              groupId: _group,
              groupTitle: _title,
              least: _least,
              mostOfGroup: _most,
              parentOptionId: _parent,
              ...option
            }) => ({
              ...option,
              groups: optionGroupsOf(rows, option.id),
            }),
          ),
        }
      : [],
  )
}
