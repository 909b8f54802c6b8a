import type { Product } from '@okolitsa/contracts/catalog/product.ts'
import { fileUrl } from '@okolitsa/domain/files/file-url.ts'
import type { DocumentRow } from '../store/product.store.ts'

export const presentDocument = ({ file, ...document }: DocumentRow): Product['documents'][number] => ({
  ...document,
  fileUrl: fileUrl(file),
})
