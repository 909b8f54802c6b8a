import type { DemoOrganization } from '../model.ts'

/** The shop itself, as it sells plans of the subscription; its register data are made up. */
export const demoShop: Pick<DemoOrganization, 'id' | 'slug' | 'title' | 'place' | 'legal'> & {
  readonly picture: string
  readonly hue: number
} = {
  id: 9001,
  slug: 'okolitsa',
  title: 'Околица',
  picture: 'basket',
  hue: 120,
  place: {
    city: 'Москва',
    settlement: null,
    region: 'Москва',
    regionCode: '77',
    point: { lat: 55.7558, lon: 37.6173 },
    timeZone: 'Europe/Moscow',
  },
  legal: {
    name: 'ООО «Околица» (показательное)',
    address: '101000, г. Москва, Показательный пер., д. 1',
    tin: '9977001239',
    ien: '1029900123450',
  },
}
