import { type DemoSite, siteSchema } from '../schemas/site.ts'
import { readFolder } from './read-data.ts'

/** Sites made in the constructor, one for each kind of seller. */
export const demoSites: readonly DemoSite[] = readFolder('sites', siteSchema)
