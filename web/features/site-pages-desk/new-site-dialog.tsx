import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { SiteStart } from '@okolitsa/contracts/site-pages/site-start.ts'
import { TRADES, type Trade } from '@okolitsa/domain/site-pages/trade.ts'
import { SITE_MODES } from '@okolitsa/domain/sites/site-fields.ts'
import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { useState } from 'react'
import { useMakeSite, useSiteStart } from '../../data/sites/desk/use-sites.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { navigate } from '../../platform/router/router.ts'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Failed, Loading } from './states.tsx'
import { TradeField } from './trade-field.tsx'

const text = sitePagesDesk.newSite

/** Asks for the trade and the host name of a new site; its first page is made from known data of the seller. */
export default function NewSiteDialog({ organizationId, onClose }: { organizationId: number; onClose: () => void }) {
  const { start, isFailed, retry } = useSiteStart(organizationId)
  return (
    <Modal isOpen onOpenChange={onClose} title={text.title} closeLabel={sitePagesDesk.close}>
      {start ? <SiteFields start={start} /> : isFailed ? <Failed retry={retry} /> : <Loading />}
    </Modal>
  )
}

function SiteFields({ start }: { start: SiteStart }) {
  const [mode, setMode] = useState<(typeof SITE_MODES)[number]>(SITE_MODES[0])
  const [trade, setTrade] = useState<Trade>(start.trade ?? TRADES[0])
  const [name, setName] = useState(start.name)
  const make = useMakeSite((pageId) => void navigate(`/cabinet/sites/pages/${pageId}`))
  const errors = isApiProblem(make.error) ? make.error.problem.errors : undefined
  const ofName = errors?.name ?? errors?.host ?? errors?.hosts
  return (
    <KeptForm
      id={`new-site-${start.organizationId}`}
      sending={make}
      noValidate
      className="stack g4"
      onSubmit={(event) => {
        event.preventDefault()
        make.mutate({ organizationId: start.organizationId, mode, trade, name })
      }}
    >
      <Select
        label={text.mode}
        items={SITE_MODES.map((value) => ({ value, title: text.modes[value] }))}
        value={mode}
        onChange={({ target }) => setMode(SITE_MODES.find((one) => one === target.value) ?? mode)}
      />
      <TradeField known={start.trade} value={trade} onValueChange={setTrade} />
      <TextField
        label={text.name}
        hint={text.nameHint}
        maxLength={40}
        autoCapitalize="none"
        error={ofName}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {make.isError && !ofName && <p role="alert">{refusalWords(make.error, sitePagesDesk.notDone)}</p>}
      <Button type="submit" block busy={make.isPending}>
        {text.make}
      </Button>
      <p className="sm muted">{text.note}</p>
    </KeptForm>
  )
}
