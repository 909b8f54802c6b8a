import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import { cabinetFrame as text } from '@okolitsa/strings/ru/cabinet-frame.ts'
import { siteRequestDesk } from '@okolitsa/strings/ru/site-requests.ts'
import { useRequestCount } from '../../data/site-requests/desk/use-site-requests.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { Card } from '../../ui/card.tsx'
import { Counter } from '../../ui/counter.tsx'
import { NavList } from '../../ui/nav-list.tsx'
import { CABINET_ICONS } from './cabinet-icons.ts'
import { sectionsOf, withRequests } from './cabinet-sections.ts'
import { SellerSwitch } from './seller-switch.tsx'
import { SignOut } from './sign-out.tsx'

export function CabinetMore({ member }: { member: StaffMember }) {
  const { closedAreas } = useRootData().site.market
  const all = sectionsOf(member, closedAreas)
  const requests = useRequestCount(member.organization !== null && all.some(({ name }) => name === 'requests'))
  const sections = withRequests(all, closedAreas, requests)
  return (
    <>
      <h1 className="h1">{text.moreTitle}</h1>
      <SellerSwitch member={member} />
      <Card>
        <NavList
          label={text.moreTitle}
          items={sections.map(({ href, label, name }) => ({
            href,
            title: label,
            icon: CABINET_ICONS[name],
            end: name === 'requests' && requests > 0 && (
              <Counter text={String(requests)} label={siteRequestDesk.waitingCount(requests)} />
            ),
          }))}
        />
      </Card>
      {!member.visit && <SignOut member={member} />}
    </>
  )
}
