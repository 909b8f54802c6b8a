import type { ReactNode } from 'react'
import css from './office-frame.module.css'

/** Heading of a page of the office: title, a line below it, and actions at the end. */
export const OfficeTop = ({ title, note, actions }: { title: string; note?: ReactNode; actions?: ReactNode }) => (
  <div className={css.top}>
    <div>
      <h1>{title}</h1>
      {note && <p>{note}</p>}
    </div>
    {actions}
  </div>
)

/** Content of a page in two columns; one below the other on a narrow screen. */
export const OfficeColumns = ({ children }: { children: ReactNode }) => <div className={css.columns}>{children}</div>
