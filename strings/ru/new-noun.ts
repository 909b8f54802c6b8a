/** Messages of `npm run new:noun`, and texts of the generated page. */
export const newNoun = {
  usage: 'Так: npm run new:noun <контекст>/<понятие> <Название>, например engagement/notes Заметки',
  taken: (path: string) => `${path} уже есть: ничего не изменено.`,
  noPlace: (path: string) => `В ${path} не нашлось, куда встать: допишите строку сами.`,
  made: 'Сделано:',
  touched: 'Дописана строка:',
  next: (url: string) =>
    `Страница: ${url}. Дальше: правило — в domain, слово — в docs/glossary.md, путь человека — в одном из e2e; «npm run verify» скажет, всё ли верно.`,
  /** The file `strings/ru/<noun>.ts`. */
  textsOf: (camel: string, title: string) => `/** Texts of ${camel}. */
export const ${camel} = {
  title: '${title}',
  pageTitle: '${title}',
  empty: 'Здесь пока ничего нет.',
  text: 'Текст',
  add: 'Добавить',
  added: 'Добавлено',
  failed: 'Не\\u00A0получилось. Проверьте связь и\\u00A0повторите',
} as const
`,
  /** Its twin `strings/en/<noun>.ts`. */
  englishWordsOf: (camel: string, many: string) => {
    const title = many.charAt(0).toUpperCase() + many.slice(1).replaceAll('-', ' ')
    return `import type * as ru from '../ru/${many}.ts'
import type { Words } from '../words.ts'

export const ${camel}: Words<typeof ru.${camel}> = {
  title: '${title}',
  pageTitle: '${title}',
  empty: 'There is nothing here yet.',
  text: 'Text',
  add: 'Add',
  added: 'Added',
  failed: 'That did not work. Check your connection and try again',
}
`
  },
} as const
