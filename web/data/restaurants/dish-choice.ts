import type { Dish, OptionGroup as SentGroup } from '@okolitsa/contracts/restaurants/dish.ts'
import { fromRoubles, toRoubles } from '@okolitsa/domain/money/money.ts'
import { type ChosenOption, checkChoice, type OptionGroup } from '@okolitsa/domain/restaurants/options.ts'

export type ChosenCounts = Readonly<Record<number, number>>

/** Option groups in the format of the domain rule, with prices in kopecks. */
export const groupsOf = (groups: readonly SentGroup[]): readonly OptionGroup[] =>
  groups.map((group) => ({
    ...group,
    options: group.options.map((option) => ({
      ...option,
      price: fromRoubles(option.price),
      groups: option.groups.map((nested) => ({
        ...nested,
        options: nested.options.map((last) => ({ ...last, price: fromRoubles(last.price), groups: [] })),
      })),
    })),
  }))

export const chosenOf = (counts: ChosenCounts): ChosenOption[] =>
  Object.entries(counts).flatMap(([optionId, count]) => (count > 0 ? [{ optionId: Number(optionId), count }] : []))

export const countsOf = (chosen: readonly Pick<ChosenOption, 'optionId' | 'count'>[]): ChosenCounts =>
  Object.fromEntries(chosen.map(({ optionId, count }) => [optionId, count]))

/** Chosen options that still exist: a missing option could not be deselected. */
export function stillThere(counts: ChosenCounts, groups: readonly OptionGroup[]): ChosenCounts {
  const kept: Record<number, number> = {}
  const visit = (asked: readonly OptionGroup[]) => {
    for (const { options } of asked)
      for (const { id, isAvailable, groups: nested } of options) {
        const count = counts[id] ?? 0
        if (count === 0 || !isAvailable) continue
        kept[id] = count
        visit(nested)
      }
  }
  visit(groups)
  return kept
}

/** Sets the number of an option; in «exactly one» it replaces the other option with its nested groups. */
export function withOption(counts: ChosenCounts, group: OptionGroup, optionId: number, count: number): ChosenCounts {
  const next: Record<number, number> = { ...counts }
  const forget = (options: OptionGroup['options']) => {
    for (const option of options) {
      delete next[option.id]
      for (const nested of option.groups) forget(nested.options)
    }
  }
  const isOneOf = group.least === 1 && group.most === 1
  forget(group.options.filter(({ id }) => (isOneOf ? id !== optionId : id === optionId && count === 0)))
  if (count === 0) return next
  const wasThere = (counts[optionId] ?? 0) > 0
  next[optionId] = count
  const option = group.options.find(({ id }) => id === optionId)
  if (!wasThere && option)
    for (const nested of option.groups)
      for (const last of nested.options) if (last.isDefault && last.isAvailable) next[last.id] = 1
  return next
}

export const chosenIn = (counts: ChosenCounts, group: OptionGroup): number =>
  group.options.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0)

/** The price of a portion, or the first group without a choice. */
export function judgeChoice(dish: Pick<Dish, 'priceInfo'>, groups: readonly OptionGroup[], counts: ChosenCounts) {
  const choice = checkChoice({ price: fromRoubles(dish.priceInfo.finalPrice), groups }, chosenOf(counts))
  if (choice.ok) return { price: toRoubles(choice.price), missing: null }
  const all = groups.flatMap((group) => [group, ...group.options.flatMap((option) => option.groups)])
  const wrong = choice.mistakes.flatMap((mistake) =>
    'groupId' in mistake ? all.filter(({ id }) => id === mistake.groupId) : [],
  )
  return { price: null, missing: wrong[0] ?? all[0] ?? null }
}
