import { type DemoSite, siteSchema } from '../schemas/site.ts'
import { readFolder } from './read-data.ts'

/** Sites made in the constructor: one of each trade. */
export const demoSites: readonly DemoSite[] = readFolder('sites', siteSchema)
