import type { Application } from '@okolitsa/contracts/applications/applications.ts'
import type { ReadinessPointName } from '@okolitsa/domain/sellers/readiness.ts'

/** Says in an address that somebody came from the list, and wants to come back to it. */
const FROM = { name: 'from', value: 'start' }
const FROM_LIST = `?${FROM.name}=${FROM.value}`
const COMPANY = `/cabinet/company${FROM_LIST}`
const PATHS: Readonly<Record<ReadinessPointName, string>> = {
  company: `${COMPANY}#legal`,
  contact: `${COMPANY}#contact`,
  story: `${COMPANY}#about`,
  photo: `${COMPANY}#photo`,
  delivery: `/cabinet/delivery${FROM_LIST}`,
  payment: `${COMPANY}#money`,
  papers: `/cabinet/papers${FROM_LIST}`,
  goods: `/cabinet/goods${FROM_LIST}`,
}

/** The page where a point of the list is done; null = the cabinet has none: menus and tours are brought in together. */
export const readinessPath = (name: ReadinessPointName, type: Application['type']): string | null =>
  name === 'goods' && type !== 'farmer' ? null : PATHS[name]

/** Was the page opened from the list of what is left? */
export const isFromReadiness = (params: URLSearchParams): boolean => params.get(FROM.name) === FROM.value
