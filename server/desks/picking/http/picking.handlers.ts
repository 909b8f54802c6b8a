import { MAX_PICKED_AT_ONCE, type pickingEndpoints } from '@okolitsa/contracts/picking/picking.endpoints.ts'
import { staffParty } from '@okolitsa/domain/orders/order-party.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import { listPickingDays, listPickingOrders } from '../store/picking-list.ts'
import { markLines } from '../use-cases/mark-lines.ts'
import { moveOrders } from '../use-cases/move-orders.ts'
import { returnEmptied } from '../use-cases/return-emptied.ts'
import { weighLines } from '../use-cases/weigh-lines.ts'
import { presentPicking } from './present-picking.ts'

const reasonOf = (facts: object): string | null =>
  'reason' in facts && typeof facts.reason === 'string' ? facts.reason : null

export function pickingHandlers({
  database,
  clock,
  orders,
  stock,
  audit,
}: Deps<'database' | 'clock' | 'orders' | 'stock' | 'audit'>): Handlers<typeof pickingEndpoints> {
  const { executor, inTransaction } = database
  return {
    getPicking: async ({ query, scope }) => {
      const days = await listPickingDays(executor, scope)
      const date = query.date ?? days[0]?.date ?? null
      const rows = date === null ? [] : await listPickingOrders(executor, scope, { date, most: MAX_PICKED_AT_ONCE })
      return presentPicking(date, days, rows)
    },
    mark: async ({ body: { marks }, scope, actor }) => ({
      items: await markLines({ inTransaction, clock, stock, audit }, scope, actor.staffId, marks),
    }),
    weigh: async ({ body, scope, actor, context }) => {
      const { errorTexts } = wordsIn(context.language)
      const lines = await weighLines({ executor, orders }, staffParty(actor, scope), body.lines)
      return {
        items: lines.map(({ refusal, ...line }) => ({
          ...line,
          refusal: refusal
            ? { code: refusal.code, title: errorTexts[refusal.code], reason: reasonOf(refusal.facts) }
            : null,
        })),
      }
    },
    listEmptied: async ({ scope }) => ({ items: [...(await stock.listEmptied(executor, scope))] }),
    returnEmptied: async ({ params, scope, actor }) => ({
      isReturned: await returnEmptied({ database, stock, audit }, scope, actor.staffId, params.id),
    }),
    moveOrders: async ({ body, scope, actor }) => ({
      items: await moveOrders({ executor, orders }, staffParty(actor, scope), body),
    }),
  }
}
