import { plusDays } from '@okolitsa/domain/clock/clock.ts'
import { contractRule, defaultRule } from '@okolitsa/domain/fees/commission.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { defineModule } from '../../module.ts'
import { refuseMistakes } from '../../platform/refusal/field-mistakes.ts'
import { findSellerRules } from './store/commission-line.store.ts'
import {
  findFeeSellers,
  findNotifications,
  insertVat,
  listRulesFrom,
  listStoredRules,
  listVatPeriods,
} from './store/commission-rule.store.ts'
import { checkFeeChange, makeFeeChange, previewFees } from './use-cases/change-fees.ts'
import { dayOf, explainFees, freezeAddedFees, freezeFees, readSellerRules } from './use-cases/freeze-fees.ts'
import { keepFees } from './use-cases/keep-fees.ts'

const MONTH_MS = 30 * 86_400_000

/**
 * Fees of the market: rules, what order lines froze of them, and the operator's VAT. The ledger counts the fee of a
 * settlement from the frozen terms and the lines as sold (`domain/fees`). The fee of a seller's contract takes part in
 * the choice as a rule whose only condition is the seller, and the default per cent of the market as a rule without
 * conditions. Withheld and recognised fee are one moment here: the settlement.
 */
export const feesModule = defineModule({
  name: 'fees',
  uses: ['audit', 'market', 'products'],
  create: ({ clock }, { audit, market, products }) => {
    const deps = { clock, audit, market, products }
    products.followCategories((tx, _author, replaced) => keepFees(deps, tx, replaced))
    return {
      service: {
        rulesAt: (tx, organizationId, at) => readSellerRules(deps, tx, organizationId, at),
        freeze: freezeFees,
        freezeAdded: (tx, order, products) => freezeAddedFees(deps, tx, order, products),
        checkChange: (tx, change) => checkFeeChange(deps, tx, change),
        previewChange: (executor, change) => previewFees(deps, executor, change),
        changeFees: (tx, author, change) => makeFeeChange(deps, tx, author, change),
        notificationsOf: findNotifications,
        listSellers: findFeeSellers,
        listRules: (executor) => listStoredRules(executor, new Date(clock().getTime() - MONTH_MS)),
        rulesOfSeller: async (executor, organizationId) => {
          const today = dayOf(clock())
          const { contractPercent } = await findSellerRules(executor, organizationId, today)
          const rules = await listRulesFrom(executor, today)
          return [
            defaultRule(market.current().fees.commissionPercent),
            ...(contractPercent === null ? [] : [contractRule(organizationId, contractPercent)]),
            ...rules.filter((rule) => rule.organizationId === null || rule.organizationId === organizationId),
          ]
        },
        explainOrder: explainFees,
        listVat: listVatPeriods,
        setVat: async (tx, author, period) => {
          if (author.kind !== 'staff') throw new Refusal('FORBIDDEN')
          const at = clock()
          // recognised fees keep their rate
          refuseMistakes(period.fromDay < plusDays(dayOf(at), 1) ? { fromDay: 'tooSmall' } : {})
          await insertVat(tx, period, author.staffId, at)
          await audit.record(tx, author, [
            {
              action: 'setFeeVat',
              entity: 'operator_vat',
              entityId: period.fromDay,
              organizationId: null,
              before: null,
              after: { ...period },
            },
          ])
        },
      },
    }
  },
})
