import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import { type Area, isInClosed } from '@okolitsa/domain/market/areas.ts'
import { cabinetFrame as text } from '@okolitsa/strings/ru/cabinet-frame.ts'
import { DESK_PATH } from '../../data/bookings/desk/bookings-query.ts'
import { PAPERS_PATH } from '../../data/sellers/desk/papers-path.ts'
import { MONEY_PATH } from '../../data/statements/desk/statement-query.ts'
import { TOUR_LIST_PATH } from '../../data/tours/desk/tour-paths.ts'

export interface CabinetSection {
  readonly name: CabinetSectionName
  readonly href: string
  readonly label: string
}

type SellerType = NonNullable<StaffMember['organization']>['type']

interface SectionRule {
  readonly href: string
  readonly needs: StaffMember['permissions'][number]
  /** Types of sellers; absent = all with this permission. */
  readonly for?: readonly SellerType[]
  /** Area of business of the section; while it is closed, the section is left out. */
  readonly area?: Area
}

/** The start page. */
export const TODAY_PATH = '/cabinet'

/** Sections in the order of the menu. */
const RULES = {
  today: { href: TODAY_PATH, needs: 'readOrders', for: ['farmer', 'tour_operator'] },
  kitchen: { href: '/cabinet/kitchen', needs: 'workOrders', for: ['restaurant'] },
  menu: { href: '/cabinet/menu', needs: 'manageGoods', for: ['restaurant'], area: 'restaurants' },
  tours: { href: DESK_PATH, needs: 'readOrders', for: ['tour_operator'] },
  tourList: { href: TOUR_LIST_PATH, needs: 'manageGoods', for: ['tour_operator'], area: 'tours' },
  orders: { href: '/cabinet/orders', needs: 'readOrders' },
  goods: { href: '/cabinet/goods', needs: 'manageGoods', for: ['farmer'], area: 'goods' },
  stock: { href: '/cabinet/stock', needs: 'manageGoods', for: ['farmer'] },
  delivery: { href: '/cabinet/delivery', needs: 'manageShop', for: ['farmer', 'restaurant'] },
  couriers: { href: '/cabinet/couriers', needs: 'manageShop', for: ['farmer'] },
  parcels: { href: '/cabinet/parcels', needs: 'workOrders', for: ['farmer'] },
  print: { href: '/cabinet/print', needs: 'workOrders', for: ['farmer'] },
  numbers: { href: '/cabinet/numbers', needs: 'seeNumbers' },
  fees: { href: '/cabinet/fees', needs: 'seeNumbers' },
  money: { href: MONEY_PATH, needs: 'seeNumbers' },
  inbox: { href: '/cabinet/inbox', needs: 'answerCustomers' },
  offers: { href: '/cabinet/offers', needs: 'manageShop', for: ['farmer', 'restaurant'] },
  broadcasts: { href: '/cabinet/broadcasts', needs: 'manageShop' },
  company: { href: '/cabinet/company', needs: 'manageShop' },
  contract: { href: '/cabinet/contract', needs: 'seeNumbers' },
  notifications: { href: '/cabinet/notifications', needs: 'manageShop' },
  gallery: { href: '/cabinet/gallery', needs: 'manageGoods' },
  papers: { href: PAPERS_PATH, needs: 'manageGoods' },
  requests: { href: '/cabinet/requests', needs: 'manageSite' },
  sites: { href: '/cabinet/sites', needs: 'manageSite', area: 'sites' },
  staff: { href: '/cabinet/staff', needs: 'manageStaff' },
} as const satisfies Readonly<Record<string, SectionRule>>

export type CabinetSectionName = keyof typeof RULES

/** Maximum number of tabs on a phone; «Ещё» has the other sections. */
const MAX_TABS = 4

/** Sections whose calls are closed to visitors of the office (`domain/office/cabinet-visit-calls.ts`). */
const CLOSED_IN_VISIT: ReadonlySet<CabinetSectionName> = new Set([
  'couriers',
  'print',
  'company',
  'notifications',
  'requests',
])

/** The member's sections in order, without those of closed areas. */
export function sectionsOf(
  { organization, permissions, visit }: StaffMember,
  closedAreas: readonly Area[],
): readonly CabinetSection[] {
  const all = Object.entries(RULES) as [CabinetSectionName, SectionRule][]
  return all
    .filter(([name, { needs, for: types, area }]) => {
      if (visit && CLOSED_IN_VISIT.has(name)) return false
      if (!permissions.includes(needs) || isInClosed(area, closedAreas)) return false
      return !types || (organization !== null && types.includes(organization.type))
    })
    .map(([name, { href }]) => ({ name, href, label: text.sections[name] }))
}

/** Sections without the requests of sites that the market has closed, unless some wait for an answer. */
export const withRequests = (
  sections: readonly CabinetSection[],
  closedAreas: readonly Area[],
  waiting: number,
): readonly CabinetSection[] =>
  sections.filter(({ name }) => name !== 'requests' || waiting > 0 || !closedAreas.includes('sites'))

/** Sections used many times a day; «Ещё» has the other sections. */
const DAILY: ReadonlySet<CabinetSectionName> = new Set([
  'today',
  'kitchen',
  'menu',
  'tours',
  'orders',
  'goods',
  'inbox',
])

export const tabsOf = (sections: readonly CabinetSection[]): readonly CabinetSection[] =>
  sections.filter(({ name }) => DAILY.has(name)).slice(0, MAX_TABS)

/** Whether a page belongs to the section. `/cabinet` contains only itself; picking belongs to orders. */
export const isInCabinetSection = ({ href }: Pick<CabinetSection, 'href'>, pathname: string): boolean =>
  pathname === href ||
  // forms of tours belong to their list
  (href === TOUR_LIST_PATH && pathname.startsWith(`${DESK_PATH}/`)) ||
  (href !== '/cabinet' && href !== DESK_PATH && pathname.startsWith(`${href}/`)) ||
  (href === '/cabinet/orders' && pathname === '/cabinet/picking')

/** The first section of the member; null = none. */
export const firstPathOf = (member: StaffMember, closedAreas: readonly Area[]): string | null =>
  sectionsOf(member, closedAreas)[0]?.href ?? null
