import type { DemoProduct } from '../model.ts'
import { CASINGS, FISH, FLESH } from './fresh-colors.ts'
import {
  type Case,
  card,
  colors,
  first,
  lowJar,
  pillow,
  pouch,
  RED_FISH,
  roe,
  slab,
  tub,
  underFilm,
} from './fresh-packs.ts'
import type { Packed } from './pack-words.ts'

const SETS: Case = [/тартар|корзина|яблоках/i, card]
const MEAT: readonly Case[] = [
  SETS,
  [/набор на засол|баранья туша/i, { pack: 'parcel', body: '#efe6d6' }],
  [/вырезка свиная|карбонад|лопатка без кости$|окорок на буженину|свинина, шея/i, underFilm('tray-roast', FLESH.pork)],
  [/^вырезка|тазобедренная|щёки говяж/i, underFilm('tray-roast', FLESH.beef)],
  [/шпик|грудинка (для|с кожей)/i, slab(['#fbf5ee', '#f6e2d8', '#e0a090', '#ecd3b0'])],
  [/рибай|стриплойн|толстый край|антрекот/i, underFilm('tray-steaks', FLESH.beef)],
  [/конина, филейный/i, underFilm('tray-steaks', FLESH.horse)],
  [/шея мангалицы/i, underFilm('tray-steaks', FLESH.pork)],
  [/говядина на тушение|говядина, лопатка/i, underFilm('tray-chunks', FLESH.beef)],
  [/шашлык|свинина, лопатка/i, underFilm('tray-chunks', FLESH.pork)],
]
const POULTRY: readonly Case[] = [
  SETS,
  [/бедра без кожи|бедро без кости/i, underFilm('tray-fillet', FLESH.thigh)],
  [/куриное филе|филе грудки/i, underFilm('tray-fillet', FLESH.poultry)],
  [/филе кролика/i, underFilm('tray-fillet', FLESH.rabbit)],
]
const MINCED: readonly Case[] = [
  [/бургеры/i, underFilm('tray-patties', FLESH.mincedBeef)],
  [/чевапчичи|люля/i, underFilm('tray-sausages', FLESH.mincedBeef)],
  [/фарш.*(индейк|курин|кролик)/i, underFilm('tray-mince', FLESH.mincedPoultry)],
  [/фарш из сазана/i, underFilm('tray-mince', FLESH.mincedFish)],
  [/фарш.*(свин|домашн)/i, underFilm('tray-mince', FLESH.mincedPork)],
  [/фарш/i, underFilm('tray-mince', FLESH.mincedBeef)],
  [/шашлык/i, underFilm('tray-chunks', FLESH.pork)],
  [/рулет из свинины/i, underFilm('tray-roast', FLESH.pork)],
  [/купаты/i, underFilm('tray-sausages', ['#b86a5e', '#d69a88', '#efccba'])],
  [/замороженные/i, pillow],
  [/щучьи котлеты/i, underFilm('tray-patties', FLESH.mincedFish)],
  [/котлеты из форели/i, underFilm('tray-patties', ['#d8744c', '#ea9a72', '#f6c8aa', '#fbe8da'])],
  [/котлеты «/i, underFilm('tray-patties', FLESH.mincedBeef)],
]
const OFFAL: readonly Case[] = [
  [/^курдюк/i, slab(['#fbf6ec', '#f9eee0', '#f3d9c8', '#f0dfc4'])],
  [/жир.*топл/i, lowJar('#f5ecd2')],
]
const SAUSAGES: readonly Case[] = [
  [/сосиски.*(индейк|курин)/i, underFilm('tray-sausages', ['#d89a80', '#e6b49a', '#f0cdb6'])],
  [/сосиски|сардельки/i, underFilm('tray-sausages', ['#b4604a', '#cf8468', '#e6b094'])],
]
const SMOKED: readonly Case[] = [
  [/сало.*(копчён|паприк|вишне)/i, slab(['#f6e6c6', '#f0cfa8', '#c27a4c', '#8f4a1c'])],
  [/сало (солёное|в рассоле)|курдюк солёный/i, slab(['#fbf5ee', '#f7e3da', '#e2a394', '#8a6a4c'])],
  [/грудинка|корейка сырокопч/i, slab(['#f3dfbf', '#e4b089', '#a84a34', '#6a3214'])],
  [/джерки|сушёное|вяленое|лосятина/i, pouch],
  [/жир.*топл/i, lowJar('#f5ecd2')],
]
const FISH_FRESH: readonly Case[] = [
  [/филе форели|нерка филе/i, underFilm('tray-salmon', RED_FISH)],
  [/стейк|филе|набор|заготовка|строган|живая|кальмар|форель|камбал|налим|щука|навага|корюшка|треска|чир/i, null],
  [/./, underFilm('tray-fish', FISH.fresh)],
]
const FISH_KEPT: readonly Case[] = [
  [
    /(филе форели|форель слабосолён|сёмга|голец|балык нерки)/i,
    { ...underFilm('tray-salmon', RED_FISH), body: '#e6dac4' },
  ],
  [/сушёный|соломкой|юкола/i, pouch],
  [/в масле/i, { pack: 'tin' }],
  [/бочоночек/i, tub],
  [/пряного посола|слабой соли|сайка/i, tub],
  [/кусок|балы[кч]|тарань|бычок|филе|пластом|бочон|бочков|судак|сом |чехонь|душком|снет/i, null],
  [/горячего|копчён|муксун/i, { ...underFilm('tray-fish', FISH.smoked), body: '#e6dac4' }],
  [/вялен|вобла|тарань/i, { ...underFilm('tray-fish', FISH.dried), body: '#e6dac4' }],
]
const SEAFOOD: readonly Case[] = [
  [/икра (щуч|пинагор)/i, roe(['#7a4a10', '#c98a24', '#e8b44c', '#f8dc94'])],
  [/икра осетр/i, roe(['#0c0b0c', '#232024', '#45403f', '#8a827a'])],
  [/икра (?!.*бочонок)/i, roe(['#8a1c04', '#d8480c', '#f58a2c', '#ffc274'])],
  [/печень трески/i, { pack: 'tin' }],
  [/трепанг/i, pouch],
  [/морожен/i, pillow],
  [/бочонок/i, tub],
  [/./, card],
]
/** Meat, birds, fish: from the butcher and the fishmonger. */
export const MEAT_AND_FISH: Readonly<Record<number, (product: DemoProduct) => Packed | null>> = {
  201: ({ title }) => first(title, MEAT),
  202: ({ title }) => first(title, MEAT),
  203: ({ title }) => first(title, MEAT),
  204: ({ title }) => first(title, POULTRY),
  205: ({ title }) => first(title, POULTRY),
  206: ({ title }) => first(title, POULTRY),
  207: ({ title }) => first(title, MINCED),
  208: ({ title }) => first(title, OFFAL),
  301: ({ title }) => {
    if (/ветчина/i.test(title)) return slab(['#f2c4b4', '#e59a8a', '#d07866', '#a85a40'])
    return first(title, SAUSAGES) ?? { pack: 'sausage', filling: colors(title, CASINGS, []), light: { depth: 0.35 } }
  },
  303: ({ title }) => (/зельц/i.test(title) ? slab(['#c9806a', '#b0523e', '#8a2e24', '#5a1c16']) : null),
  302: ({ title }) => first(title, SMOKED),
  401: ({ title }) => (/мороженая/i.test(title) ? pillow : first(title, FISH_FRESH)),
  402: ({ title }) => first(title, FISH_KEPT),
  403: ({ title }) => first(title, SEAFOOD),
}
