import type { officeFeesEndpoints } from '@okolitsa/contracts/fees/office-fees.endpoints.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { defaultRule } from '@okolitsa/domain/fees/commission.ts'
import { officePermissionsOf } from '@okolitsa/domain/office/permissions.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../../platform/db/client.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { Deps } from '../../../../services.ts'
import type { FeeChange } from '../../ports.ts'
import { fieldsOf, presentRule, presentStoredRule, titleOf } from './present-fees.ts'

const MAX_SELLERS = 20

export type FeesDeskDeps = Deps<'database' | 'clock' | 'fees' | 'office' | 'products' | 'market' | 'sellers'>

export function officeFeesHandlers(deps: FeesDeskDeps): Handlers<typeof officeFeesEndpoints> {
  const { fees, office, products, market, clock } = deps
  const { executor, inTransaction } = deps.database
  const categoriesOf = async (on: Executor) =>
    (await products.listGoodsCategories(on)).map(({ id, fields }) => ({ id, title: fields.title }))
  const titlesOf = async (on: Executor) => new Map((await categoriesOf(on)).map(({ id, title }) => [id, title]))

  /** Checks a change, and proposes it with what it would have done, or makes it when nobody has to approve it. */
  const propose = async (by: number, change: FeeChange, title: string) => {
    const { notBefore, touched, raised } = await fees.checkChange(executor, change)
    if (notBefore !== null) throw new Refusal('FEE_RISES_TOO_SOON', { firstDay: notBefore })
    const { before, after } = await fees.previewChange(executor, change)
    const counted = { title, touched: touched.length, raised: raised.length, before, after }
    const proposal = await office.proposeFee(by, {
      ...counted,
      ...('fields' in change ? { fields: change.fields } : { end: change }),
    })
    return {
      proposal: proposal && { id: proposal.id, aloneFrom: proposal.aloneFrom?.toISOString() ?? null },
    }
  }
  const titleOfFields = async (fields: ReturnType<typeof fieldsOf>) => {
    const { organizationId } = fields
    const seller = organizationId === null ? null : await deps.sellers.sellerOf(organizationId)
    return titleOf(
      presentRule(
        { ...fields, id: null, source: 'rule', categoryDepth: 0 },
        await titlesOf(executor),
        seller?.title ?? null,
      ),
    )
  }

  return {
    listFeeRules: async ({ actor }) => {
      const today = dayIn(SHOP_TIME_ZONE, clock())
      const [rules, categories, waiting, vat] = await Promise.all([
        fees.listRules(executor),
        titlesOf(executor),
        office.waitingFees(executor),
        fees.listVat(executor),
      ])
      const names = await office.namesOf(executor, [...new Set(rules.map(({ madeBy }) => madeBy))])
      const mayChange = officePermissionsOf(actor.roles).includes('manageFees')
      return {
        rules: rules.map((rule) => presentStoredRule(rule, { categories, names, today })),
        defaultPercent: defaultRule(market.current().fees.commissionPercent).basisPoints / 100,
        waiting: waiting.map(({ id, proposedBy, fee }) => ({
          id,
          proposedBy,
          title: fee.title,
          before: fee.before / 100,
          after: fee.after / 100,
          touched: fee.touched,
        })),
        vat: vat.map(({ fromDay, percent }) => ({ fromDay, percent })),
        abilities: mayChange ? ['propose', 'setVat'] : [],
      }
    },
    listFeeSubjects: async ({ query: { search } }) => ({
      categories: await categoriesOf(executor),
      sellers: [...(await fees.listSellers(executor, search, MAX_SELLERS))],
    }),
    previewFeeRule: async ({ body }) => {
      const change = { fields: fieldsOf(body) }
      const { touched, raised, raisedOn, notBefore } = await fees.checkChange(executor, change)
      const { goods, before, after, most, ...counts } = await fees.previewChange(executor, change)
      return {
        ...counts,
        touched: touched.length,
        raised: raised.length,
        raisedOn,
        notBefore,
        goods: goods / 100,
        before: before / 100,
        after: after / 100,
        most: most.map((one) => ({ title: one.title, before: one.before / 100, after: one.after / 100 })),
      }
    },
    proposeFeeRule: async ({ body, actor }) => {
      const fields = fieldsOf(body)
      return propose(actor.staffId, { fields }, await titleOfFields(fields))
    },
    endFeeRule: async ({ params: { ruleId }, body: { untilDay }, actor }) => {
      const rule = (await fees.listRules(executor)).find(({ id }) => id === ruleId)
      if (!rule) throw new Refusal('NOT_FOUND')
      const title = titleOf(presentRule(rule, await titlesOf(executor), rule.sellerTitle))
      return propose(actor.staffId, { ruleId, untilDay }, `${title} → ${untilDay}`)
    },
    setFeeVat: ({ body, actor }) =>
      inTransaction(async (tx) => {
        await fees.setVat(tx, { kind: 'staff', staffId: actor.staffId }, body)
        return (await fees.listVat(tx)).map(({ fromDay, percent }) => ({ fromDay, percent }))
      }),
    explainOrderFees: async ({ params: { orderId } }) => {
      const lines = await fees.explainOrder(executor, orderId)
      if (lines.length === 0) throw new Refusal('NOT_FOUND')
      const categories = await titlesOf(executor)
      return {
        lines: lines.map(({ title, rule, sellerTitle, sold, fee }) => ({
          title,
          rule: presentRule(rule, categories, sellerTitle),
          sold: sold / 100,
          fee: fee / 100,
        })),
        fee: lines.reduce((sum, { fee }) => sum + fee, 0) / 100,
      }
    },
  }
}
