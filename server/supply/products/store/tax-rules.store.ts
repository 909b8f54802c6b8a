import type { MarkingGroup } from '@okolitsa/domain/catalog/category-duties.ts'
import type { TaxSystem } from '@okolitsa/domain/fiscal/vat.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Tax systems of sellers by id. */
export async function taxSystemsOf(
  executor: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, TaxSystem>> {
  const rows = await run<{ id: number; taxSystem: TaxSystem }>(
    executor,
    'select id, tax_system as "taxSystem" from seller_card where id = any($1::int[])',
    [ids],
  )
  return new Map(rows.map(({ id, taxSystem }) => [id, taxSystem]))
}

/** Marking groups of all categories that have one: the own group or that of the nearest category above. */
export async function markingGroups(executor: Executor): Promise<ReadonlyMap<number, MarkingGroup>> {
  const rows = await run<{ id: number; markingGroup: MarkingGroup }>(
    executor,
    `with recursive marked as (
       select id, marking_group from category where parent_id is null
       union all
       select below.id, coalesce(below.marking_group, marked.marking_group)
         from marked join category as below on below.parent_id = marked.id
     ) select id, marking_group as "markingGroup" from marked where marking_group is not null`,
  )
  return new Map(rows.map(({ id, markingGroup }) => [id, markingGroup]))
}
