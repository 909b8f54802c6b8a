import { siteBlocks as text } from '@okolitsa/strings/ru/site-blocks.ts'
import { SectionHeader } from '../../../ui/section-header.tsx'
import type { BlockAt } from '../block-at.ts'
import css from './timetable.module.css'

type Line = BlockAt<'timetable'>['block']['props']['items'][number]
const DAYS = Object.keys(text.days) as readonly Line['day'][]

export function TimetableBlock({ block }: BlockAt<'timetable'>) {
  const { title, note, items } = block.props
  const days = DAYS.flatMap((day) => {
    const lines = items.filter((item) => item.day === day)
    return lines.length === 0 ? [] : [{ day, lines }]
  })
  if (days.length === 0) return null
  return (
    <section className="section">
      <SectionHeader title={title || text.timetable} />
      <div className={css.days}>
        {days.map(({ day, lines }) => (
          <div key={day} className={css.day}>
            <h3 className="h4">{text.days[day]}</h3>
            <ul>
              {lines.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a read-only list
                <li key={at}>
                  <b className={css.time}>{line.time}</b>
                  <span>
                    {line.title}
                    {line.text && <small>{line.text}</small>}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {note && <p className="sm muted">{note}</p>}
    </section>
  )
}
