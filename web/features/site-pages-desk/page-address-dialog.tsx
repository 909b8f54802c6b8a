import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { DeskPage } from '@okolitsa/contracts/site-pages/site-page.ts'
import { sitePagesDesk as text } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { useState } from 'react'
import { useChangePage } from '../../data/sites/desk/use-sites.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { TextField } from '../../ui/text-field.tsx'

export default function PageAddressDialog({
  siteUuid,
  page,
  onClose,
}: {
  siteUuid: string
  page: DeskPage
  onClose: () => void
}) {
  const [path, setPath] = useState(page.path)
  const change = useChangePage(siteUuid)
  const wrong = isApiProblem(change.error) ? change.error.problem.errors?.path : undefined
  return (
    <Modal isOpen onOpenChange={onClose} title={text.addressOf(page.title)} closeLabel={text.close}>
      <KeptForm
        id={`page-address-${page.id}`}
        sending={change}
        noValidate
        className="stack g4"
        onSubmit={(event) => {
          event.preventDefault()
          if (path === page.path) onClose()
          else change.mutate({ id: page.id, path }, { onSuccess: onClose })
        }}
      >
        <TextField
          label={text.path}
          hint={page.publishedVersion === null ? text.pathHint : text.pathShown}
          maxLength={80}
          autoCapitalize="none"
          error={wrong}
          value={path}
          onChange={({ target }) => setPath(target.value)}
        />
        {change.isError && !wrong && <p role="alert">{refusalWords(change.error, text.notDone)}</p>}
        <Button type="submit" block busy={change.isPending}>
          {text.keepAddress}
        </Button>
      </KeptForm>
    </Modal>
  )
}
