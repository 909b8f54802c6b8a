import type { OfficeMember } from '@okolitsa/contracts/office/office-member.ts'
import { officeFrame as text } from '@okolitsa/strings/ru/office-frame.ts'
import type { IconComponent } from '../../ui/icon.tsx'
import {
  BanknoteIcon,
  CalendarDaysIcon,
  ChartColumnIcon,
  ChefHatIcon,
  ClipboardListIcon,
  FileTextIcon,
  FlagIcon,
  HistoryIcon,
  ImageIcon,
  KeyRoundIcon,
  Layers2Icon,
  LayoutListIcon,
  MailIcon,
  MonitorIcon,
  PackageOpenIcon,
  PercentIcon,
  ReceiptIcon,
  RouteIcon,
  ScaleIcon,
  SearchIcon,
  SendHorizontalIcon,
  SettingsIcon,
  ShieldCheckIcon,
  ShoppingBasketIcon,
  SproutIcon,
  StarIcon,
  StoreIcon,
  SunIcon,
  TagIcon,
  TicketPercentIcon,
  TimerIcon,
  UserRoundIcon,
  UserRoundPlusIcon,
  UsersRoundIcon,
  WalletIcon,
} from '../../ui/icons.ts'

export type OfficeSectionName = keyof typeof text.sections

export interface OfficeSection {
  readonly name: OfficeSectionName
  readonly href: string
  /** Paths of its pages; pages below them belong to it, too. */
  readonly paths: readonly string[]
  readonly isAlone: boolean
  readonly label: string
  readonly icon: IconComponent
}

interface SectionRule {
  readonly href: string
  /** True = the pages below belong to other sections. */
  readonly isAlone?: boolean
  /** Further pages of the section. */
  readonly also?: readonly string[]
  readonly needs: OfficeMember['permissions'][number]
  readonly icon: IconComponent
}

/** Sections in the order of the menu; a section is a line here, with its word in `officeFrame.sections`. */
const RULES = {
  today: { href: '/office', needs: 'keepOwnAccess', icon: SunIcon, isAlone: true },
  orders: { href: '/office/orders', needs: 'seeOrders', icon: ClipboardListIcon },
  customers: { href: '/office/customers', needs: 'seeCustomers', icon: UsersRoundIcon },
  broadcasts: { href: '/office/broadcasts', needs: 'sendBroadcasts', icon: SendHorizontalIcon },
  disputes: { href: '/office/disputes', needs: 'decideContests', icon: ScaleIcon },
  unanswered: { href: '/office/unanswered', needs: 'seeUnanswered', icon: TimerIcon },
  reviews: { href: '/office/moderation', needs: 'moderateReviews', icon: StarIcon },
  applications: { href: '/office/applications', needs: 'approveSellers', icon: SproutIcon },
  sellers: { href: '/office/sellers', needs: 'readSellers', icon: StoreIcon },
  categories: { href: '/office/catalog/categories', needs: 'manageCategories', icon: Layers2Icon },
  goods: {
    href: '/office/goods',
    also: ['/office/goods/check'],
    needs: 'checkGoods',
    icon: ShoppingBasketIcon,
    isAlone: true,
  },
  stopList: { href: '/office/goods/stop-list', needs: 'checkGoods', icon: PackageOpenIcon },
  invitations: { href: '/office/invitations', needs: 'approveSellers', icon: UserRoundPlusIcon },
  legalTexts: { href: '/office/content/legal', needs: 'manageLegalTexts', icon: FileTextIcon },
  homeShelves: { href: '/office/content/home', needs: 'manageContent', icon: LayoutListIcon },
  shelves: { href: '/office/content/shelves', needs: 'manageContent', icon: ShoppingBasketIcon },
  menus: { href: '/office/content/menus', needs: 'manageContent', icon: LayoutListIcon },
  festival: { href: '/office/content/festival', needs: 'manageContent', icon: SproutIcon },
  banners: { href: '/office/content/banners', needs: 'manageContent', icon: ImageIcon },
  recipes: {
    href: '/office/content/recipes',
    also: ['/office/content/recipe-sections'],
    needs: 'manageContent',
    icon: ChefHatIcon,
  },
  plans: { href: '/office/content/plans', needs: 'manageContent', icon: TicketPercentIcon },
  reviewTags: { href: '/office/content/review-tags', needs: 'manageContent', icon: TagIcon },
  redirects: { href: '/office/content/redirects', needs: 'manageContent', icon: RouteIcon },
  notificationTemplates: { href: '/office/content/notices', needs: 'manageContent', icon: MailIcon },
  fees: { href: '/office/fees', needs: 'seeFees', icon: PercentIcon },
  payouts: { href: '/office/payouts', needs: 'seeLedger', icon: BanknoteIcon },
  promoCodes: { href: '/office/promo/codes', needs: 'managePromotion', icon: TicketPercentIcon },
  featured: { href: '/office/promo/ads', needs: 'managePromotion', icon: FlagIcon },
  ranking: { href: '/office/promotion/ranking', needs: 'seeSearches', icon: ChartColumnIcon },
  searches: { href: '/office/searches', needs: 'seeSearches', icon: SearchIcon },
  ledger: { href: '/office/ledger', needs: 'seeLedger', icon: WalletIcon },
  closing: { href: '/office/closing', needs: 'seeLedger', icon: CalendarDaysIcon },
  receipts: { href: '/office/receipts', needs: 'seeLedger', icon: ReceiptIcon },
  reports: { href: '/office/reports', needs: 'seeReports', icon: ChartColumnIcon },
  people: {
    href: '/office/people/team',
    also: ['/office/people/rights'],
    needs: 'managePeople',
    icon: ShieldCheckIcon,
  },
  log: { href: '/office/people/log', needs: 'seeLog', icon: HistoryIcon },
  personalData: { href: '/office/personal-data', needs: 'managePersonalData', icon: UserRoundIcon },
  state: { href: '/office/state', needs: 'seeState', icon: MonitorIcon },
  setup: { href: '/office/setup', needs: 'manageMarket', icon: SettingsIcon },
  access: { href: '/office/access', needs: 'keepOwnAccess', icon: KeyRoundIcon },
} as const satisfies Readonly<Record<OfficeSectionName, SectionRule>>

/** The person's sections in order. */
export const officeSectionsOf = ({ permissions }: Pick<OfficeMember, 'permissions'>): readonly OfficeSection[] =>
  (Object.entries(RULES) as [OfficeSectionName, SectionRule][])
    .filter(([, { needs }]) => permissions.includes(needs))
    .map(([name, { href, also = [], icon, isAlone = false }]) => ({
      name,
      href,
      paths: [href, ...also],
      isAlone,
      icon,
      label: text.sections[name],
    }))

export const isInOfficeSection = (
  { paths, isAlone }: Pick<OfficeSection, 'paths' | 'isAlone'>,
  pathname: string,
): boolean => paths.some((path) => pathname === path || (!isAlone && pathname.startsWith(`${path}/`)))
