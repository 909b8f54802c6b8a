import type * as ru from '../ru/npd-year.ts'
import type { Words } from '../words.ts'
import { formatPrice } from './format.ts'

export const npdYear: Words<typeof ru.npdYear> = {
  title: 'Limit of the self-employed',
  sold: (sold, limit) => `Sold since the new year: ${formatPrice(Math.round(sold))} of ${formatPrice(limit)}`,
  seller: {
    calm: '',
    near: 'More than 80%. Think in time what comes after the limit: you may register as a sole trader.',
    close: 'More than 95%. After the limit the tax on professional income no longer applies: you need another status.',
    over: 'The limit of the year is passed. You may sell on, but another tax applies: register as a sole trader and tell us.',
  },
  office: {
    calm: '',
    near: 'More than 80% of the limit. The seller sees a warning.',
    close: 'More than 95% of the limit. The seller sees a warning.',
    over: 'The limit is passed. Orders go on and the seller is warned: they lose the regime and need another status.',
  },
}
