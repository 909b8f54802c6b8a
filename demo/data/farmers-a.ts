import type { DemoOrganization } from '../model.ts'
import { artelTriSestry } from './farmers/artel-tri-sestry.ts'
import { belyovskijAntonovskijSad } from './farmers/belyovskij-antonovskij-sad.ts'
import { bychijLug } from './farmers/bychij-lug.ts'
import { dvorMartynovyh } from './farmers/dvor-martynovyh.ts'
import { fermaYagodinyh } from './farmers/ferma-yagodinyh.ts'
import { gribnayaIzba } from './farmers/gribnaya-izba.ts'
import { hozyajstvoTimohinyh } from './farmers/hozyajstvo-timohinyh.ts'
import { hozyajstvoZvyagincevyh } from './farmers/hozyajstvo-zvyagincevyh.ts'
import { hutorVuoksa } from './farmers/hutor-vuoksa.ts'
import { karelskayaYagoda } from './farmers/karelskaya-yagoda.ts'
import { kfhZareche } from './farmers/kfh-zareche.ts'
import { kiprej } from './farmers/kiprej.ts'
import { koptilnyaProhorovyh } from './farmers/koptilnya-prohorovyh.ts'
import { krolichijHutor } from './farmers/krolichij-hutor.ts'
import { kuhnyaLarisyVdovinoj } from './farmers/kuhnya-larisy-vdovinoj.ts'
import { lesnoeMoloko } from './farmers/lesnoe-moloko.ts'
import { masterskayaYablochnyjSpas } from './farmers/masterskaya-yablochnyj-spas.ts'
import { melnicaDorofeeva } from './farmers/melnica-dorofeeva.ts'
import { molochnayaReka } from './farmers/molochnaya-reka.ts'
import { mstinskijLuk } from './farmers/mstinskij-luk.ts'
import { ogorodLukyanovyh } from './farmers/ogorod-lukyanovyh.ts'
import { onezhskayaForel } from './farmers/onezhskaya-forel.ts'
import { orehovyjDom } from './farmers/orehovyj-dom.ts'
import { pasekaDedaEgora } from './farmers/paseka-deda-egora.ts'
import { pekarnyaZakvaska } from './farmers/pekarnya-zakvaska.ts'
import { pomorskijBereg } from './farmers/pomorskij-bereg.ts'
import { ptichijDvorKulaginoj } from './farmers/ptichij-dvor-kulaginoj.ts'
import { romanovskieOvcy } from './farmers/romanovskie-ovcy.ts'
import { rybhozTihijPlyos } from './farmers/rybhoz-tihij-plyos.ts'
import { suzdalskijOgurec } from './farmers/suzdalskij-ogurec.ts'
import { svinarnyaDubrava } from './farmers/svinarnya-dubrava.ts'
import { syrodelnyaSusanino } from './farmers/syrodelnya-susanino.ts'
import { syrovarnyaLuchkovyh } from './farmers/syrovarnya-luchkovyh.ts'
import { teplicySysoeva } from './farmers/teplicy-sysoeva.ts'
import { tyoploeUtro } from './farmers/tyoploe-utro.ts'
import { zelyonayaGryadka } from './farmers/zelyonaya-gryadka.ts'

/** Farms of the centre, the north-west and the north: ids 101…136. */
export const farmersA: readonly DemoOrganization[] = [
  syrovarnyaLuchkovyh,
  fermaYagodinyh,
  teplicySysoeva,
  pekarnyaZakvaska,
  pasekaDedaEgora,
  dvorMartynovyh,
  kfhZareche,
  rybhozTihijPlyos,
  belyovskijAntonovskijSad,
  melnicaDorofeeva,
  suzdalskijOgurec,
  krolichijHutor,
  bychijLug,
  ptichijDvorKulaginoj,
  gribnayaIzba,
  syrodelnyaSusanino,
  koptilnyaProhorovyh,
  zelyonayaGryadka,
  molochnayaReka,
  karelskayaYagoda,
  pomorskijBereg,
  hozyajstvoTimohinyh,
  mstinskijLuk,
  hutorVuoksa,
  artelTriSestry,
  masterskayaYablochnyjSpas,
  romanovskieOvcy,
  ogorodLukyanovyh,
  kiprej,
  kuhnyaLarisyVdovinoj,
  svinarnyaDubrava,
  hozyajstvoZvyagincevyh,
  tyoploeUtro,
  orehovyjDom,
  lesnoeMoloko,
  onezhskayaForel,
]
