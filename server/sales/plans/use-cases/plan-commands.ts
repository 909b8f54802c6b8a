import type { ProductFields } from '@okolitsa/domain/catalog/product-fields.ts'
import { PIECE } from '@okolitsa/domain/catalog/unit.ts'
import { deliveryVatOf } from '@okolitsa/domain/fiscal/vat.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { planTitle } from '@okolitsa/strings/ru/fiscal.ts'
import type { Deps } from '../../../services.ts'
import type { OfferedPlan, SubscriptionService } from '../../subscription/ports.ts'
import type { PlanCommands } from '../ports.ts'
import { findShop } from '../store/plan-order.store.ts'

/** Category of the products in plan orders, which no list contains. */
const PLANS_CATEGORY = 9502
/** Commission of the shop on its own plans, per cent. */
const WHOLE = 100

export interface PlanCommandDeps extends Deps<'sellers' | 'products'> {
  readonly subscription: Pick<SubscriptionService, 'offeredPlans' | 'putOnSale'>
}

/** Commands that put plans on sale; the commands of sellers and products write the audit entries. */
export function planCommands({ sellers, products, subscription }: PlanCommandDeps): PlanCommands {
  const sellPlans: PlanCommands['sellPlans'] = async (tx, author) => {
    const shop = await findShop(tx)
    if (!shop) throw new Refusal('NOT_FOUND')
    const plans = (await subscription.offeredPlans(tx)).filter(({ productId }) => productId === null)
    const ids = await products.createProducts(
      tx,
      author,
      plans.map((plan) => ({
        organizationId: shop.id,
        categoryId: PLANS_CATEGORY,
        furtherCategoryIds: [],
        fields: fieldsOf(plan, deliveryVatOf(shop.taxSystem)),
        price: plan.price,
        specialPrices: [],
        stock: { kind: 'unlimited' },
        // plans are bought on their own page and never through a cart
        isEnabled: false,
      })),
    )
    for (const [index, { code }] of plans.entries()) await subscription.putOnSale(tx, code, ids[index] ?? 0)
  }
  return {
    sellPlans,
    openShop: async (tx, author, shop) => {
      const profile = { ...shop.profile, type: 'shop', commissionPercent: WHOLE } as const
      const [id = 0] = await sellers.createSellers(tx, author, [{ ...shop, profile, isHidden: true }])
      await sellPlans(tx, author)
      return id
    },
  }
}

const fieldsOf = ({ code, family, termMonths }: OfferedPlan, vat: 22 | null): ProductFields => ({
  slug: `plan-${code.toLowerCase()}`,
  sku: code,
  title: planTitle(family, termMonths),
  description: '',
  composition: '',
  shelfLife: '',
  storage: '',
  nutrition: null,
  allergens: [],
  vat,
  unit: PIECE,
  measure: 1,
  isWeight: false,
  maxSaleQuantity: null,
  productionSchedule: null,
  attributes: {},
  image: 'food/basket.webp',
  hue: 300,
})
