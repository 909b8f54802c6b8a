import { foldedText } from './folded-text.ts'

/** Words around a wish that name no goods: «хочу что-нибудь вкусное к чаю» is about tea. */
const FILLERS =
  /^(нибудь|хочу|хочется|купить|куплю|заказать|нужн[оаы]?|нужен|ищу|найти|найдите|дайте|можно|чего|вкусн(ое|ого|ый|ая|ые|ых|енькое)|недорого|дешево|доставк[аиой]+|привезите)$/u

/** What a wish that names no goods is about; found when any of the words is. */
const PHRASES: readonly (readonly [phrase: RegExp, goods: string])[] = [
  [/^завтрак/u, 'каша яйца творог йогурт'],
  [/^(обед|ужин)/u, 'суп мясо рыба картофель'],
  [/^(перекус|полдник)/u, 'орехи пастила йогурт'],
  [/^(десерт|сладеньк|сладост)/u, 'торт пастила варенье мёд'],
  [/^(праздни|торжеств|застоль)/u, 'торт сыр икра'],
  [/^(шашлы|барбекю|гриль|мангал)/u, 'шашлык свинина колбаски'],
  [/^(простуд|кашел|иммунит)/u, 'мёд малина облепиха'],
  [/^(пп|диет|похуде)/u, 'творог индейка овощи'],
]

const words = (phrase: string) =>
  foldedText(phrase)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The phrase without words that name nothing; the phrase itself when nothing else is left of it. */
export function withoutFillers(phrase: string): string {
  const kept = words(phrase).filter((word) => !FILLERS.test(word))
  return kept.length > 0 && kept.length < words(phrase).length ? kept.join(' ') : phrase
}

/** Goods that answer a wish («на завтрак»), any of them; null when the phrase holds none. */
export function goodsMeantBy(phrase: string): string | null {
  for (const word of words(phrase)) {
    const phrase = PHRASES.find(([pattern]) => pattern.test(word))
    if (phrase) return phrase[1]
  }
  return null
}
