import type { DemoOrganization } from '../model.ts'
import type { DemoTour } from '../tour-model.ts'
import { gornyjStol, gornyjStolTours } from './tours/gornyj-stol.ts'
import { koziTropy, koziTropyTours } from './tours/kozi-tropy.ts'
import { krajLovozera, krajLovozeraTours } from './tours/kraj-lovozera.ts'
import { krajOkeana, krajOkeanaTours } from './tours/kraj-okeana.ts'
import { meshchyorskijMyod, meshchyorskijMyodTours } from './tours/meshchyorskij-myod.ts'
import { onezhskieBerega, onezhskieBeregaTours } from './tours/onezhskie-berega.ts'
import { severnyjDom, severnyjDomTours } from './tours/severnyj-dom.ts'
import { sibirBlizko, sibirBlizkoTours } from './tours/sibir-blizko.ts'
import { tihieVyhodnye, tihieVyhodnyeTours } from './tours/tihie-vyhodnye.ts'
import { uralskijZahod, uralskijZahodTours } from './tours/uralskij-zahod.ts'
import { volgaVGostyah, volgaVGostyahTours } from './tours/volga-v-gostyah.ts'
import { yugNaTarelke, yugNaTarelkeTours } from './tours/yug-na-tarelke.ts'

/** Who leads the tours: 501…512. */
export const demoTourOperators: readonly DemoOrganization[] = [
  tihieVyhodnye,
  koziTropy,
  meshchyorskijMyod,
  severnyjDom,
  onezhskieBerega,
  krajLovozera,
  yugNaTarelke,
  gornyjStol,
  volgaVGostyah,
  uralskijZahod,
  sibirBlizko,
  krajOkeana,
]

/** The demo's tours, written by hand. */
export const demoTours: readonly DemoTour[] = [
  ...tihieVyhodnyeTours,
  ...koziTropyTours,
  ...meshchyorskijMyodTours,
  ...severnyjDomTours,
  ...onezhskieBeregaTours,
  ...krajLovozeraTours,
  ...yugNaTarelkeTours,
  ...gornyjStolTours,
  ...volgaVGostyahTours,
  ...uralskijZahodTours,
  ...sibirBlizkoTours,
  ...krajOkeanaTours,
]
