import { type DemoOrganization, organizationSchema } from '../schemas/organization.ts'
import { readFolder } from './read-data.ts'

export const demoFarmers: readonly DemoOrganization[] = readFolder('farmers', organizationSchema).sort(
  (one, other) => one.id - other.id,
)
