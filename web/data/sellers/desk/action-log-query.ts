import { ACTION_KIND_NAMES, type ActionKind } from '@okolitsa/domain/staff/action-kinds.ts'

/** Filters of the log, stored in the URL query. */
export interface ActionLogQuery {
  readonly staffId?: number
  readonly kind?: ActionKind
}

export const ACTION_LOG_PATH = '/cabinet/staff/log'

/** Parses the URL query; no filter for invalid values. */
export function actionLogQueryOf(params: URLSearchParams): ActionLogQuery {
  const staffId = Number(params.get('person'))
  const kind = ACTION_KIND_NAMES.find((known) => known === params.get('kind'))
  return {
    ...(Number.isInteger(staffId) && staffId > 0 && staffId <= 2_147_483_647 && { staffId }),
    ...(kind && { kind }),
  }
}

/** The URL of a log without default values. */
export function actionLogPath({ staffId, kind }: ActionLogQuery): string {
  const params = new URLSearchParams()
  if (staffId !== undefined) params.set('person', String(staffId))
  if (kind) params.set('kind', kind)
  return params.size > 0 ? `${ACTION_LOG_PATH}?${params}` : ACTION_LOG_PATH
}
