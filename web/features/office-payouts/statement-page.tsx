import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { OpenMovement } from '@okolitsa/contracts/payouts/office-payouts.endpoints.ts'
import { factsOf } from '@okolitsa/contracts/refusals/facts-of.ts'
import { SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { formatDate, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { officePayouts } from '@okolitsa/strings/ru/office-payouts.ts'
import { useRef, useState } from 'react'
import { useBankMovements, usePayoutActions } from '../../data/office/use-payouts.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import { WideTable } from '../../ui/wide-table.tsx'
import css from './payouts.module.css'
import { LoadFailed, Loading } from './run-list.tsx'

const text = officePayouts.statement

/** A statement with its preview before the import, and movements that a person decides on. */
export function StatementPage({ mayImport }: { mayImport: boolean }) {
  return (
    <div className="stack g5">
      {mayImport && <Upload />}
      <Movements kind="payouts" title={text.open} note={text.openNote} />
      <Movements kind="foreign" title={text.foreign} note={text.foreignNote} />
    </div>
  )
}

/** The first mistake of the file as the server words it. */
function mistakeOf(error: Error): string {
  const facts = isApiProblem(error) ? factsOf(error.problem, 'STATEMENT_UNREADABLE') : null
  return facts?.mistake ?? refusalWords(error, officePayouts.failed)
}

function Upload() {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const { preview, importFile } = usePayoutActions()
  const reference = { ...useDayReference(), zone: SHOP_TIME_ZONE }
  const found = preview.data
  const isNew = found !== undefined && found.movements > found.repeated
  const choose = (chosen: File | undefined) => {
    if (!chosen || preview.isPending) return
    setFile(chosen)
    preview.mutate(chosen)
  }
  return (
    <Card as="section" className="stack g3" aria-label={text.title}>
      <input
        ref={input}
        type="file"
        accept=".txt,text/plain"
        aria-label={text.choose}
        hidden
        onChange={({ target }) => {
          choose(target.files?.[0])
          // lets the same file be chosen again
          target.value = ''
        }}
      />
      <div className={css.bar}>
        <Button look="secondary" size="medium" busy={preview.isPending} onClick={() => input.current?.click()}>
          {preview.isPending ? text.reading : text.choose}
        </Button>
        {file && <span className="muted">{file.name}</span>}
      </div>
      {preview.error && <p role="alert">{mistakeOf(preview.error)}</p>}
      {found && file && (
        <>
          <h2 className="h3">{text.preview}</h2>
          <p role="status">{isNew ? text.counts(found) : text.nothing}</p>
          {found.waiting > 0 && <p className="muted">{text.still(found.waiting)}</p>}
          {found.warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
          {found.rows.length > 0 && (
            <WideTable label={text.preview} className={css.scroll}>
              <table className={css.table}>
                <thead>
                  <tr>
                    <th scope="col">{text.columns.day}</th>
                    <th scope="col" className={css.number}>
                      {text.columns.sum}
                    </th>
                    <th scope="col">{text.columns.who}</th>
                    <th scope="col">{text.columns.outcome}</th>
                  </tr>
                </thead>
                <tbody>
                  {found.rows.map((row) => (
                    <tr key={`${row.day} ${row.number} ${row.direction} ${row.purpose}`}>
                      <td>
                        {formatDate(row.day, reference)}
                        <small>{text.directions[row.direction]}</small>
                      </td>
                      <td className={css.number}>{formatPrice(row.amount)}</td>
                      <td className={css.purpose}>
                        {row.payout?.title ?? row.name}
                        <small>{row.purpose}</small>
                      </td>
                      <td>
                        {text.outcomes[row.outcome]}
                        {row.reason && <small>{text.reasons[row.reason]}</small>}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </WideTable>
          )}
          {isNew && (
            <div>
              <Button
                size="medium"
                busy={importFile.isPending}
                onClick={() =>
                  importFile.mutate(file, {
                    onSuccess: () => {
                      setFile(null)
                      preview.reset()
                    },
                  })
                }
              >
                {text.apply}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  )
}

function Movements({ kind, title, note }: { kind: 'payouts' | 'foreign'; title: string; note: string }) {
  const { data, isError, refetch } = useBankMovements(kind)
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <Card as="section" className="stack g3" aria-label={title}>
      <h2 className="h3">{title}</h2>
      <p className="muted">{note}</p>
      {data.items.length === 0 ? (
        <p role="status">{text.none}</p>
      ) : (
        data.items.map((movement) => <Movement key={movement.id} movement={movement} mayDecide={data.mayDecide} />)
      )}
    </Card>
  )
}

function Movement({ movement, mayDecide }: { movement: OpenMovement; mayDecide: boolean }) {
  const { id, day, direction, amount, name, purpose, reason, candidates } = movement
  const reference = { ...useDayReference(), zone: SHOP_TIME_ZONE }
  const { decide } = usePayoutActions()
  const [chosen, setChosen] = useState('')
  return (
    <article className="stack g2">
      <p>
        <b>{formatPrice(amount)}</b> {text.directions[direction]} {formatDate(day, reference)}, {name}
      </p>
      <p className="sm muted">{purpose}</p>
      {reason !== 'foreign' && <p className="sm">{text.reasons[reason]}</p>}
      {mayDecide && (
        <div className={css.bar}>
          {candidates.length > 0 && (
            <>
              <Select
                label={text.choice}
                value={chosen}
                items={[
                  { value: '', title: text.notChosen },
                  ...candidates.map((one) => ({
                    value: String(one.itemId),
                    title: text.candidate(one.title, one.runId),
                  })),
                ]}
                onChange={({ target }) => setChosen(target.value)}
              />
              <Button
                size="medium"
                disabled={chosen === ''}
                busy={decide.isPending}
                onClick={() => decide.mutate({ id, itemId: Number(chosen) })}
              >
                {text.decide}
              </Button>
            </>
          )}
          <Button
            look="secondary"
            size="medium"
            busy={decide.isPending}
            onClick={() => decide.mutate({ id, itemId: null })}
          >
            {text.other}
          </Button>
        </div>
      )}
    </article>
  )
}
