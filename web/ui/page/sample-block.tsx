import type { ReactNode } from 'react'
import css from './sample-block.module.css'

export function SampleBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.block}>
      <h2 className="h3">{title}</h2>
      {children}
    </section>
  )
}
