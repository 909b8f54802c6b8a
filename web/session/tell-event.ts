import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { isConnectionLost } from '@okolitsa/contracts/kernel/connection-lost.ts'
import type { ShopApi } from '../app/shop-api.ts'
import { visitor } from './visitor.ts'

/**
 * Tells the shop what the shopper did (spec 7.13). Nobody waits for it: what was refused or lost on the way is only
 * missing from statistics.
 */
export function tellEvent(tell: (events: ShopApi['events']) => Promise<unknown>): void {
  tell(visitor.state().api.events).catch((error: unknown) => {
    if (!isApiProblem(error) && !isConnectionLost(error)) throw error
  })
}
