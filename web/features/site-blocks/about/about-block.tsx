import { Button } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { BlockAt } from '../block-at.ts'
import { blockPicture } from '../block-picture.ts'
import { Paragraphs } from '../paragraphs.tsx'
import css from './about.module.css'

const HALF = { width: 640, height: 400 }

export function AboutBlock({ block, isFirst }: BlockAt<'about'>) {
  const { title, text, picture, pictureSide, action } = block.props
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <section className={`${css.about} ${picture !== null ? css[pictureSide] : ''}`}>
      {picture !== null && <Picture picture={blockPicture(picture, HALF)} />}
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
