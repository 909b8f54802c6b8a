import { type DemoOrganization, organizationSchema } from '../schemas/organization.ts'
import { readFolder } from './read-data.ts'

/** Farms of the demo, 101…168. */
export const demoFarmers: readonly DemoOrganization[] = readFolder('farmers', organizationSchema).sort(
  (one, other) => one.id - other.id,
)
