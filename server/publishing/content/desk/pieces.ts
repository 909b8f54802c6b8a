import type { ContentFields, ContentWords } from '@okolitsa/domain/content/content-block.ts'
import type { WrittenPiece } from '@okolitsa/domain/content/written-piece.ts'
import type { StoredFields } from '../store/version.store.ts'

/** Slot of the menus of header and footer, which come in one answer and are known by their codes. */
const MENUS = 'footer'
const words = (title: string, links: ContentWords['links'] = []): ContentWords => ({
  title,
  body: [],
  action: '',
  links,
})

/** A piece as the fields of a version. The shop reads a menu from the words, which have its shown links only. */
export function fieldsOfPiece(piece: WrittenPiece): ContentFields & Pick<StoredFields, 'startsAt' | 'endsAt'> {
  const { sort, title } = piece
  const links = sort === 'menu' ? piece.links.filter(({ isShown }) => isShown) : []
  const english = sort === 'festival' ? null : piece.titleEn
  const moment = (name: 'startsAt' | 'endsAt') => (sort === 'shelf' && piece[name] ? new Date(piece[name]) : null)
  return {
    kind: sort,
    slot: sort === 'menu' ? MENUS : null,
    position: 0,
    regionCodes: sort === 'shelf' ? piece.regionCodes : [],
    firstDay: null,
    lastDay: null,
    startsAt: moment('startsAt'),
    endsAt: moment('endsAt'),
    occasion: sort === 'shelf' ? (piece.occasion ?? null) : null,
    href: null,
    picture: null,
    look: 'dark',
    words: {
      ru: words(
        title,
        links.map((link) => ({ title: link.title, href: link.href })),
      ),
      en:
        english === null && links.every(({ titleEn }) => titleEn === null)
          ? null
          : words(
              english ?? title,
              links.map((link) => ({ title: link.titleEn ?? link.title, href: link.href })),
            ),
    },
    details: piece,
  }
}
