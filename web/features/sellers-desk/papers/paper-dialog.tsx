import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { Paper } from '@okolitsa/contracts/sellers/paper-desk.endpoints.ts'
import {
  DOCUMENT_KINDS,
  LONGEST_DOCUMENT_NUMBER,
  LONGEST_DOCUMENT_TITLE,
  MAX_DOCUMENT_BYTES,
} from '@okolitsa/domain/sellers/seller-fields.ts'
import { papers as text } from '@okolitsa/strings/ru/papers.ts'
import { productPage } from '@okolitsa/strings/ru/product-page.ts'
import { type SubmitEvent, useState } from 'react'
import type { usePapers } from '../../../data/sellers/desk/use-papers.ts'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { forgetFiles, useKeptFiles } from '../../../platform/forms/kept-files.ts'
import { KeptForm } from '../../../platform/forms/kept-form.tsx'
import { Notification } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import Modal from '../../../ui/modal.tsx'
import { PaperFile } from '../../../ui/paper-file.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import css from './papers.module.css'

const KINDS = DOCUMENT_KINDS.map((value) => ({ value, title: productPage.documentKinds[value] }))
const isKind = (value: string): value is Paper['kind'] => (DOCUMENT_KINDS as readonly string[]).includes(value)

/** A new document, or the replacement of another one. */
export function PaperDialog({
  paper,
  save,
  sent,
  onClose,
}: {
  paper: Paper | null
  save: ReturnType<typeof usePapers>['save']
  sent: number
  onClose: () => void
}) {
  const [kind, setKind] = useState<Paper['kind']>(paper?.kind ?? 'declaration')
  const [title, setTitle] = useState(paper?.title ?? '')
  const [number, setNumber] = useState(paper?.number ?? '')
  const [validTo, setValidTo] = useState(paper?.validTo ?? '')
  const [isEndless, setEndless] = useState(paper !== null && paper.validTo === null)
  const draftId = `paper-${paper?.id ?? 'new'}`
  const [files, setFiles] = useKeptFiles(draftId)
  const file = files[0] ?? null
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({})
  const { error, isPending } = save
  const refused = isApiProblem(error) ? (error.problem.errors ?? {}) : {}
  const mistakeOf = (field: string) => mistakes[field] ?? refused[field]
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = {
      ...(!isEndless && validTo === '' && { validTo: text.missingDate }),
      ...(file && file.size > MAX_DOCUMENT_BYTES && { file: text.tooBig }),
    }
    setMistakes(found)
    if (Object.keys(found).length > 0) return
    const fields = { kind, title: title.trim(), number: number.trim(), file }
    save.mutate(
      { ...fields, ...(!isEndless && { validTo }), ...(paper && { replaces: paper.id }) },
      {
        onSuccess: () => {
          forgetFiles(draftId)
          onClose()
        },
      },
    )
  }
  const percent = Math.round(sent * 100)
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={paper ? text.renewTitle : text.addTitle}
      closeLabel={text.close}
      size="medium"
    >
      <KeptForm id={draftId} sending={save} className={css.form} onSubmit={submit}>
        <Select
          label={text.kind}
          items={KINDS}
          value={kind}
          error={mistakeOf('kind')}
          onChange={({ target }) => isKind(target.value) && setKind(target.value)}
        />
        <TextField
          label={text.about}
          hint={text.aboutHint}
          required
          maxLength={LONGEST_DOCUMENT_TITLE}
          value={title}
          error={mistakeOf('title')}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextField
          label={text.number}
          required
          maxLength={LONGEST_DOCUMENT_NUMBER}
          value={number}
          error={mistakeOf('number')}
          onChange={({ target }) => setNumber(target.value)}
        />
        <TextField
          label={text.validTo}
          type="date"
          disabled={isEndless}
          value={isEndless ? '' : validTo}
          error={mistakeOf('validTo')}
          onChange={({ target }) => setValidTo(target.value)}
        />
        <Checkbox checked={isEndless} onChange={({ target }) => setEndless(target.checked)}>
          {text.hasNoEnd}
        </Checkbox>
        <PaperFile
          file={file}
          hint={paper?.fileUrl ? `${text.fileHint} ${text.keptFile}` : text.fileHint}
          error={mistakeOf('file')}
          onChoose={(chosen) => setFiles(chosen ? [chosen] : [])}
        />
        {error && <Notification tone="error">{refusalWords(error, text.failed)}</Notification>}
        {isPending && file && (
          <Progress label={text.sending} value={percent} max={100} valueText={text.percent(percent)} tone="green" />
        )}
        <Button type="submit" size="xlarge" block busy={isPending}>
          {text.save}
        </Button>
      </KeptForm>
    </Modal>
  )
}
