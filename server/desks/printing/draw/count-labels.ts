import { setImmediate } from 'node:timers/promises'
import type { Language } from '@okolitsa/domain/language/language.ts'
import type { PrintOrderRow } from '../store/printing.store.ts'
import { AT_A_STRETCH } from './labels.ts'
import { countProductLabels } from './product-label.ts'

/** Number of product labels of each order. */
export async function countLabels(orders: readonly PrintOrderRow[], language: Language): Promise<number[]> {
  const counts: number[] = []
  let counted = 0
  for (const order of orders) {
    let labels = 0
    for (const line of order.lines) {
      labels += countProductLabels({ order, line }, language)
      counted += 1
      if (counted % AT_A_STRETCH === 0) await setImmediate()
    }
    counts.push(labels)
  }
  return counts
}
