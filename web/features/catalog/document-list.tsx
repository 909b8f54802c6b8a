import type { Product } from '@okolitsa/contracts/catalog/product.ts'
import { productPage as text } from '@okolitsa/strings/ru/product-page.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { FileCheck2Icon } from '../../ui/icons.ts'
import css from './product-about.module.css'

export function DocumentList({ documents }: { documents: Product['documents'] }) {
  const reference = useDayReference()
  return (
    <ul className={css.documents}>
      {documents.map(({ id, kind, title, number, validTo, fileUrl }) => (
        <li key={id}>
          <FileCheck2Icon size={22} />
          <span>
            {text.documentKinds[kind]}: {title}
            <small>{text.document(number, validTo, reference)}</small>
            {fileUrl && (
              <a className="link" href={fileUrl} target="_blank" rel="noopener">
                {text.readDocument}
              </a>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
