import type { TourAnswer } from '@okolitsa/contracts/tours/tour.ts'
import { tours as text } from '@okolitsa/strings/ru/tours.ts'
import css from './tour-page.module.css'

const backOf = (percent: number) => (percent === 100 ? text.all : percent === 0 ? text.nothing : text.percent(percent))

export function TourCancellation({ steps }: { steps: TourAnswer['cancellation'] }) {
  const isWholeTime = steps.at(-1)?.hoursBefore === 0
  return (
    <section className="stack g4">
      <h2 className="h3">{text.cancellation}</h2>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{text.cancelWhen}</th>
            <th scope="col">{text.cancelBack}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ hoursBefore, backPercent }) => (
            <tr key={hoursBefore}>
              <td>{hoursBefore === 0 ? text.beforeStart : text.before(hoursBefore)}</td>
              <td>{backOf(backPercent)}</td>
            </tr>
          ))}
          {!isWholeTime && (
            <tr>
              <td>{text.later}</td>
              <td>{text.nothing}</td>
            </tr>
          )}
          <tr>
            <td>{text.byOrganizer}</td>
            <td>{text.allBack}</td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}
