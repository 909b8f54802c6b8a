import type { Closing, ImportedRegister, RegisterColumns, RegisterSource } from '@okolitsa/contracts/closing/closing.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { factsOf } from '@okolitsa/contracts/refusals/facts-of.ts'
import { REGISTER_FIELDS } from '@okolitsa/domain/payouts/register-rows.ts'
import { closing } from '@okolitsa/strings/ru/closing.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { useRef, useState } from 'react'
import { useRegisters } from '../../data/office/use-closing.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { UploadIcon } from '../../ui/icons.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { WideTable } from '../../ui/wide-table.tsx'
import css from './closing.module.css'
import { NewSource } from './new-source.tsx'
import { SourcePayer } from './source-payer.tsx'

const text = closing.files
/** Maximum size of a file, as the server refuses it, bytes. */
const MAX_BYTES = 20 * 1024 * 1024
const NEW = 'new'
const NO_COLUMNS: RegisterColumns = { day: '', amount: '', reference: '', fee: '', operation: '', refunds: [] }

/** The imported files of a month, and the import of another one: a source, a file, its columns. */
export function RegisterImport({
  files,
  sources,
  mayImport,
}: {
  files: Closing['files']
  sources: readonly RegisterSource[]
  mayImport: boolean
}) {
  const reference = useDayReference()
  const [chosen, setChosen] = useState('')
  const source = sources.find(({ id }) => String(id) === chosen)
  return (
    <Card as="section" className="stack g4" aria-label={text.title}>
      <h2 className="h3">{text.title}</h2>
      {files.length === 0 ? (
        <p className="muted">{text.empty}</p>
      ) : (
        <ul className={css.files}>
          {files.map((file) => (
            <li key={file.id}>
              <b>{file.name || file.source}</b>
              <small>{[file.source, text.line(file.rows, file.known)].join(' · ')}</small>
              <small>{closing.differences.by(file.madeBy, formatMoment(new Date(file.madeAt), reference))}</small>
            </li>
          ))}
        </ul>
      )}
      {mayImport && (
        <>
          <h3 className="h4">{text.upload}</h3>
          <Select
            label={text.source}
            items={[
              { value: '', title: text.noSource },
              ...sources.map(({ id, title }) => ({ value: String(id), title })),
              { value: NEW, title: text.newSource },
            ]}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          />
          {chosen === NEW && <NewSource onAdded={(id) => setChosen(String(id))} />}
          {source?.kind === 'acquirer' && source.payer === null && (
            <SourcePayer key={`payer ${source.id}`} sourceId={source.id} />
          )}
          {source && <OneImport key={source.id} source={source} />}
        </>
      )}
    </Card>
  )
}

function OneImport({ source: { id: sourceId, kind, mapping } }: { source: RegisterSource }) {
  const { preview, import: imports } = useRegisters()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const [columns, setColumns] = useState<RegisterColumns>(mapping ?? NO_COLUMNS)
  const headings = preview.data?.headings.filter(Boolean) ?? []
  const error = preview.error ?? imports.error
  const problem = isTooLarge ? text.tooLarge : error ? reasonOf(error) : null
  const choose = (next: File | undefined) => {
    if (!next || preview.isPending || imports.isPending) return
    setTooLarge(next.size > MAX_BYTES)
    preview.reset()
    imports.reset()
    if (next.size > MAX_BYTES) return
    setFile(next)
    if (kind !== 'bank') preview.mutate({ sourceId, file: next })
  }
  const isReady = file !== null && (kind === 'bank' || preview.data !== undefined)
  return (
    <div className="stack g3">
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv,.txt,text/csv,text/plain"
        aria-label={text.file}
        hidden
        onChange={({ target }) => {
          choose(target.files?.[0])
          // lets the same file be chosen again
          target.value = ''
        }}
      />
      <p className="sm muted">{file ? text.chosen(file.name) : text.file}</p>
      <Button look="secondary" icon={UploadIcon} busy={preview.isPending} onClick={() => input.current?.click()}>
        {text.choose}
      </Button>
      {preview.data && (
        <fieldset className={css.columnsOfFile}>
          <legend>{text.columns}</legend>
          {mapping && <p className="sm muted">{text.remembered}</p>}
          {REGISTER_FIELDS.map((field) => (
            <Select
              key={field}
              label={text.fields[field]}
              items={[{ value: '', title: text.none }, ...headings.map((value) => ({ value, title: value }))]}
              value={headings.includes(columns[field]) ? columns[field] : ''}
              onChange={({ target }) => setColumns((now) => ({ ...now, [field]: target.value }))}
            />
          ))}
          <TextField
            label={text.refunds}
            hint={text.refundsHint}
            maxLength={200}
            value={columns.refunds.join(',')}
            onChange={({ target }) => setColumns((now) => ({ ...now, refunds: target.value.split(',') }))}
          />
          <WideTable label={text.rows} className={css.scroll}>
            <table className={css.sums} aria-label={text.rows}>
              <tbody>
                {preview.data.rows.map((row, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file never move
                  <tr key={index}>
                    {row.map((cell, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: cells of a file never move
                      <td key={place}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </WideTable>
        </fieldset>
      )}
      {problem && <Notification tone="error">{problem}</Notification>}
      {isReady && !imports.data && (
        <Button
          busy={imports.isPending}
          onClick={() => file && !imports.isPending && imports.mutate({ sourceId, file, columns })}
        >
          {text.import}
        </Button>
      )}
      {imports.data && <Result imported={imports.data} />}
    </div>
  )
}

/** The reason of a refused file in the words of the server. */
const reasonOf = (error: Error): string =>
  (isApiProblem(error) && factsOf(error.problem, 'REGISTER_UNREADABLE')?.reason) || refusalWords(error, closing.failed)

/** Result of an import, with the rows that could not be read. */
function Result({ imported }: { imported: ImportedRegister }) {
  const { file, isRepeated, fees, arrived, twice, mistakes, skipped } = imported
  return (
    <div role="status" className="stack g2">
      <b>{isRepeated ? text.repeated : text.done(file.rows, file.known)}</b>
      {fees > 0 && <p>{text.fees(fees)}</p>}
      {arrived > 0 && <p>{text.arrived(arrived)}</p>}
      {twice.length > 0 && <p>{text.twice(twice)}</p>}
      {skipped > 0 && <p className="sm muted">{text.skipped(skipped)}</p>}
      {mistakes.length > 0 && (
        <>
          <p>{text.mistakes}</p>
          <ul className={css.left}>
            {mistakes.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
