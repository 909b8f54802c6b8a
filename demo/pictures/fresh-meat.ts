import type { DemoProduct } from '../schemas/organization.ts'
import { BIRDS, BREASTS, CASINGS, FISH, FISH_CUTS, FLESH, JOINTS, LIVERS } from './fresh-colors.ts'
import {
  type Case,
  type Colors,
  card,
  colors,
  first,
  lowJar,
  onTray,
  pillow,
  pouch,
  RED_FISH,
  roe,
  slab,
  smokedTray,
  tub,
  underFilm,
} from './fresh-packs.ts'
import type { Packed } from './pack-words.ts'

const cured = (title: string): Packed => ({
  pack: 'sausage',
  filling: colors(title, CASINGS, []),
  light: { depth: 0.35 },
})
/** Liver has reduced gloss, because with the usual gloss it looks grey. */
const liver = (filling: Colors): Packed => ({ ...onTray('tray-liver', filling), light: { depth: 0.5, gloss: 0.5 } })
const SETS: Case = [/тартар|корзина|яблоках/i, card]
const MEAT: readonly Case[] = [
  SETS,
  [/набор на засол|баранья туша/i, { pack: 'parcel', body: '#efe6d6' }],
  [/рёбра бараньи/i, underFilm('tray-ribs', FLESH.lamb)],
  [/рёбра на щи/i, underFilm('tray-ribs', FLESH.beef)],
  [/ребро свиное в специях/i, underFilm('tray-ribs', ['#a8482c', '#c87048', '#e0a078', '#f2d8b8'])],
  [/рёбра свиные/i, underFilm('tray-ribs', FLESH.pork)],
  [/корейка дюрока/i, underFilm('tray-rounds', FLESH.pork)],
  [/каре ягн|корейка на рёбр/i, onTray('tray-rack', JOINTS.lamb)],
  [/окорок бараний|нога ягнёнка|голяшка|лопатка баранья|ягнятина, лопатка/i, onTray('tray-joint', JOINTS.lamb)],
  [/рулька/i, onTray('tray-joint', JOINTS.pork)],
  [/оссобуко|хвост/i, underFilm('tray-rounds', FLESH.beef)],
  [/шейка/i, underFilm('tray-rounds', FLESH.lamb)],
  [/рулетом/i, underFilm('tray-roast', FLESH.lamb)],
  [/фланк|мачете/i, underFilm('tray-steaks', ['#8a1a1e', '#ae2e32', '#c44a46', '#e6b4a4'])],
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
  [/окорочка кролика/i, onTray('tray-legs', BIRDS.rabbit)],
  [/ножки утиные/i, onTray('tray-legs', BIRDS.duck)],
  [/голень/i, onTray('tray-legs', BIRDS.turkey)],
  [/^крылья индейки/i, onTray('tray-wings', BIRDS.turkey)],
  [/^крылья/i, onTray('tray-wings', BIRDS.chicken)],
  [/грудка утиная/i, underFilm('tray-breast', BREASTS.duck)],
  [/^гусь/i, onTray('tray-bird', BIRDS.goose)],
  [/^(утка целая|цесарка)/i, onTray('tray-bird', BIRDS.duck)],
  [/^(курица|петушок|цыплёнок)/i, onTray('tray-bird', BIRDS.chicken)],
  [/^перепела тушки/i, onTray('tray-quails', BIRDS.chicken)],
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
  [/^печень (кролика|куриная|утиная)/i, liver(LIVERS.light)],
  [/^печень/i, liver(LIVERS.red)],
]
const SAUSAGES: readonly Case[] = [
  [/сосиски.*(индейк|курин)/i, underFilm('tray-sausages', ['#d89a80', '#e6b49a', '#f0cdb6'])],
  [/сосиски|сардельки/i, underFilm('tray-sausages', ['#b4604a', '#cf8468', '#e6b094'])],
]
const SMOKED: readonly Case[] = [
  [/сало.*(копчён|паприк|вишне)/i, slab(['#f6e6c6', '#f0cfa8', '#c27a4c', '#8f4a1c'])],
  [/сало (солёное|в рассоле)|курдюк солёный/i, slab(['#fbf5ee', '#f7e3da', '#e2a394', '#8a6a4c'])],
  [/грудинка|корейка сырокопч/i, slab(['#f3dfbf', '#e4b089', '#a84a34', '#6a3214'])],
  [/копчёная грудка (утки|гуся)/i, smokedTray('tray-breast', BREASTS.smoked)],
  [/рулька|окорок тамбовский/i, { ...onTray('tray-joint', JOINTS.smoked), body: '#e6dac4' }],
  [/гусь вяленый/i, { ...onTray('tray-bird', BIRDS.dried), body: '#e6dac4' }],
  [/казылык/i, cured('конская')],
  [/джерки|сушёное|вяленое|лосятина/i, pouch],
  [/жир.*топл/i, lowJar('#f5ecd2')],
]
/** Live trout, sold in water. */
const LIVE_TROUT: Packed = {
  pack: 'basin-trout',
  filling: ['#3a4630', '#7d8560', '#d3ad96', '#efe8d6'],
  body: '#e2eeee',
  lid: '#24405f',
  light: { depth: 0.3, gloss: 1.1 },
}
const FISH_FRESH: readonly Case[] = [
  [/филе форели|нерка филе/i, underFilm('tray-salmon', RED_FISH)],
  [/судак свежий, филе/i, underFilm('tray-salmon', FISH_CUTS.whiteFillet)],
  [/кижуч|горбуша|стейки форели/i, underFilm('tray-fish-steaks', FISH_CUTS.red)],
  [/стейк/i, underFilm('tray-fish-steaks', FISH_CUTS.white)],
  [/^форель (радужная|потрошёная|беломорская)/i, underFilm('tray-trout', FISH.trout)],
  [/навага|корюшка|ряпушка/i, underFilm('tray-small-fish', FISH.fresh)],
  [/^щука/i, underFilm('tray-pike', FISH.pike)],
  [/форель живая/i, LIVE_TROUT],
  [/стейк|филе|набор|заготовка|строган|живая|кальмар|форель|камбал|налим|навага|корюшка|треска|чир/i, null],
  [/./, underFilm('tray-fish', FISH.fresh)],
]
const FISH_KEPT: readonly Case[] = [
  [/филе форели|форель слабосолён|форель холодного|сёмга|голец|балык нерки/i, smokedTray('tray-salmon', RED_FISH)],
  [/балы[кч]/i, smokedTray('tray-salmon', FISH_CUTS.smokedFillet)],
  [/сом горячего/i, smokedTray('tray-fish-steaks', FISH_CUTS.smoked)],
  [/форель копчёная целая|судак горячего/i, smokedTray('tray-trout', FISH.smoked)],
  [/омуль солёный/i, smokedTray('tray-trout', FISH.fresh)],
  [/ряпушка|тарань|бычок|вобла|чехонь/i, smokedTray('tray-small-fish', FISH.dried)],
  [/сушёный|соломкой|юкола/i, pouch],
  [/в масле/i, { pack: 'tin' }],
  [/бочоночек/i, tub],
  [/пряного посола|слабой соли|сайка/i, tub],
  [/кусок|филе|пластом|бочон|бочков|снет/i, null],
  [/горячего|копчён|муксун/i, smokedTray('tray-fish', FISH.smoked)],
  [/вялен/i, smokedTray('tray-fish', FISH.dried)],
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
/** Pictures of meat, birds and fish by category. */
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
    return first(title, SAUSAGES) ?? cured(title)
  },
  303: ({ title }) => (/зельц/i.test(title) ? slab(['#c9806a', '#b0523e', '#8a2e24', '#5a1c16']) : null),
  302: ({ title }) => first(title, SMOKED),
  401: ({ title }) => (/мороженая/i.test(title) ? pillow : first(title, FISH_FRESH)),
  402: ({ title }) => first(title, FISH_KEPT),
  403: ({ title }) => first(title, SEAFOOD),
}
