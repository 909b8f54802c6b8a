import type { PlanOrder } from '@okolitsa/contracts/subscription/plans.ts'

const DAY_MS = 86_400_000

/**
 * Whether the term of a renewal is in the future. A plan that starts with its payment starts within a day of its order
 * and is not a renewal.
 */
export const beginsLater = ({ from, orderDate }: Pick<PlanOrder, 'from' | 'orderDate'>, now: Date): boolean =>
  from !== null && Date.parse(from) - Math.max(Date.parse(orderDate), now.getTime()) > DAY_MS
