import type { TourAnswer } from '@okolitsa/contracts/tours/tour.ts'
import { tours as text } from '@okolitsa/strings/ru/tours.ts'
import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import css from './tour-page.module.css'

/** Maximum number of days in the strip. */
const MAX_IN_STRIP = 4

/** The programme by hours: of a chosen day, or of all days when there are many. */
export function TourProgramme({ programme }: { programme: TourAnswer['programme'] }) {
  const days = [...new Set(programme.map(({ day }) => day))]
  const isStrip = days.length > 1 && days.length <= MAX_IN_STRIP
  const [chosen, setChosen] = useState(days[0] ?? 1)
  const shown = isStrip ? [chosen] : days
  return (
    <section className="stack g4">
      <div className="row fw between">
        <h2 className="h3">{text.programme}</h2>
        {isStrip && (
          <Segmented
            label={text.programme}
            value={String(chosen)}
            items={days.map((day) => ({ value: String(day), title: text.day(day) }))}
            onValueChange={(day) => setChosen(Number(day))}
          />
        )}
      </div>
      <Card className="stack g4">
        {shown.map((day) => (
          <div key={day} className="stack g2">
            {days.length > 1 && !isStrip && <h3 className="h4">{text.day(day)}</h3>}
            <ol className={css.programme}>
              {programme
                .filter((step) => step.day === day)
                .map((step) => (
                  <li key={step.at + step.title}>
                    <time>{step.at}</time>
                    <span>
                      <b>{step.title}</b>
                      {step.detail && <small>{step.detail}</small>}
                    </span>
                  </li>
                ))}
            </ol>
          </div>
        ))}
        <p className="xs muted">{text.localTime}</p>
      </Card>
    </section>
  )
}
