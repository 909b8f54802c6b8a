import { reportText as text } from '@okolitsa/strings/ru/report.ts'
import css from './report-button.module.css'

/** Opens the window of a report; one listener of the layout serves all of them, so lists carry no code of the window. */
export const ReportButton = ({ kind, id }: { kind: string; id: number | string }) => (
  <button type="button" className={css.report} data-report={`${kind}:${id}`}>
    {text.report}
  </button>
)
