import type { Dish } from '@okolitsa/contracts/restaurants/dish.ts'
import { timesRoubles } from '@okolitsa/domain/money/roubles.ts'
import { choiceOfKey, defaultChoice } from '@okolitsa/domain/restaurants/options.ts'
import { useMemo, useState } from 'react'
import {
  type ChosenCounts,
  chosenOf,
  countsOf,
  groupsOf,
  judgeChoice,
  stillThere,
} from '../../data/restaurants/dish-choice.ts'

/** Options being chosen for a dish and their price; starts from the kitchen's defaults, or from a cart line. */
export function useDishChoice(dish: Dish, line?: { readonly optionsKey: string; readonly quantity: number }) {
  const groups = useMemo(() => groupsOf(dish.groups), [dish.groups])
  const [counts, setCounts] = useState<ChosenCounts>(() =>
    line ? stillThere(countsOf(choiceOfKey(line.optionsKey)), groups) : countsOf(defaultChoice(groups)),
  )
  const [quantity, setQuantity] = useState(line?.quantity ?? 1)
  const { price, missing } = judgeChoice(dish, groups, counts)
  const most = Math.min(dish.availability.left ?? Infinity, dish.maxSaleQuantity ?? Infinity)
  return {
    groups,
    counts,
    setCounts,
    quantity,
    setQuantity,
    most,
    missing,
    sum: price === null ? null : timesRoubles(price, quantity),
    chosen: { productId: dish.id, quantity, options: chosenOf(counts) },
  }
}
