import type { PieceSubject } from '@okolitsa/contracts/content/showcase.endpoints.ts'
import { officePieces as text } from '@okolitsa/strings/ru/office-pieces.ts'
import { lazy, Suspense, useState } from 'react'
import { usePieceSubjects } from '../../data/office/use-pieces.ts'

const ComboBox = lazy(() => import('../../ui/combo-box.tsx'))

/** Finds goods or farms by a part of their names. */
export function SubjectField({
  of,
  chosen,
  error,
  onAdd,
}: {
  of: 'goods' | 'farms'
  /** Subjects that are not offered again. */
  chosen: readonly PieceSubject[]
  error: string | undefined
  onAdd: (subject: PieceSubject) => void
}) {
  const [search, setSearch] = useState('')
  const { data = [] } = usePieceSubjects(of, search.trim())
  const found = data.filter(({ id }) => !chosen.some((one) => one.id === id))
  return (
    <Suspense>
      <ComboBox
        label={of === 'goods' ? text.findGoods : text.findFarms}
        hint={text.findHint}
        error={error}
        inputValue={search}
        onInputChange={setSearch}
        emptyText={text.nothingFound}
        items={found.map(({ id, title, note }) => ({ id: String(id), title, note }))}
        onSelect={(id) => {
          setSearch('')
          const subject = found.find((one) => String(one.id) === id)
          if (subject) onAdd(subject)
        }}
      />
    </Suspense>
  )
}
