import { demoShop } from '@okolitsa/demo/data/shop.ts'
import type { NewSeller } from '../supply/sellers/ports.ts'
import { foodPicture, placeOfSeller } from './demo-sellers.ts'

export function demoShopOf(): NewSeller {
  const { id, slug, title, place, legal, picture, hue } = demoShop
  return {
    id,
    profile: {
      type: 'shop',
      slug,
      title,
      tagline: '',
      story: [],
      ownerName: '',
      smallImage: foodPicture(picture),
      image: foodPicture(picture),
      hue,
      ...placeOfSeller(place),
      legalName: legal.name,
      legalAddress: legal.address,
      tin: legal.tin,
      ien: legal.ien,
      taxSystem: 'osn',
      phone: null,
      hasTelephony: false,
      telephonyExtension: null,
      callFromHour: 8,
      callToHour: 22,
      termsOfUseLink: null,
      pdnLink: null,
      withCdek: false,
      workWithSubscriptions: false,
      commissionPercent: null,
    },
    schedule: {
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      cutoff: '18:00',
      processingDays: 0,
      durationDays: 0,
      fromHour: 8,
      toHour: 22,
      horizonDays: 14,
      dailyDeliveries: null,
    },
    documents: [],
    paymentMethods: ['rbs', 'sbp'],
    rates: [],
    tradePlaces: [],
  }
}
