import type { DemoRestaurant } from '../restaurant-model.ts'
import { antonovka } from './restaurants/antonovka.ts'
import { bykNaUglu } from './restaurants/byk-na-uglu.ts'
import { domAlsu } from './restaurants/dom-alsu.ts'
import { donskojKuren } from './restaurants/donskoj-kuren.ts'
import { dymok } from './restaurants/dymok.ts'
import { gornyjAul } from './restaurants/gornyj-aul.ts'
import { krabyIVolny } from './restaurants/kraby-i-volny.ts'
import { naPlotinke } from './restaurants/na-plotinke.ts'
import { pechka } from './restaurants/pechka.ts'
import { pyanseILapsha } from './restaurants/pyanse-i-lapsha.ts'
import { risIPar } from './restaurants/ris-i-par.ts'
import { rybnyjDvorik } from './restaurants/rybnyj-dvorik.ts'
import { skovorodka } from './restaurants/skovorodka.ts'
import { staryjTiflis } from './restaurants/staryj-tiflis.ts'
import { stepnojOchag } from './restaurants/stepnoj-ochag.ts'
import { tomatIBazilik } from './restaurants/tomat-i-bazilik.ts'
import { uMarfy } from './restaurants/u-marfy.ts'
import { utroIBliny } from './restaurants/utro-i-bliny.ts'
import { volzhskayaPicca } from './restaurants/volzhskaya-picca.ts'
import { vulkan } from './restaurants/vulkan.ts'
import { yantarnayaKosa } from './restaurants/yantarnaya-kosa.ts'
import { zelyonyjStol } from './restaurants/zelyonyj-stol.ts'

/** Restaurants of the demo, written by hand. */
export const demoRestaurants: readonly DemoRestaurant[] = [
  pechka,
  uMarfy,
  tomatIBazilik,
  rybnyjDvorik,
  zelyonyjStol,
  antonovka,
  domAlsu,
  bykNaUglu,
  naPlotinke,
  staryjTiflis,
  skovorodka,
  utroIBliny,
  dymok,
  volzhskayaPicca,
  donskojKuren,
  pyanseILapsha,
  krabyIVolny,
  vulkan,
  stepnojOchag,
  yantarnayaKosa,
  gornyjAul,
  risIPar,
]
