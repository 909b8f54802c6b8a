import type { PropsOf } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { pictureOf } from '../../data/catalog/picture.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Paragraphs } from './paragraphs.tsx'
import css from './site-blocks.module.css'

const WIDE = { width: 1_280, height: 800 }
const HALF = { width: 640, height: 400 }

/** The first words of a page; the first block of a page is its heading. */
export function HeroBlock({ props, isFirst }: { props: PropsOf<'hero'>; isFirst: boolean }) {
  const { layout, title, text, picture, action } = props
  const Heading = isFirst ? 'h1' : 'h2'
  const look = picture === null ? 'plain' : layout
  return (
    <section className={`${css.hero} ${css[look]}`}>
      {picture !== null && look !== 'plain' && (
        <Picture picture={pictureOf(imageUrl(picture), '', look === 'full' ? WIDE : HALF)} priority={isFirst} />
      )}
      <div className={css.heroWords}>
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

/** A picture and a story beside it. */
export function AboutBlock({ props, isFirst }: { props: PropsOf<'about'>; isFirst: boolean }) {
  const { title, text, picture, pictureSide, action } = props
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <section className={`${css.about} ${picture !== null ? css[pictureSide] : ''}`}>
      {picture !== null && <Picture picture={pictureOf(imageUrl(picture), '', HALF)} />}
      <div className="stack g4">
        <Heading className="h2">{title}</Heading>
        <Paragraphs text={text} />
        {action && (
          <div>
            <Button look="green-stroke" shape="round" href={action.href}>
              {action.title}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
