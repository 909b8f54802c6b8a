import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { TRADES } from '@okolitsa/domain/site-pages/trade.ts'
import { SITE_MODES } from '@okolitsa/domain/sites/site-fields.ts'
import { siteEditor } from '@okolitsa/strings/ru/site-editor.ts'
import { useState } from 'react'
import { useMakeSite } from '../../data/cabinet/use-sites.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { navigate } from '../../platform/router/router.ts'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'

const text = siteEditor.newSite

/** Asks what is sold, as what, and how the site is called; its first page comes of what is known of the seller. */
export default function NewSiteDialog({
  seller,
  onClose,
}: {
  seller: { readonly id: number; readonly slug: string }
  onClose: () => void
}) {
  const [mode, setMode] = useState<(typeof SITE_MODES)[number]>(SITE_MODES[0])
  const [trade, setTrade] = useState<(typeof TRADES)[number]>(TRADES[0])
  const [name, setName] = useState('')
  const make = useMakeSite((pageId) => void navigate(`/cabinet/sites/pages/${pageId}`))
  const errors = isApiProblem(make.error) ? make.error.problem.errors : undefined
  const ofName = errors?.name ?? errors?.host ?? errors?.hosts
  return (
    <Modal isOpen onOpenChange={onClose} title={text.title} closeLabel={siteEditor.close}>
      <KeptForm
        id={`new-site-${seller.id}`}
        sending={make}
        noValidate
        className="stack g4"
        onSubmit={(event) => {
          event.preventDefault()
          make.mutate({ organizationId: seller.id, mode, trade, name })
        }}
      >
        <Select
          label={text.mode}
          items={SITE_MODES.map((value) => ({ value, title: text.modes[value] }))}
          value={mode}
          onChange={({ target }) => setMode(SITE_MODES.find((one) => one === target.value) ?? mode)}
        />
        <Select
          label={text.trade}
          items={TRADES.map((value) => ({ value, title: text.trades[value] }))}
          value={trade}
          onChange={({ target }) => setTrade(TRADES.find((one) => one === target.value) ?? trade)}
        />
        <TextField
          label={text.name}
          hint={text.nameHint}
          maxLength={40}
          autoCapitalize="none"
          placeholder={`${seller.slug}-2`.slice(0, 40)}
          error={ofName}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {make.isError && !ofName && <p role="alert">{refusalWords(make.error, siteEditor.notDone)}</p>}
        <Button type="submit" block busy={make.isPending}>
          {text.make}
        </Button>
        <p className="sm muted">{text.note}</p>
      </KeptForm>
    </Modal>
  )
}
