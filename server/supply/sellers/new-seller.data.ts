import { kopecks } from '@okolitsa/domain/money/money.ts'
import type { NewShippingRate, SellerProfile, TradePlaceFields } from '@okolitsa/domain/sellers/seller-fields.ts'
import type { NewSeller } from './ports.ts'

/** A courier rate for the whole country. */
export const countrywideRate: NewShippingRate = {
  title: 'Курьер',
  price: kopecks(30_000),
  minOrderSum: kopecks(0),
  freeDeliverySum: kopecks(300_000),
  minOrderSumForSubscribers: null,
  freeDeliverySumForSubscribers: null,
  isDefault: true,
  areas: [{ area: { kind: 'country' }, minOrderSumForSubscribers: null, freeDeliverySumForSubscribers: null }],
}

export const stall: TradePlaceFields = {
  title: 'Лавка',
  address: 'Рыночная площадь, 1',
  city: 'Калуга',
  regionCode: '40',
  coords: { latitude: 54.51, longitude: 36.26 },
  hours: [{ weekdays: [6, 7], from: '10:00', to: '16:00' }],
}

/** Fields of a complete farm. */
export function newSeller(slug: string, profile: Partial<SellerProfile> = {}): NewSeller {
  return {
    profile: {
      type: 'farmer',
      slug,
      title: 'Тихий луг',
      tagline: 'Сыр и масло',
      story: ['Двадцать коров и один пастух.'],
      ownerName: 'Анна Лугова',
      smallImage: 'food/i-cow.webp',
      image: 'food/cheese.webp',
      hue: 90,
      city: 'Калуга',
      settlement: null,
      region: 'Калужская область',
      regionCode: '40',
      coords: { latitude: 54.5, longitude: 36.25 },
      timeZone: 'Europe/Moscow',
      legalName: 'ИП Лугова Анна Петровна',
      legalAddress: 'Калуга, Луговая ул., 1',
      tin: '400000000001',
      ien: '316400000001011',
      taxSystem: 'usn_income',
      phone: null,
      hasTelephony: false,
      telephonyExtension: null,
      callFromHour: 9,
      callToHour: 20,
      termsOfUseLink: null,
      pdnLink: null,
      withCdek: false,
      workWithSubscriptions: false,
      commissionPercent: null,
      ...profile,
    },
    schedule: {
      weekdays: [2, 5],
      cutoff: '18:00',
      processingDays: 1,
      durationDays: 0,
      fromHour: 10,
      toHour: 18,
      horizonDays: 14,
      dailyDeliveries: null,
    },
    documents: [{ kind: 'declaration', title: 'Сыр', number: 'ЕАЭС 1', validTo: '2029-03-14' }],
    paymentMethods: ['sbp', 'cashondelivery'],
    rates: [countrywideRate],
    tradePlaces: [stall],
  }
}
