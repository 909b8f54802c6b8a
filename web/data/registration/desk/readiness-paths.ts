import type { Application } from '@okolitsa/contracts/registration/applications.ts'
import type { ReadinessPointName } from '@okolitsa/domain/sellers/readiness.ts'
import { MENU_HOURS_PATH } from '../../menus/desk/use-opening-hours.ts'
import { GOODS_PATH, MENU_PATH } from '../../products/desk/goods-query.ts'
import { TOUR_LIST_PATH } from '../../tours/desk/tour-paths.ts'

/** Query parameter of pages opened from the checklist, for their back link. */
const FROM = { name: 'from', value: 'start' }
const FROM_LIST = `?${FROM.name}=${FROM.value}`
const COMPANY = `/cabinet/company${FROM_LIST}`
const PATHS: Readonly<Record<Exclude<ReadinessPointName, 'goods'>, string>> = {
  company: `${COMPANY}#legal`,
  contact: `${COMPANY}#contact`,
  story: `${COMPANY}#about`,
  photo: `${COMPANY}#photo`,
  kitchen: `${MENU_HOURS_PATH}${FROM_LIST}`,
  delivery: `/cabinet/delivery${FROM_LIST}`,
  payment: `${COMPANY}#money`,
  papers: `/cabinet/papers${FROM_LIST}`,
  plot: '/cabinet/start#plot',
}

const ASSORTMENT: Readonly<Record<Application['type'], string>> = {
  farmer: GOODS_PATH,
  shop: GOODS_PATH,
  restaurant: MENU_PATH,
  tour_operator: TOUR_LIST_PATH,
}

/** The page of a checklist step. */
export const readinessPath = (name: ReadinessPointName, type: Application['type']): string =>
  name === 'goods' ? `${ASSORTMENT[type]}${FROM_LIST}` : PATHS[name]

/** Whether the page was opened from the checklist. */
export const isFromReadiness = (params: URLSearchParams): boolean => params.get(FROM.name) === FROM.value
