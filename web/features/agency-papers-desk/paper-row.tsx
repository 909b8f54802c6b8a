import type { AgencyPaperItem } from '@okolitsa/contracts/agency-papers/agency-papers.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { moneyPapers as text } from '@okolitsa/strings/ru/money-papers.ts'
import type { ReactNode } from 'react'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { DownloadIcon } from '../../ui/icons.ts'
import css from './papers.module.css'

/** A paper with its state in words and its files, in the cabinet and in the office. */
export function PaperRow({
  paper,
  files,
  note,
  children,
}: {
  paper: AgencyPaperItem
  /** Path of the paper's files, without the format. */
  files: string
  /** The seller, above the name, in the office. */
  note?: ReactNode
  children?: ReactNode
}) {
  const reference = useDayReference()
  const { kind, revision, total, state, objectUntil, sending, reply, hasXml } = paper
  const name = text.name(paper)
  return (
    <li className={css.paper}>
      <div className={css.head}>
        <span>
          {note}
          <b>{name}</b>
          {revision > 0 && <small>{text.revision(revision)}</small>}
          <small>{text.state(state, objectUntil, reference)}</small>
          {sending && (
            <small>
              {text.sending[sending.state]}
              {sending.reason !== '' && `: ${sending.reason}`}
            </small>
          )}
        </span>
        <span className={css.sum}>
          <b>{formatPrice(total)}</b>
          <small>{text.totals[kind]}</small>
        </span>
      </div>
      {reply?.kind === 'objected' && (
        <dl className={css.talk}>
          <dt>{text.yours}</dt>
          <dd>{reply.text}</dd>
          {reply.answer !== null && (
            <>
              <dt>{text.answer}</dt>
              <dd>{reply.answer}</dd>
            </>
          )}
        </dl>
      )}
      <div className={css.buttons}>
        {(['pdf', 'xml'] as const).map(
          (format) =>
            (format === 'pdf' || hasXml) && (
              <Button
                key={format}
                look="soft"
                size="medium"
                icon={DownloadIcon}
                href={`${files}/${format}`}
                download=""
                aria-label={text.download(text[format], name)}
              >
                {text[format]}
              </Button>
            ),
        )}
        {children}
      </div>
    </li>
  )
}
