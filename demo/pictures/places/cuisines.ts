import type { DemoKitchen } from '../../schemas/restaurant.ts'
import type { Cuisine } from './restaurant-views.ts'

type Style = Omit<Cuisine, 'hue'>
const HOME: Style = { style: 'wood', fire: 'stove', food: ['#d9a24e', '#b5743a', '#e3c79a'] }
const STYLES: Readonly<Record<DemoKitchen, Style>> = {
  russkaya: { style: 'wood', fire: 'oven', food: ['#a8375a', '#e3c79a', '#b5743a'] },
  italyanskaya: { style: 'light', fire: 'oven', food: ['#d8352a', '#f3cf6a', '#5f9a3c'] },
  gruzinskaya: { style: 'brick', fire: 'grill', food: ['#e3c79a', '#8f3f2c', '#d9a24e'] },
  pirogi: { style: 'light', fire: 'oven', food: ['#d99a4e', '#b5743a'] },
  pelmeni: HOME,
  ryba: { style: 'light', fire: 'stove', food: ['#e8946a', '#f2ead6', '#86b04a'] },
  shashlyk: { style: 'stone', fire: 'grill', food: ['#8f3f2c', '#a8583a', '#d8352a'] },
  vostochnaya: { style: 'brick', fire: 'oven', food: ['#e3a23c', '#c8702f', '#f3e0b4'] },
  aziatskaya: { style: 'asian', fire: 'wok', food: ['#f6ecd9', '#d8503f', '#86b04a'] },
  supy: HOME,
  zavtraki: { style: 'light', fire: 'stove', food: ['#f3cf6a', '#fff3d6', '#c22b3c'] },
  salaty: { style: 'light', fire: 'stove', food: ['#86b04a', '#5f9a3c', '#d8352a'] },
  burgery: { style: 'brick', fire: 'grill', food: ['#b5743a', '#8f3f2c', '#f3c53c'] },
  pitstsa: { style: 'brick', fire: 'oven', food: ['#e8a24e', '#d8352a', '#f3cf6a'] },
  sladkoe: { style: 'light', fire: 'oven', food: ['#e9b7a0', '#8a5630', '#fbe4dc'] },
  'bez-myasa': { style: 'light', fire: 'stove', food: ['#86b04a', '#e8842b', '#f2ead6'] },
  kavkazskaya: { style: 'stone', fire: 'grill', food: ['#8f3f2c', '#e3c79a', '#5f9a3c'] },
  sibirskaya: { style: 'wood', fire: 'stove', food: ['#e3c79a', '#8f3f2c', '#f2ead6'] },
}

/** Look of a restaurant by its cuisine. */
export const cuisineOf = ([first = 'russkaya']: readonly DemoKitchen[], hue: number, id: number): Cuisine => ({
  ...STYLES[first],
  hue: (hue + (id % 7) * 6) % 360,
})
