import type { DemoOrganization } from '../model.ts'
import { altajskayaBiryuksa } from './farmers/altajskaya-biryuksa.ts'
import { artelVishera } from './farmers/artel-vishera.ts'
import { bahchaPrihodko } from './farmers/bahcha-prihodko.ts'
import { baranyaBalka } from './farmers/baranya-balka.ts'
import { belogorskayaMelnica } from './farmers/belogorskaya-melnica.ts'
import { bortBurzyan } from './farmers/bort-burzyan.ts'
import { buuzyBarguzina } from './farmers/buuzy-barguzina.ts'
import { chajnyjSklon } from './farmers/chajnyj-sklon.ts'
import { chakChakGulnary } from './farmers/chak-chak-gulnary.ts'
import { chemalskieTravy } from './farmers/chemalskie-travy.ts'
import { donskayaRybaGusevyh } from './farmers/donskaya-ryba-gusevyh.ts'
import { dvorIspytatelnyj } from './farmers/dvor-ispytatelnyj.ts'
import { eniseyskayaTajga } from './farmers/eniseyskaya-tajga.ts'
import { fermaGalievyh } from './farmers/ferma-galievyh.ts'
import { hmelnojDvor } from './farmers/hmelnoj-dvor.ts'
import { hozyajstvoDeminyh } from './farmers/hozyajstvo-deminyh.ts'
import { hutorVetrovyh } from './farmers/hutor-vetrovyh.ts'
import { kalachnayaFrolovyh } from './farmers/kalachnaya-frolovyh.ts'
import { kamchatskijUlov } from './farmers/kamchatskij-ulov.ts'
import { kaspijskijNevod } from './farmers/kaspijskij-nevod.ts'
import { kozyaSloboda } from './farmers/kozya-sloboda.ts'
import { lebedyanskieSady } from './farmers/lebedyanskie-sady.ts'
import { pirogiZaliny } from './farmers/pirogi-zaliny.ts'
import { primorskijPrichal } from './farmers/primorskij-prichal.ts'
import { ptichijDvorArgayash } from './farmers/ptichij-dvor-argayash.ts'
import { sadyGergebilya } from './farmers/sady-gergebilya.ts'
import { syryDahovskoj } from './farmers/syry-dahovskoj.ts'
import { teplicyKolcovo } from './farmers/teplicy-kolcovo.ts'
import { terskijBereg } from './farmers/terskij-bereg.ts'
import { uralskijDvorik } from './farmers/uralskij-dvorik.ts'
import { yablonyaBaksana } from './farmers/yablonya-baksana.ts'
import { yalutorovskayaSyrodelnya } from './farmers/yalutorovskaya-syrodelnya.ts'

/** Farms of the south, the Volga, the Urals, Siberia, the Far East and the Arctic coast, ids 137…168. */
export const farmersB: readonly DemoOrganization[] = [
  hutorVetrovyh,
  chajnyjSklon,
  syryDahovskoj,
  donskayaRybaGusevyh,
  baranyaBalka,
  sadyGergebilya,
  pirogiZaliny,
  yablonyaBaksana,
  bahchaPrihodko,
  kaspijskijNevod,
  hozyajstvoDeminyh,
  belogorskayaMelnica,
  lebedyanskieSady,
  kalachnayaFrolovyh,
  fermaGalievyh,
  chakChakGulnary,
  bortBurzyan,
  hmelnojDvor,
  kozyaSloboda,
  artelVishera,
  uralskijDvorik,
  ptichijDvorArgayash,
  yalutorovskayaSyrodelnya,
  altajskayaBiryuksa,
  chemalskieTravy,
  teplicyKolcovo,
  eniseyskayaTajga,
  buuzyBarguzina,
  primorskijPrichal,
  kamchatskijUlov,
  terskijBereg,
  dvorIspytatelnyj,
]
