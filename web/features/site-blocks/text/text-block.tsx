import type { BlockAt } from '../block-at.ts'
import { Paragraphs } from '../paragraphs.tsx'
import css from './text.module.css'

export function TextBlock({ block, isFirst }: BlockAt<'text'>) {
  const { title, text, layout } = block.props
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <section className={`section stack g4 ${css.text}`}>
      {title && <Heading className="h2">{title}</Heading>}
      <div className={layout === 'narrow' ? 'stack g4' : css[layout]}>
        <Paragraphs text={text} />
      </div>
    </section>
  )
}
