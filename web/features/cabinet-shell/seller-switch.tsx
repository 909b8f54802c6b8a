import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import { cabinetFrame as text } from '@okolitsa/strings/ru/cabinet-frame.ts'
import { useChooseSeller } from '../../data/staff/desk/use-choose-seller.ts'
import { Select } from '../../ui/select.tsx'

/** Switches between the sellers of a member; hidden for members of one. */
export function SellerSwitch({ member: { organization, sellers } }: { member: StaffMember }) {
  const choose = useChooseSeller()
  if (organization === null || sellers.length < 2) return null
  return (
    <Select
      label={text.switchSeller}
      items={sellers.map(({ id, title }) => ({ value: String(id), title }))}
      value={String(choose.variables ?? organization.id)}
      disabled={choose.isPending || choose.isSuccess}
      onChange={({ target }) => choose.mutate(Number(target.value))}
    />
  )
}
