import { productsImport as text } from '@okolitsa/strings/ru/products-import.ts'
import { importPath } from '../../data/products/desk/goods-import-query.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { ImportFiles } from '../../features/products-desk/import/import-files.tsx'
import { ImportPreview } from '../../features/products-desk/import/import-preview.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/goods/import`: export and import of products; with an id, the preview of a file. */
export function Page() {
  const { member, organizationId, imports, exportParts, opened } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <div className="wrap section stack g5">
        {opened ? (
          <ImportPreview
            key={importPath(opened.goodsImport.id)}
            initial={opened.goodsImport}
            rows={opened.rows}
            query={opened.query}
          />
        ) : (
          <ImportFiles organizationId={organizationId} imports={imports} exportParts={exportParts} />
        )}
      </div>
    </CabinetFrame>
  )
}
