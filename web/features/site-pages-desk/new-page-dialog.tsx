import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { sitePagesDesk as text } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { useState } from 'react'
import { useAddPage } from '../../data/sites/desk/use-sites.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { navigate } from '../../platform/router/router.ts'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** Asks for the title and the path of a new page. */
export default function NewPageDialog({
  siteUuid,
  isFirst,
  onClose,
}: {
  siteUuid: string
  isFirst: boolean
  onClose: () => void
}) {
  const [title, setTitle] = useState('')
  const [path, setPath] = useState(isFirst ? '/' : '')
  const add = useAddPage(siteUuid, (id) => void navigate(`/cabinet/sites/pages/${id}`))
  const errors = isApiProblem(add.error) ? add.error.problem.errors : undefined
  const ofTitle = errors?.['content.title'] ?? errors?.title
  return (
    <Modal isOpen onOpenChange={onClose} title={text.newPage} closeLabel={text.close}>
      <KeptForm
        id={`new-page-${siteUuid}`}
        sending={add}
        noValidate
        className="stack g4"
        onSubmit={(event) => {
          event.preventDefault()
          add.mutate({ title, path })
        }}
      >
        <TextField
          label={text.pageTitle}
          maxLength={80}
          error={ofTitle}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextField
          label={text.path}
          hint={text.pathHint}
          maxLength={80}
          autoCapitalize="none"
          error={errors?.path}
          value={path}
          onChange={({ target }) => setPath(target.value)}
        />
        {add.isError && !ofTitle && !errors?.path && <p role="alert">{refusalWords(add.error, text.notDone)}</p>}
        <Button type="submit" block busy={add.isPending}>
          {text.add}
        </Button>
      </KeptForm>
    </Modal>
  )
}
