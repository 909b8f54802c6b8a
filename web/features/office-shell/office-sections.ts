import type { OfficeMember } from '@okolitsa/contracts/office/office-member.ts'
import { officeFrame as text } from '@okolitsa/strings/ru/office-frame.ts'
import type { IconComponent } from '../../ui/icon.tsx'
import {
  ClipboardListIcon,
  KeyRoundIcon,
  ShieldCheckIcon,
  SproutIcon,
  StoreIcon,
  UserRoundPlusIcon,
} from '../../ui/icons.ts'

export type OfficeSectionName = keyof typeof text.sections

export interface OfficeSection {
  readonly name: OfficeSectionName
  readonly href: string
  /** Path of all pages of the section. */
  readonly root: string
  readonly label: string
  readonly icon: IconComponent
}

interface SectionRule {
  readonly href: string
  /** Path of all pages of the section; absent = that of `href`. */
  readonly root?: string
  readonly needs: OfficeMember['permissions'][number]
  readonly icon: IconComponent
}

/** Sections in the order of the menu; a section is a line here, with its word in `officeFrame.sections`. */
const RULES = {
  orders: { href: '/office/orders', needs: 'seeOrders', icon: ClipboardListIcon },
  setup: { href: '/office/setup', needs: 'manageMarket', icon: StoreIcon },
  applications: { href: '/office/applications', needs: 'approveSellers', icon: SproutIcon },
  invitations: { href: '/office/invitations', needs: 'approveSellers', icon: UserRoundPlusIcon },
  people: { href: '/office/people/team', root: '/office/people', needs: 'managePeople', icon: ShieldCheckIcon },
  access: { href: '/office/access', needs: 'keepOwnAccess', icon: KeyRoundIcon },
} as const satisfies Readonly<Record<OfficeSectionName, SectionRule>>

/** The person's sections in order. */
export const officeSectionsOf = ({ permissions }: Pick<OfficeMember, 'permissions'>): readonly OfficeSection[] =>
  (Object.entries(RULES) as [OfficeSectionName, SectionRule][])
    .filter(([, { needs }]) => permissions.includes(needs))
    .map(([name, { href, root = href, icon }]) => ({ name, href, root, icon, label: text.sections[name] }))

export const isInOfficeSection = ({ root }: Pick<OfficeSection, 'root'>, pathname: string): boolean =>
  pathname === root || pathname.startsWith(`${root}/`)
