import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import type { CabinetApi } from '../../staff/desk/cabinet-api.ts'

/** Whether customers see the seller's shop. Null = the member has no permission to read it. */
export async function isShopOpen(
  { applications }: Pick<CabinetApi, 'applications'>,
  { permissions }: Pick<StaffMember, 'permissions'>,
  organizationId: number,
): Promise<boolean | null> {
  if (!permissions.includes('manageShop')) return null
  return (await applications.getApplication({ params: { id: organizationId } })).state === 'approved'
}
