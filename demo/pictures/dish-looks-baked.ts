import { FIXED } from './dish-colors.ts'
import type { DishLook, Ramp } from './dish-forms.ts'

const { wood } = FIXED
const GOLD = ['#8a4a16', '#d08e44', '#f4d090']
const DARK = ['#6a3410', '#b0702e', '#e0ac68']

const pie = (filling: Ramp | readonly Ramp[], crust: Ramp = GOLD): DishLook => ({
  form: 'pie:round',
  colors: { crust, filling, wood },
})
const buns = (filling: Ramp | readonly Ramp[], crust: Ramp = GOLD): DishLook => ({
  form: 'pie:buns',
  colors: { crust, filling, wood },
})

/** Looks of pies and patties. */
export const BAKED_LOOKS = {
  'pirog-s-kapustoj-i-yajcom-306': pie(['#b4b060', '#e6e0a0', '#fbf6d0']),
  'pirog-s-myasom-306': pie(['#4a2414', '#8c5638', '#b88460']),
  'kurnik-306': pie(['#b89058', '#eacf9c', '#fbf0d4'], DARK),
  'kurnik-s-cyplyonkom-301': pie(['#c8a460', '#f2dca8', '#fff6dc']),
  'pirog-s-kartoshkoj-i-gribami-306': pie(['#a07840', '#dcbc80', '#f4e0b0'], DARK),
  'belish-s-utkoj-307': pie(['#8a5430', '#cc9c6c', '#f0d4a8'], DARK),
  'darginskoe-chudo-321': pie(['#74442c', '#b8865c', '#e4c298'], ['#9a5a1c', '#dca050', '#f8dca0']),
  'pirozhok-s-kapustoj-301': buns(['#b4b060', '#e6e0a0', '#fbf6d0']),
  'pirozhok-s-yajcom-i-zelyonym-lukom-306': buns(['#6a9a30', '#f0dca0', '#fff6dc']),
  'pirozhok-s-pechyonkoj-306': buns(['#3e2014', '#74483a', '#a47a64'], DARK),
  'pirozhok-s-cheremshoj-318': buns(['#2e5a1c', '#6c9a40', '#b8cc80'], DARK),
  'pirozhok-s-abrikosom-315': buns(['#c06a10', '#f0a038', '#fcd084'], ['#9a5414', '#dc9640', '#fad494']),
  'pirozhok-s-kartoshkoj-i-shkvarkami-315': buns(['#c8a050', '#f0d490', '#fdf0c8'], ['#743c10', '#bc7c34', '#e8b870']),
} satisfies Record<string, DishLook>
