import type { Numbers } from '@okolitsa/contracts/numbers/numbers.ts'
import { numbers as text } from '@okolitsa/strings/ru/numbers.ts'
import { type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DownloadIcon } from '../../ui/icons.ts'
import css from './numbers.module.css'
import { downloadTable, type NumbersTableName } from './numbers-csv.ts'

/** A part of the page with the download of its table. */
export function NumbersPart({
  name,
  title,
  numbers,
  children,
}: {
  name: NumbersTableName
  title: string
  numbers: Numbers
  children: ReactNode
}) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={css.part}>
      <header className={css.head}>
        <h2 id={id} className="h3">
          {title}
        </h2>
        <Button
          reads
          look="soft"
          size="medium"
          icon={DownloadIcon}
          aria-label={text.exportOf(title)}
          onClick={() => downloadTable(name, numbers)}
        >
          {text.export}
        </Button>
      </header>
      {children}
    </Card>
  )
}
