import { firstSign } from '@okolitsa/domain/text/cut-text.ts'
import { siteBlocks as text } from '@okolitsa/strings/ru/site-blocks.ts'
import { Picture } from '../../../ui/picture.tsx'
import { SectionHeader } from '../../../ui/section-header.tsx'
import type { BlockAt } from '../block-at.ts'
import { blockPicture } from '../block-picture.ts'
import css from './team.module.css'

const FACE = { width: 320, height: 320 }

/** Initials of the first two words. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => firstSign(word).toUpperCase())
    .join('')

/** Staff; a person without a picture is shown by initials. */
export function TeamBlock({ block }: BlockAt<'team'>) {
  const { title, layout, items } = block.props
  if (items.length === 0) return null
  return (
    <section className="section">
      <SectionHeader title={title || text.team} />
      <ul className={`${css.people} ${css[layout]}`}>
        {items.map((person, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: people may share a name
          <li key={at}>
            <span className={css.face} aria-hidden="true">
              {person.picture === null ? (
                initialsOf(person.title)
              ) : (
                <Picture picture={blockPicture(person.picture, FACE)} />
              )}
            </span>
            <div className={css.words}>
              <h3 className="h4">{person.title}</h3>
              {person.role && <p className={css.role}>{person.role}</p>}
              {person.text && <p className="sm muted">{person.text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
