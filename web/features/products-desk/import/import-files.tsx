import type { GoodsImport } from '@okolitsa/contracts/products/goods-import.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { productsImport as text } from '@okolitsa/strings/ru/products-import.ts'
import { type DragEvent, useState } from 'react'
import { exportPath, importPath } from '../../../data/products/desk/goods-import-query.ts'
import { GOODS_PATH } from '../../../data/products/desk/goods-query.ts'
import { useUploadGoods } from '../../../data/products/desk/use-goods-import.ts'
import { useDayReference } from '../../../platform/loading/use-day-reference.ts'
import { Notification } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { ArrowLeftIcon, DownloadIcon, UploadIcon } from '../../../ui/icons.ts'
import css from './goods-import.module.css'

export function ImportFiles({
  organizationId,
  imports,
  exportParts,
}: {
  organizationId: number
  imports: readonly GoodsImport[]
  exportParts: number
}) {
  return (
    <div className={css.screen}>
      <div className={css.top}>
        <div>
          <h1 className="h1">{text.title}</h1>
          <p className="muted">{text.lead}</p>
        </div>
        <Button look="secondary-gray" size="medium" icon={ArrowLeftIcon} href={GOODS_PATH}>
          {text.back}
        </Button>
      </div>
      <div className={css.columns}>
        <Upload organizationId={organizationId} />
        <Card as="section" className={css.part}>
          <h2 className="h3">{text.out.title}</h2>
          <p className="muted">{text.out.text}</p>
          {Array.from({ length: exportParts }, (_, index) => index + 1).map((part) => (
            <div key={part} className={css.downloads}>
              {(['xlsx', 'csv'] as const).map((format) => (
                <Button
                  key={format}
                  look="secondary"
                  icon={DownloadIcon}
                  href={exportPath(organizationId, format, part)}
                  download
                  block
                >
                  {exportParts > 1 ? text.out.part(text.out[format], part) : text.out[format]}
                </Button>
              ))}
            </div>
          ))}
        </Card>
      </div>
      {imports.length > 0 && <PastFiles imports={imports} />}
    </div>
  )
}

function Upload({ organizationId }: { organizationId: number }) {
  const { upload, sent, refusal } = useUploadGoods(organizationId)
  const [isOver, setOver] = useState(false)
  const { isPending } = upload
  const send = (file: File | undefined) => {
    setOver(false)
    if (file && !isPending) upload.mutate(file)
  }
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    send(event.dataTransfer.files[0])
  }
  const percent = Math.round(sent * 100)
  return (
    <Card as="section" className={css.part}>
      <h2 className="h3">{text.in.title}</h2>
      <p className="muted">{text.in.text}</p>
      {/* a drop target in addition to the file field */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keyboards and screen readers use the field inside */}
      <div
        className={classNames(css.drop, isOver && css.over)}
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label>
          <input
            type="file"
            className="visually-hidden"
            accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            disabled={isPending}
            onChange={({ target }) => {
              const file = target.files?.[0]
              target.value = ''
              send(file)
            }}
          />
          <span>
            <UploadIcon size={24} />
            <span aria-live="polite">
              {!isPending ? text.in.choose : percent < 100 ? text.in.sending(percent) : text.in.reading}
            </span>
          </span>
        </label>
      </div>
      {refusal && <Notification tone="error">{refusal}</Notification>}
      <Disclosure title={text.in.rulesTitle}>
        <ul className={css.rules}>
          {text.in.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Disclosure>
    </Card>
  )
}

function PastFiles({ imports }: { imports: readonly GoodsImport[] }) {
  const reference = useDayReference()
  return (
    <section className={css.part} aria-labelledby="past">
      <h2 id="past" className="h3">
        {text.past}
      </h2>
      <ul className={css.past}>
        {imports.map(({ id, fileName, state, madeAt, counts }) => (
          <li key={id}>
            <a href={importPath(id)}>
              <b>{fileName || text.noName}</b>
              <span className="muted">
                {text.madeAt(formatMoment(new Date(madeAt), reference))} · {text.states[state]}
              </span>
              <span className="muted">{text.summary(counts.all)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
