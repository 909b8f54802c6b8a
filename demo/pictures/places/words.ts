import type { Animal } from './animals.ts'
import type { Hour } from './colors.ts'
import type { Crop } from './fields.ts'
import type { Season } from './light.ts'
import type { EatingRoom } from './restaurant-views.ts'
import type { Room } from './rooms.ts'
import type { Terrain } from './terrain.ts'
import type { View } from './views.ts'
import type { House } from './yard.ts'

const LANDS: Readonly<Record<Terrain, string>> = {
  plain: 'холмы и перелески',
  taiga: 'тайга',
  steppe: 'степь и тополя',
  caucasus: 'снежные горы',
  altai: 'горы и лиственницы',
  volcano: 'вулкан',
  sea: 'морской берег',
  lake: 'озеро с островами',
  river: 'река в ивах',
  delta: 'протоки и камыш',
  tundra: 'тундра',
  chalk: 'меловые холмы',
  town: 'старый город',
}
const HOUSES: Readonly<Record<House, string>> = {
  izba: 'бревенчатый дом',
  barn: 'амбар',
  byre: 'скотный двор',
  greenhouses: 'теплицы',
  windmill: 'ветряная мельница',
  smokehouse: 'домик с дымящей трубой',
  yurt: 'юрта',
  chum: 'чум',
  sakla: 'каменный дом',
  hata: 'белёный дом',
  works: 'цех под зелёной крышей',
}
const HERDS: Readonly<Record<Animal, string>> = {
  cow: 'коровы',
  goat: 'козы',
  sheep: 'овцы',
  pig: 'свиньи',
  horse: 'лошади',
  hen: 'куры',
  goose: 'гуси',
  duck: 'утки',
  turkey: 'индейки',
  rabbit: 'кролики',
  deer: 'олени',
  dog: 'собака',
  cat: 'кошка',
}
const ROOMS: Readonly<Record<Room, string>> = {
  cheeseCellar: 'сыры зреют на полках',
  dairy: 'молочная с бидонами',
  bakery: 'печь и хлеб на полках',
  pantry: 'кладовая с вареньем',
  honeyRoom: 'мёд в банках и рамка с сотами',
  smokehouse: 'коптильня с окороками',
  fishRoom: 'улов на льду',
  greenhouse: 'грядки в теплице',
  kitchen: 'кухня, на столе тесто',
  herbLoft: 'травы сохнут пучками',
  millRoom: 'жернова и мешки с мукой',
  pickleCellar: 'погреб с бочками',
  juiceRoom: 'соки в бутылках',
  henhouse: 'гнёзда с яйцами',
  byreInside: 'хлев с сеном',
  sweetRoom: 'сладости на полках',
}
const CROPS: Readonly<Record<Crop, string>> = {
  cabbage: 'грядки капусты',
  potato: 'картофельное поле',
  tomato: 'помидоры на грядках',
  carrot: 'ряды моркови',
  onion: 'луковое поле',
  pumpkin: 'тыквы на грядках',
  melon: 'бахча',
  wheat: 'пшеничное поле',
  buckwheat: 'гречишное поле',
  flax: 'цветущий лён',
  sunflower: 'подсолнухи',
  corn: 'кукурузное поле',
  hop: 'хмельник',
  vine: 'виноградник',
  tea: 'чайные ряды',
  orchard: 'яблоневый сад',
  berries: 'ягодные ряды',
  herbs: 'поле трав',
  pasture: 'цветущий луг',
  forest: 'лес с грибами и ягодами',
}
const EATING: Readonly<Record<EatingRoom, string>> = {
  front: 'вход с улицы',
  terrace: 'терраса со столиками',
  hall: 'зал со столами у окна',
  kitchen: 'открытая кухня',
}
const SEASONS: Readonly<Record<Season, readonly [neuter: string, masculine: string, plural: string]>> = {
  spring: ['весеннее', 'весенний', 'весенние'],
  summer: ['летнее', 'летний', 'летние'],
  autumn: ['осеннее', 'осенний', 'осенние'],
  winter: ['зимнее', 'зимний', 'зимние'],
}

function whenWords(season: Season, hour: Hour): string {
  const [neuter, masculine, plural] = SEASONS[season]
  switch (hour) {
    case 'dawn':
      return `${neuter} утро`
    case 'noon':
      return `${masculine} день`
    case 'golden':
      return `${masculine} вечер`
    case 'evening':
      return `${plural} сумерки`
    case 'mist':
      return `${neuter} туманное утро`
  }
}

const herdWords = (animals: readonly Animal[]) => [...new Set(animals)].map((one) => HERDS[one])

/** Text alternative of a picture of a place. */
export function placeWords(title: string, view: View, { season, hour }: { season: Season; hour: Hour }): string {
  const when = whenWords(season, hour)
  switch (view.kind) {
    case 'panorama':
    case 'yard':
      return `${title}: ${[HOUSES[view.house], ...herdWords(view.animals), LANDS[view.terrain], when].join(', ')}`
    case 'shore':
      return `${title}: ${season === 'winter' ? 'лёд' : 'лодка у мостков'}, сети, ${LANDS[view.terrain]}, ${when}`
    case 'field':
      return `${title}: ${season === 'winter' ? 'поле под снегом' : CROPS[view.crop]}, ${LANDS[view.terrain]}, ${when}`
    case 'inside':
      return `${title}: ${[ROOMS[view.room], ...herdWords(view.animals)].join(', ')}`
    case 'market':
      return `${title}: прилавок под полосатым навесом, ${when}`
    case 'people':
      return `${title}: ${view.people.length === 1 ? 'портрет' : 'портрет вместе'} за столом с урожаем, ${when}`
    case 'eating':
      return `${title}: ${EATING[view.room]}`
    case 'fair':
      return `${title}: ряды под полосатыми навесами и флажки, ${when}`
    case 'face':
      return `${title}: портрет`
  }
}
