import type { OfficeMember } from '@okolitsa/contracts/office/office-member.ts'
import { officeFrame as text } from '@okolitsa/strings/ru/office-frame.ts'
import type { IconComponent } from '../../ui/icon.tsx'
import { HistoryIcon, KeyRoundIcon, MonitorIcon, SproutIcon, StoreIcon, UserRoundPlusIcon } from '../../ui/icons.ts'

export type OfficeSectionName = keyof typeof text.sections

export interface OfficeSection {
  readonly name: OfficeSectionName
  readonly href: string
  readonly label: string
  readonly icon: IconComponent
}

interface SectionRule {
  readonly href: string
  readonly needs: OfficeMember['permissions'][number]
  readonly icon: IconComponent
}

/** Sections in the order of the menu; a section is a line here, with its word in `officeFrame.sections`. */
const RULES = {
  setup: { href: '/office/setup', needs: 'manageMarket', icon: StoreIcon },
  applications: { href: '/office/applications', needs: 'approveSellers', icon: SproutIcon },
  invitations: { href: '/office/invitations', needs: 'approveSellers', icon: UserRoundPlusIcon },
  log: { href: '/office/people/log', needs: 'seeLog', icon: HistoryIcon },
  state: { href: '/office/state', needs: 'seeState', icon: MonitorIcon },
  access: { href: '/office/access', needs: 'keepOwnAccess', icon: KeyRoundIcon },
} as const satisfies Readonly<Record<OfficeSectionName, SectionRule>>

/** The person's sections in order. */
export const officeSectionsOf = ({ permissions }: Pick<OfficeMember, 'permissions'>): readonly OfficeSection[] =>
  (Object.entries(RULES) as [OfficeSectionName, SectionRule][])
    .filter(([, { needs }]) => permissions.includes(needs))
    .map(([name, { href, icon }]) => ({ name, href, icon, label: text.sections[name] }))

export const isInOfficeSection = ({ href }: Pick<OfficeSection, 'href'>, pathname: string): boolean =>
  pathname === href || pathname.startsWith(`${href}/`)
