import { add, type Kopecks, times, ZERO } from '../money/money.ts'

/** One thing to choose: a size, a sauce, a dish of a combo. */
export interface DishOption {
  readonly id: number
  readonly title: string
  /** How much it is, or what it is like. */
  readonly note: string
  /** What is added to the price of the dish. */
  readonly price: Kopecks
  readonly isDefault: boolean
  /** How many of it one portion may have. */
  readonly most: number
  /** The kitchen has it now: neither it nor the dish it stands for is stopped. */
  readonly isAvailable: boolean
  /** Of a combo: the dish it stands for. */
  readonly dishId: number | null
  /** What is asked when it is chosen; options in these have no groups of their own. */
  readonly groups: readonly OptionGroup[]
}

/** A question about a dish. At least and at most so many are chosen; 1 and 1 = exactly one. */
export interface OptionGroup {
  readonly id: number
  readonly title: string
  readonly least: number
  readonly most: number
  readonly options: readonly DishOption[]
}

/** A dish as far as choosing goes. */
export interface ChoosableDish {
  /** Of a portion with nothing chosen. */
  readonly price: Kopecks
  readonly groups: readonly OptionGroup[]
}

/** What somebody chose; nested options stand beside those they belong to. */
export interface ChosenOption {
  readonly optionId: number
  readonly count: number
  /** What it cost when it was looked at; absent = whatever it costs. */
  readonly price?: Kopecks
}

/** A chosen option as carts and orders keep it. */
export interface PickedOption {
  readonly optionId: number
  readonly title: string
  readonly groupId: number
  readonly groupTitle: string
  readonly count: number
  /** Of one. */
  readonly price: Kopecks
  /** The option it belongs to; null = to the dish. */
  readonly parentOptionId: number | null
}

/** `changed`: it is gone, the kitchen is out of it, or it has another price than was seen. */
export type ChoiceMistake =
  | { readonly kind: 'missing'; readonly groupId: number; readonly least: number }
  | { readonly kind: 'tooMany'; readonly groupId: number; readonly most: number }
  | { readonly kind: 'tooManyOfOne'; readonly optionId: number; readonly most: number }
  | { readonly kind: 'changed'; readonly optionId: number; readonly why: 'gone' | 'stopped' | 'price' }

export type Choice =
  | {
      readonly ok: true
      /** Equal for equal choices, whatever their order; empty = nothing is chosen. */
      readonly key: string
      /** Of a portion with all that is chosen. */
      readonly price: Kopecks
      readonly options: readonly PickedOption[]
    }
  | { readonly ok: false; readonly mistakes: readonly ChoiceMistake[] }

/** Equal for equal choices: ids in their order, `*` and the number where there is more than one. */
export function choiceKey(chosen: readonly Pick<ChosenOption, 'optionId' | 'count'>[]): string {
  return [...countsOf(chosen)]
    .sort(([a], [b]) => a - b)
    .map(([optionId, count]) => (count === 1 ? String(optionId) : `${optionId}*${count}`))
    .join(',')
}

/** What chosen options of a portion cost together. */
export const optionsSum = (options: readonly Pick<PickedOption, 'price' | 'count'>[]): Kopecks =>
  add(ZERO, ...options.map(({ price, count }) => times(price, count)))

/** The choice that a key stands for. Throws RangeError on what is no key. */
export function choiceOfKey(key: string): ChosenOption[] {
  if (key === '') return []
  return key.split(',').map((part) => {
    const found = /^(\d{1,10})(?:\*(\d{1,3}))?$/.exec(part)
    if (!found) throw new RangeError(`no choice: ${key}`)
    return { optionId: Number(found[1]), count: Number(found[2] ?? 1) }
  })
}

/**
 * Whether a dish can be had with these options: every question answered within its limits, everything there, at the
 * prices that were seen. Answers the key of the choice and what a portion costs, or all that is wrong.
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
  // nowhere in the dish, or of an option that is not chosen
  for (const optionId of counts.keys()) {
    if (!known.has(optionId)) mistakes.push({ kind: 'changed', optionId, why: 'gone' })
  }
  if (mistakes.length > 0) return { ok: false, mistakes }
  const price = add(dish.price, ...options.map((option) => times(option.price, option.count)))
  return { ok: true, key: choiceKey(chosen), price, options }
}

/** What is chosen as the window of a dish opens: what the kitchen set beforehand and has. */
export function defaultChoice(groups: readonly OptionGroup[]): ChosenOption[] {
  return groups.flatMap((group) =>
    group.options
      .filter((option) => option.isDefault && option.isAvailable)
      .flatMap((option) => [{ optionId: option.id, count: 1 }, ...defaultChoice(option.groups)]),
  )
}

/** Must something be chosen before the dish can be had? */
export const needsChoice = (groups: readonly OptionGroup[]): boolean => groups.some(({ least }) => least > 0)

/** The least a portion costs with everything that must be chosen, of what the kitchen has. */
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

/** Can every question that must be answered be answered with what the kitchen has? */
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

/** An option beside its question, as it is stored. */
export interface OptionRow extends Omit<DishOption, 'groups'> {
  readonly groupId: number
  readonly groupTitle: string
  readonly least: number
  readonly mostOfGroup: number
  /** The option that asks the question; null = the dish does. */
  readonly parentOptionId: number | null
}

/** Questions of a dish with their options, from rows in their order. */
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
