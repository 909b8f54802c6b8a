const CYRILLIC = /\p{Script=Cyrillic}/u

/** Allergens as sellers write them; with a capital letter they are names of the catalogue. */
const ALLERGENS: ReadonlyMap<string, string> = new Map(
  `глютен=gluten|молоко=milk|яйца=eggs|яйцо=egg|рыба=fish|ракообразные=crustaceans|моллюски=molluscs|орехи=nuts|арахис=peanuts
кунжут=sesame|соя=soya|сельдерей=celery|горчица=mustard|люпин=lupin|мёд=honey|сульфиты=sulphites|лактоза=lactose`
    .split(/[|\n]/)
    .map((line) => line.split('=') as [string, string]),
)

/**
 * Phrases about shelf life and storage, longer ones first. A text is translated only when all of its parts are known.
 */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/(\d+) (?:суток|сутки|дней|дня|день)/gu, '$1 days'],
  [/(\d+) (?:часов|часа|час)/gu, '$1 hours'],
  [/(\d+) (?:недель|недели|неделя|неделю)/gu, '$1 weeks'],
  [/(\d+) (?:месяцев|месяца|месяц)/gu, '$1 months'],
  [/(\d+) (?:лет|года|год)/gu, '$1 years'],
  [/посадить за/gu, 'plant within'],
  [/без срока|бессрочно/gu, 'no limit'],
  [/в сухом,? тёмном месте/gu, 'in a dry dark place'],
  [/в сухом,? прохладном месте/gu, 'in a dry cool place'],
  [/в сухом месте/gu, 'in a dry place'],
  [/в прохладном месте/gu, 'in a cool place'],
  [/в тёмном месте/gu, 'in a dark place'],
  [/в погребе или холодильнике/gu, 'in a cellar or a fridge'],
  [/в пакете для овощей/gu, 'in a vegetable bag'],
  [/в бумаге или льняном мешке/gu, 'in paper or a linen bag'],
  [/после вскрытия/gu, 'after opening'],
  [/не в холодильнике/gu, 'not in a fridge'],
  [/в холодильнике/gu, 'in a fridge'],
  [/в морозилке|в морозильнике|в морозильной камере/gu, 'in a freezer'],
  [/в погребе/gu, 'in a cellar'],
  [/на влажной ткани/gu, 'on a damp cloth'],
  [/на льду/gu, 'on ice'],
  [/на свету/gu, 'in the light'],
  [/в тени/gu, 'in the shade'],
  [/в прохладе/gu, 'in the cool'],
  [/корни влажные/gu, 'roots damp'],
  [/при комнатной температуре/gu, 'at room temperature'],
  [/при температуре от (\+?−?\d+) до/gu, 'at $1 to'],
  [/при температуре до/gu, 'at up to'],
  [/при температуре/gu, 'at'],
  [/не выше/gu, 'at most'],
  [/(?<!\p{L})при(?!\p{L})/gu, 'at'],
  [/(?<!\p{L})до(?!\p{L})/gu, 'up to'],
]

/** English text of an allergen list, a shelf life or storage; null = it contains the seller's own words. */
export function factInEnglish(russian: string): string | null {
  const text = russian.replaceAll('\u00A0', ' ')
  if (!CYRILLIC.test(text)) return null
  const allergens = text.split(', ').map((part) => ALLERGENS.get(part))
  if (allergens.every((one) => one !== undefined)) return allergens.join(', ')
  // degree signs are followed by a letter of either alphabet
  const translated = PHRASES.reduce(
    (words, [phrase, english]) => words.replace(phrase, english),
    text.replaceAll('°С', '°C'),
  )
  return CYRILLIC.test(translated) ? null : translated.replace(/\b1 (day|hour|week|month|year)s\b/g, '1 $1')
}
