import type { DemoOrganization } from '../model.ts'
import { belyovskijAntonovskijSad } from './farmers/belyovskij-antonovskij-sad.ts'
import { dvorMartynovyh } from './farmers/dvor-martynovyh.ts'
import { fermaYagodinyh } from './farmers/ferma-yagodinyh.ts'
import { kfhZareche } from './farmers/kfh-zareche.ts'
import { krolichijHutor } from './farmers/krolichij-hutor.ts'
import { melnicaDorofeeva } from './farmers/melnica-dorofeeva.ts'
import { pasekaDedaEgora } from './farmers/paseka-deda-egora.ts'
import { pekarnyaZakvaska } from './farmers/pekarnya-zakvaska.ts'
import { rybhozTihijPlyos } from './farmers/rybhoz-tihij-plyos.ts'
import { suzdalskijOgurec } from './farmers/suzdalskij-ogurec.ts'
import { syrovarnyaLuchkovyh } from './farmers/syrovarnya-luchkovyh.ts'
import { teplicySysoeva } from './farmers/teplicy-sysoeva.ts'

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
]
