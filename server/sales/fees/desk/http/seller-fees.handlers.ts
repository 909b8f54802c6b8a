import type { sellerFeesEndpoints } from '@okolitsa/contracts/fees/office-fees.endpoints.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { compareRules } from '@okolitsa/domain/fees/commission.ts'
import { covers } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { FeesDeskDeps } from './office-fees.handlers.ts'
import { presentRule } from './present-fees.ts'

export const sellerFeesHandlers = ({
  database: { executor },
  fees,
  products,
  sellers,
  clock,
}: Pick<FeesDeskDeps, 'database' | 'fees' | 'products' | 'sellers' | 'clock'>): Handlers<
  typeof sellerFeesEndpoints
> => ({
  listOwnFees: async ({ params: { id }, scope }) => {
    const seller = covers(scope, { organizationId: id }) ? await sellers.sellerOf(id) : null
    if (!seller) throw new Refusal('NOT_FOUND')
    const [rules, categories] = await Promise.all([
      fees.rulesOfSeller(executor, id),
      products.listGoodsCategories(executor),
    ])
    const titles = new Map(categories.map(({ id: categoryId, fields }) => [categoryId, fields.title]))
    return {
      today: dayIn(SHOP_TIME_ZONE, clock()),
      rules: rules.toSorted((a, b) => compareRules(b, a)).map((rule) => presentRule(rule, titles, null)),
    }
  },
})
