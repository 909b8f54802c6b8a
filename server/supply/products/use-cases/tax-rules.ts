import { npdMistakes } from '@okolitsa/domain/catalog/npd-goods.ts'
import type { FieldMistakes } from '@okolitsa/domain/validation/field-rules.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import { markingGroups, taxSystemsOf } from '../store/tax-rules.store.ts'

interface OnSale {
  readonly organizationId: number
  readonly categoryIds: readonly number[]
  /** Path of the category in the call. */
  readonly field: string
}

/** Mistakes of goods on sale by the tax of their sellers; categories are read only when a seller's tax has rules. */
async function taxRules(
  executor: Executor,
  organizationIds: readonly number[],
): Promise<(one: OnSale) => FieldMistakes> {
  const taxes = await taxSystemsOf(executor, [...new Set(organizationIds)])
  const hasRules = [...taxes.values()].includes('npd')
  const groups = hasRules ? await markingGroups(executor) : null
  return ({ organizationId, categoryIds, field }) => {
    const tax = taxes.get(organizationId)
    const [group = null] = categoryIds.flatMap((id) => groups?.get(id) ?? [])
    return tax ? npdMistakes(tax, group, field) : {}
  }
}

/** @throws Refusal BAD_REQUEST when the tax of a seller does not allow to sell its goods */
export async function demandAllowedByTax(executor: Executor, goods: readonly OnSale[]): Promise<void> {
  if (goods.length === 0) return
  const mistakesOf = await taxRules(
    executor,
    goods.map(({ organizationId }) => organizationId),
  )
  refuseMistakes(Object.assign({}, ...goods.map(mistakesOf)))
}

/** See `ProductsService.forbiddenCategories`. */
export async function forbiddenCategories(executor: Executor, organizationId: number): Promise<ReadonlySet<number>> {
  const tax = (await taxSystemsOf(executor, [organizationId])).get(organizationId)
  if (tax !== 'npd') return new Set()
  const groups = await markingGroups(executor)
  return new Set([...groups.keys()].filter((id) => 'category' in npdMistakes(tax, groups.get(id) ?? null, 'category')))
}
