import { Button } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { BlockAt } from '../block-at.ts'
import { blockPicture } from '../block-picture.ts'
import css from './hero.module.css'

const WIDE = { width: 1_280, height: 800 }
const HALF = { width: 640, height: 400 }

/** The opening block; as the first block of a page it contains the heading. */
export function HeroBlock({ block, isFirst }: BlockAt<'hero'>) {
  const { layout, title, text, picture, action } = block.props
  const Heading = isFirst ? 'h1' : 'h2'
  const look = picture === null ? 'plain' : layout
  return (
    <section className={`${css.hero} ${css[look]}`}>
      {picture !== null && look !== 'plain' && (
        <Picture
          picture={blockPicture(picture, look === 'full' || look === 'below' ? WIDE : HALF)}
          priority={isFirst}
        />
      )}
      <div className={css.words}>
        <Heading>{title}</Heading>
        {text && <p>{text}</p>}
        {action && (
          <div>
            <Button size="xlarge" shape="round" href={action.href}>
              {action.title}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
