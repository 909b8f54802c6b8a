import { cutText } from '@okolitsa/domain/text/cut-text.ts'

const LEGAL_FORM = /^(ИП|ООО|АО|ПАО|ЗАО|ОАО|КФХ|СПК|СХПК|ИП ГКФХ|Глава КФХ|ГКФХ)\s+/iu

/** Registers also keep full names («Общество с ограниченной ответственностью …»); longer titles are cut. */
const LONGEST_TITLE = 120

/** Common name of a company: without its legal form and outer quotes; for a person, the name. */
export function titleOfCompany(legalName: string): string {
  let title = legalName.trim()
  for (let before = ''; before !== title; ) {
    before = title
    title = title.replace(LEGAL_FORM, '').trim()
  }
  const quoted = /^[«"](.+)[»"]$/u.exec(title)?.[1]
  return cutText(quoted && !/[«»"]/u.test(quoted) ? quoted : title, LONGEST_TITLE).trim()
}

const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'j',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}
const LONGEST_SLUG = 40

/** Slug of a name: lower-case Latin letters and digits joined by single hyphens; may be empty. */
export const slugOfTitle = (title: string): string =>
  [...title.toLowerCase()]
    .map((letter) => LETTERS[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '')
