import type { Action } from '@okolitsa/contracts/sellers/action-log.ts'
import { reportedValue } from '@okolitsa/domain/staff/action-kinds.ts'
import type { ActionRow } from '../use-cases/list-actions.ts'

/** Technical fields that the log omits, and fields that repeat its title. */
const UNTOLD = new Set(['bankSubject', 'slug', 'siteUuid', 'revision', 'smallImage', 'image', 'hue', 'sku', 'id'])

export function presentAction({ at, before, after, ...row }: ActionRow): Action {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return {
    ...row,
    at: at.toISOString(),
    changes: fields.flatMap((field) => {
      const [was, is] = [reportedValue(before?.[field]), reportedValue(after?.[field])]
      const isNamed = (!before || !after) && (is ?? was) === row.title
      return was === undefined || is === undefined || was === is || isNamed || UNTOLD.has(field)
        ? []
        : [{ field, before: was, after: is }]
    }),
  }
}
