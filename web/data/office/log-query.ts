import type { LogFilter } from '@okolitsa/contracts/office-log/office-log.endpoints.ts'

export const OFFICE_LOG_PATH = '/office/people/log'

/** Filters of the log and its page, stored in the URL query. */
export interface LogQuery extends LogFilter {
  readonly before?: number | undefined
}

const NAME = /^[\w.]{1,60}$/
const DAY = /^\d{4}-\d\d-\d\d$/
const KINDS = ['change', 'read', 'refusal'] as const
const LARGEST_INT = 2_147_483_647

/** Query parameters of the page; the loader and the route name them. */
export const LOG_PARAMETERS = [
  'search',
  'person',
  'kind',
  'action',
  'entity',
  'subject',
  'from',
  'to',
  'before',
] as const satisfies readonly (keyof LogQuery)[]

/** Parses the URL query; no filter for invalid values. */
export function logQueryOf(params: URLSearchParams): LogQuery {
  const numberOf = (name: string, most: number) => {
    const value = Number(params.get(name))
    return Number.isSafeInteger(value) && value > 0 && value <= most ? value : undefined
  }
  const textOf = (name: string, isValid: (text: string) => boolean) => {
    const value = params.get(name)?.trim()
    return value && isValid(value) ? value : undefined
  }
  const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text))
  const query = {
    search: textOf('search', (text) => text.length <= 100),
    person: numberOf('person', LARGEST_INT),
    kind: KINDS.find((kind) => kind === params.get('kind')),
    action: textOf('action', (text) => NAME.test(text)),
    entity: textOf('entity', (text) => NAME.test(text)),
    subject: textOf('subject', (text) => text.length <= 100),
    from: textOf('from', isDay),
    to: textOf('to', isDay),
    before: numberOf('before', Number.MAX_SAFE_INTEGER),
  }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as LogQuery
}

/** The URL of the log without absent filters. */
export function logPath(query: LogQuery): string {
  const params = new URLSearchParams()
  for (const name of LOG_PARAMETERS) {
    const value = query[name]
    if (value !== undefined && value !== '') params.set(name, String(value))
  }
  return params.size > 0 ? `${OFFICE_LOG_PATH}?${params}` : OFFICE_LOG_PATH
}
