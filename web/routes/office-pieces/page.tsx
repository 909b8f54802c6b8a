import { officePieces } from '@okolitsa/strings/ru/office-pieces.ts'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PIECE_PATHS } from '../../features/office-showcase/piece-form.ts'
import { PieceList } from '../../features/office-showcase/piece-list.tsx'
import { PiecePage } from '../../features/office-showcase/piece-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.ts'
import type { loader } from './loader.ts'

/** `/office/content/{shelves,menus,festival}`: the list of one sort of pieces, and the editor of one. */
export function Page() {
  const { member, sort, code } = useLoaderData<typeof loader>()
  const text = officePieces[sort]
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop
        title={text.title}
        note={text.note}
        actions={
          code === null && (
            <Button size="medium" icon={PlusIcon} href={`${PIECE_PATHS[sort]}/new`}>
              {text.add}
            </Button>
          )
        }
      />
      {code === null ? <PieceList sort={sort} /> : <PiecePage key={code} sort={sort} code={code} />}
    </OfficeFrame>
  )
}
