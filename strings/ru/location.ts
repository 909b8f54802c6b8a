/** Texts of the delivery location, used on every page. */
export const locationText = {
  title: 'Ваш адрес',
} as const

/** Expands the official short name of a region: «Тульская обл» → «Тульская область». */
export const regionInWords = (region: string): string =>
  region
    .replace(/^г /, '')
    .replace(/^Респ /, 'Республика ')
    .replace(/ Респ$/, ' Республика')
    .replace(/ обл$/, ' область')
    .replace(/ Аобл$/, ' автономная область')
    .replace(/ АО$/, ' автономный округ')
    .replace('Автономный округ', 'автономный округ')
    .replace(/ - Чувашия$/, '')
    .replace(' - ', ' — ')
