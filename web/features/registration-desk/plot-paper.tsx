import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { Application } from '@okolitsa/contracts/registration/applications.ts'
import { MAX_DOCUMENT_BYTES } from '@okolitsa/domain/sellers/seller-fields.ts'
import { papers } from '@okolitsa/strings/ru/papers.ts'
import { registrationDesk } from '@okolitsa/strings/ru/registration-desk.ts'
import { validationTexts } from '@okolitsa/strings/ru/validation.ts'
import { type SubmitEvent, useState } from 'react'
import { useApplication, useSavePlotPaper } from '../../data/registration/desk/use-application.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { forgetFiles, useKeptFiles } from '../../platform/forms/kept-files.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PaperFile } from '../../ui/paper-file.tsx'
import { TextField } from '../../ui/text-field.tsx'

const text = registrationDesk.plot

/** The municipality's paper about a household plot: number, days and file. */
export function PlotPaper({ application: initial }: { application: Application }) {
  const { organizationId, person, state } = useApplication(initial)
  const isRenewed = state === 'approved'
  const paper = person?.paper ?? null
  const next = person?.next ?? null
  const typed = isRenewed ? next : paper
  const reference = useDayReference()
  const draftId = `plot-${organizationId}`
  const [form, change, drop] = useDraft(draftId, () => ({
    number: typed?.number ?? '',
    issuedOn: typed?.issuedOn ?? '',
    validTo: typed?.validTo ?? '',
  }))
  const [files, setFiles] = useKeptFiles(draftId)
  const file = files[0] ?? null
  const save = useSavePlotPaper(organizationId)
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({})
  const refused = isApiProblem(save.error) ? (save.error.problem.errors ?? {}) : {}
  const errorOf = (field: string) => mistakes[field] ?? refused[field]
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = {
      ...(form.number.trim() === '' && { number: validationTexts.required }),
      ...(form.issuedOn === '' && { issuedOn: validationTexts.required }),
      ...(form.validTo === '' && { validTo: validationTexts.required }),
      ...(!file && !typed && { files: text.fileError }),
      ...(file && file.size > MAX_DOCUMENT_BYTES && { files: papers.tooBig }),
    }
    setMistakes(found)
    if (Object.keys(found).length > 0) return
    save.mutate(
      { ...form, number: form.number.trim(), file },
      {
        onSuccess: () => {
          drop()
          forgetFiles(draftId)
          setFiles([])
        },
      },
    )
  }
  return (
    <Card as="section" id="plot">
      <form method="post" noValidate className="stack g4" onSubmit={submit}>
        <div>
          <h2 className="h3">{text.title}</h2>
          <p className="muted">{text.lead}</p>
          {paper && <p>{text.kept(paper.number, paper.validTo, reference)}</p>}
          {isRenewed && !next && <p className="muted">{text.renew}</p>}
          {next && <p>{next.refusal === null ? text.nextWaits(next.number) : text.nextReturned(next.refusal)}</p>}
        </div>
        <TextField
          label={text.number}
          maxLength={100}
          value={form.number}
          error={errorOf('number')}
          onChange={({ target }) => change({ number: target.value })}
        />
        <TextField
          label={text.issuedOn}
          type="date"
          value={form.issuedOn}
          error={errorOf('issuedOn')}
          onChange={({ target }) => change({ issuedOn: target.value })}
        />
        <TextField
          label={text.validTo}
          type="date"
          value={form.validTo}
          error={errorOf('validTo')}
          onChange={({ target }) => change({ validTo: target.value })}
        />
        <PaperFile
          file={file}
          hint={typed ? `${text.fileHint} ${text.keptFile}` : text.fileHint}
          error={errorOf('files')}
          onChoose={(chosen) => setFiles(chosen ? [chosen] : [])}
        />
        {save.error && Object.keys(refused).length === 0 && (
          <Notification tone="error">{refusalWords(save.error, registrationDesk.failed)}</Notification>
        )}
        <Button type="submit" block busy={save.isPending}>
          {text.save}
        </Button>
      </form>
    </Card>
  )
}
