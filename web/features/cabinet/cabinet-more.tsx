import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import { cabinetFrame as text } from '@okolitsa/strings/ru/cabinet-frame.ts'
import { sectionsOf } from '../../data/cabinet/cabinet-sections.ts'
import { Card } from '../../ui/card.tsx'
import { NavList } from '../../ui/nav-list.tsx'
import { CABINET_ICONS } from './cabinet-icons.ts'
import { SellerSwitch } from './seller-switch.tsx'
import { SignOut } from './sign-out.tsx'

/** Every part of the cabinet as one list. */
export function CabinetMore({ member }: { member: StaffMember }) {
  return (
    <>
      <h1 className="h1">{text.moreTitle}</h1>
      <SellerSwitch member={member} />
      <Card>
        <NavList
          label={text.moreTitle}
          items={sectionsOf(member).map(({ href, label, name }) => ({ href, title: label, icon: CABINET_ICONS[name] }))}
        />
      </Card>
      <SignOut member={member} />
    </>
  )
}
