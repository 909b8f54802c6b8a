import type * as ru from '../ru/featured.ts'
import type { Words } from '../words.ts'

export const featured: Words<typeof ru.featured> = {
  label: (advertiser, tin, erid) => `Advertisement. Advertiser ${advertiser}, TIN\u00A0${tin}, erid\u00A0${erid}`,
}
