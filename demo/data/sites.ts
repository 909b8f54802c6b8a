import type { DemoSite } from '../site-model.ts'
import { ogorodLukyanovyhSite } from './sites/ogorod-lukyanovyh.ts'
import { onezhskayaForelSite } from './sites/onezhskaya-forel.ts'
import { pasekaDedaEgoraSite } from './sites/paseka-deda-egora.ts'
import { pekarnyaZakvaskaSite } from './sites/pekarnya-zakvaska.ts'
import { syryDahovskojSite } from './sites/syry-dahovskoj.ts'
import { uMarfySite } from './sites/u-marfy.ts'

/** Sites that makers of the demo built in the constructor: one of each trade. */
export const demoSites: readonly DemoSite[] = [
  syryDahovskojSite,
  pekarnyaZakvaskaSite,
  pasekaDedaEgoraSite,
  ogorodLukyanovyhSite,
  onezhskayaForelSite,
  uMarfySite,
]
