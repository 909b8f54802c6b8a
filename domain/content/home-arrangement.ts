import type { ContentFields } from './content-block.ts'
import { HOME_SHELVES, type HomeShelf } from './home-shelves.ts'

/** Code of the block whose links name the shelves of the home page in their order. */
export const HOME_ARRANGEMENT = 'home-shelves'
/** Past products come late and move what is below them, so so many shelves stand before them. */
const SHELVES_BEFORE_AGAIN = 2

/** Whether shelves may stand in this order: at least one, each once, past products not on the first screen. */
export function isArrangement(shelves: readonly HomeShelf[]): boolean {
  const again = shelves.indexOf('again')
  return (
    shelves.length > 0 &&
    new Set(shelves).size === shelves.length &&
    (again < 0 || again >= Math.min(SHELVES_BEFORE_AGAIN, shelves.length - 1))
  )
}

/** The shelves of a stored block; unknown names, of another release, are left out. */
export const shelvesOf = ({ words }: Pick<ContentFields, 'words'>): HomeShelf[] =>
  words.ru.links.flatMap(({ title }) => HOME_SHELVES.filter((name) => name === title))

export const arrangementOf = (shelves: readonly HomeShelf[]): ContentFields => ({
  kind: 'menu',
  slot: null,
  position: 0,
  regionCodes: [],
  firstDay: null,
  lastDay: null,
  href: null,
  picture: null,
  look: 'dark',
  words: { ru: { title: '', body: [], action: '', links: shelves.map((title) => ({ title, href: '/' })) }, en: null },
})
